"""The list of memories: 100,000 cards without a stutter."""
