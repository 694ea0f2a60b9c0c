"""How a text becomes sentences worth keeping, offline."""
