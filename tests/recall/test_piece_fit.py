"""How well words fit in meaning: the arithmetic against the same in plain Python."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from wellkept.providers.pieces import PieceRows
from wellkept.recall.piece_fit import CONTEXTUAL, STATIC, fits, small, weights

DIMS = 4
Floats = NDArray[np.float32]


def rows(static: Sequence[Sequence[float]], contextual: Sequence[Sequence[float]] | None = None) -> PieceRows:
    made = [_unit(one) for one in (static, static if contextual is None else contextual)]
    return PieceRows(tuple(f" {place}" for place in range(len(static))), *made)


def _unit(vectors: Sequence[Sequence[float]]) -> Floats:
    made = np.array(vectors, dtype=np.float32).reshape(-1, DIMS)
    unit: Floats = made / np.linalg.norm(made, axis=1, keepdims=True)
    return unit


def _plainly(question: PieceRows, counts: Sequence[float], memory: PieceRows) -> float:
    total = 0.0
    for part, asked, had in (
        (STATIC, question.static, memory.static),
        (CONTEXTUAL, question.contextual, memory.contextual),
    ):
        for count, one in zip(counts, asked.tolist(), strict=True):
            cosines = [sum(a * b for a, b in zip(one, other, strict=True)) for other in had.tolist()]
            total += part * count * max([0.0, *cosines])
    return min(total / sum(counts), 1.0)


_VECTOR = st.lists(st.integers(-5, 5), min_size=DIMS, max_size=DIMS).filter(any)


def _pieces(least: int) -> st.SearchStrategy[PieceRows]:
    return st.integers(least, 5).flatmap(
        lambda count: st.builds(
            rows, *[st.lists(_VECTOR, min_size=count, max_size=count) for _ in ("static", "contextual")]
        )
    )


@given(_pieces(1), st.lists(_pieces(0), max_size=5), st.data())
def test_it_is_what_plain_python_says(question: PieceRows, memories: list[PieceRows], data: st.DataObject) -> None:
    count = len(question.texts)
    counts = data.draw(st.lists(st.floats(0.1, 9), min_size=count, max_size=count))
    found = fits(small(question), counts, [small(one) for one in memories])
    assert found == pytest.approx([_plainly(question, counts, one) for one in memories], abs=0.02)
    assert all(0.0 <= one <= 1.0 for one in found)


@given(_pieces(1), st.lists(_pieces(1), min_size=2, max_size=5))
def test_it_does_not_matter_what_stands_beside(question: PieceRows, memories: list[PieceRows]) -> None:
    counts = [1.0] * len(question.texts)
    together = fits(small(question), counts, [small(one) for one in memories])
    assert together == pytest.approx([fits(small(question), counts, [small(one)])[0] for one in memories], abs=1e-6)


X, Y = [1, 0, 0, 0], [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("question", "counts", "memory", "expected"),
    [
        (rows([X, Y]), [1, 1], rows([Y, X]), 1.0),
        (rows([X, Y]), [1, 1], rows([X]), 0.5),
        (rows([X, Y]), [3, 1], rows([X]), 0.75),
        (rows([X]), [1], rows([X], [Y]), STATIC),
        (rows([X]), [1], rows([Y], [X]), CONTEXTUAL),
        (rows([X]), [1], rows([[-1, 0, 0, 0]]), 0.0),
        (rows([X]), [1], rows([]), 0.0),
        (rows([X]), [0], rows([X]), 0.0),
        (rows([]), [], rows([X]), 0.0),
    ],
    ids=["order", "half", "rarity", "alone", "in place", "opposite", "no pieces", "nothing counts", "nothing asked"],
)
def test_what_is_asked_for_and_had(
    question: PieceRows, counts: list[float], memory: PieceRows, expected: float
) -> None:
    assert fits(small(question), counts, [small(memory)]) == pytest.approx([expected], abs=0.01)


def test_none_to_compare_with_is_none_found() -> None:
    assert fits(small(rows([X])), [1.0], []) == []


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ((" dog",), [3.0]),
        ((" do", "g", "?"), [3.0, 3.0, 0.0]),
        ((" the", " do", "g"), [0.5, 3.0, 3.0]),
        ((" ", "狗", "叫"), [0.0, 2.0, 1.0]),
        (("<unk>",), [1.0]),
        ((), []),
    ],
    ids=["word", "parts", "common", "no blanks", "unknown", "none"],
)
def test_a_piece_counts_as_its_word_does(pieces: tuple[str, ...], expected: list[float]) -> None:
    rarities = {"dog": 3.0, "the": 0.5, "狗": 2.0}
    assert weights(pieces, lambda word: rarities.get(word, 1.0)) == expected
