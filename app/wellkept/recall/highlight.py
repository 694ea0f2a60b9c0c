"""Which characters of a memory to mark for a query."""

from wellkept.model.fold import fold_mapped
from wellkept.recall.lexical import LexicalQuery

Span = tuple[int, int]


def spans(content: str, query: LexicalQuery) -> tuple[Span, ...]:
    """Return start and end of what to mark, in characters of `content`, sorted and apart."""
    folded, places = fold_mapped(content)
    terms = set(query.terms) | set(query.forms)
    found: list[Span] = []
    at = 0
    for word in folded.split():
        if word in terms:
            found.append((places[at][0], places[at + len(word) - 1][1]))
        at += len(word) + 1
    return tuple(found)


def marked_words(content: str, query: LexicalQuery) -> tuple[str, ...]:
    """Return the words that `spans` marks, as the memory writes them."""
    return tuple(content[start:end] for start, end in spans(content, query))
