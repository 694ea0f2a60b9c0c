"""The page of the owner's assistants: the door they come through, who is let in, and what each read."""
