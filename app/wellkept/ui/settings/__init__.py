"""The page about models on other computers: the key, the service, and what may be sent."""
