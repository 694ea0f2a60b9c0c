"""Who helps from a model file: what turns a text into a vector. Nothing here reads or writes memories."""
