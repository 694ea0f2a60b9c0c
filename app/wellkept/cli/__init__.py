"""The command line: every use case for scripts and for people in a terminal."""
