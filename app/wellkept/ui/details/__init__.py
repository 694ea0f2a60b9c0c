"""One memory, or several, with all that its record holds."""
