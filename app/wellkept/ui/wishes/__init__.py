"""What assistants wish, for the owner's yes or no."""
