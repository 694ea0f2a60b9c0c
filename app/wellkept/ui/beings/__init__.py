"""Several beings in one file: whose memories the window shows, and the one place to switch."""
