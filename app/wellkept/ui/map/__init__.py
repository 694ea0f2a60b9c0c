"""The map of meaning: memories in two dimensions, alike ones close together."""
