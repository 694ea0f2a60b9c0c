"""The page that asks whether memories are still true."""
