"""What a proposed sentence is to the memories already there."""

from enum import StrEnum


class Novelty(StrEnum):
    """What a proposed sentence is to the memories already there."""

    NEW = "new"
    KNOWN = "known"  # keeping it reinforces the one already there
    NEAR = "near"  # possibly the same as one already there: for the owner to decide
    REPEATED = "repeated"  # stands earlier in the same text
