"""Tables of words, written as running text."""


def word_list(*texts: str) -> tuple[str, ...]:
    """Return the words of texts in which blanks stand between them, in order."""
    return tuple(word for text in texts for word in text.split())


def word_set(*texts: str) -> frozenset[str]:
    """Return the words of texts in which blanks stand between them."""
    return frozenset(word_list(*texts))
