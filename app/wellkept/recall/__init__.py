"""How memories are found. Pure: no writes, no clock of its own."""
