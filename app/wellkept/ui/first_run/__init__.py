"""The first look: cards to begin with, and sample memories to look around in."""
