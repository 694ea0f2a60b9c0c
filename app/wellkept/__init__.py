"""Wellkept: read, search, correct and delete everything your AI twin remembers about you."""

__version__ = "0.1.0"
