"""The use cases, one method each: what the window, the command line and the doors all call."""
