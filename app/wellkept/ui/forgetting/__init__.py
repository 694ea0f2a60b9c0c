"""Forgetting everything about a person, a topic, a place or a time."""
