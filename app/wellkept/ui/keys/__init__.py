"""The owner's own keys: which are in use, whether new ones may be, and the sheet (F1) to see and change them."""
