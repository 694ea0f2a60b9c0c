"""When memories were learned, as a small picture over the list that one can choose a stretch of time in."""
