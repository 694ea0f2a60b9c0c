"""Searches that the owner gave a name, at the top of the sidebar and in the palette."""
