"""The command palette: every command, found by typing."""
