"""Twin's exam in the window: the page of questions, and the questions beside each memory."""
