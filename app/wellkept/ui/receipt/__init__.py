"""The receipt of what was forgotten: what was in which file before, and what is there now."""
