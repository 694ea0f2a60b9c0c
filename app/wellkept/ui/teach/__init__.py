"""Text in, reviewed sentences kept."""
