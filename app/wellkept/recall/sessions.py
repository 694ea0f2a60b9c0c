"""What was learned together: a good answer lifts what stands in the same session."""

from collections.abc import Iterable


def best_of_session(bases: Iterable[tuple[str, float]]) -> dict[str, float]:
    """Return for each session the best score of any memory in it. Source: recall notes, 9.2 (`sess`)."""
    best: dict[str, float] = {}
    for session, base in bases:
        if base > best.get(session, 0.0):
            best[session] = base
    return best
