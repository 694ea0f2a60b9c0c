"""What a memory is: values and pure functions. No input or output; standard library and `regex` only."""
