"""The page about what the memories say of the owner."""
