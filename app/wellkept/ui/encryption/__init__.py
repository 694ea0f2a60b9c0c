"""The page about encryption of the file of memories."""
