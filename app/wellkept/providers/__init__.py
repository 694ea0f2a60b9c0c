"""Who helps, from a model file or over the network: a text becomes a vector, a question a reply; where the key lives.

Nothing here reads or writes memories, and nothing elsewhere speaks to another computer.
"""
