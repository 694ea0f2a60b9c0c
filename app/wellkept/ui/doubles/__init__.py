"""The page that looks for duplicates and conflicts among all memories."""
