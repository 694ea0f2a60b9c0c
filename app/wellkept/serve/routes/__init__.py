"""The addresses of the REST door, by what they are about."""
