"""The arithmetic of the side-by-side: ratios, cells, what a stopped contender said, and the look into files."""

from pathlib import Path

import numpy as np
import pytest

from tests.bench.peers.measure import figures
from tests.bench.peers.table import Figure, Row, cell, ratio, table
from tests.bench.peers.traces import left, vector_looks, word_looks

ROWS = (Row("add one, ms", "add", 1), Row("words left", "words"))


@pytest.mark.parametrize(
    ("value", "base", "said"),
    [
        (4.0, 2.0, "x2.0"),
        (1.0, 4.0, "x0.25"),
        (1.0, 3000.0, "x0.00033"),
        (12.6, 1.0, "x13"),
        (25_000.0, 2.0, "x12,500"),
    ],
    ids=["twice", "a quarter", "next to nothing", "many", "thousands"],
)
def test_a_ratio_is_how_many_times_ours(value: float, base: float, said: str) -> None:
    assert ratio(value, base) == said


@pytest.mark.parametrize(
    ("theirs", "ours", "said"),
    [
        ({"add": 3.0}, {"add": 1.5}, "3.0     x2.0"),
        ({"add": 1234.5}, None, "1,234.5"),
        ({}, {"add": 1.5}, "-"),
        ({"add": "30 of 30"}, {"add": "0 of 30"}, "30 of 30"),
        ({"add": 3.0}, {}, "3.0"),
        ({"add": 3.0}, {"add": 0.0}, "3.0"),
    ],
    ids=["both", "ours itself", "not measured", "words", "ours not measured", "ours is nothing"],
)
def test_a_cell_has_a_ratio_where_there_can_be_one(
    theirs: dict[str, Figure], ours: dict[str, Figure] | None, said: str
) -> None:
    assert cell(ROWS[0], theirs, ours) == said


def test_the_columns_stand_below_each_other() -> None:
    said = table(["We", "They"], [{"add": 2.0, "words": "0 of 30"}, {"add": 3.0, "words": "30 of 30"}], ROWS)
    assert said.splitlines() == [
        "                   We           They",
        "add one, ms       2.0   3.0     x1.5",
        "words left    0 of 30       30 of 30",
    ]


def test_what_a_stopped_contender_said_counts_but_for_the_line_cut_short() -> None:
    assert figures(b'{"added": 1000}\na word of its own\n{"added": 2000}\n{"added": 3') == {"added": 2000}


@pytest.mark.parametrize("before", range(12), ids=str)
def test_words_are_found_wherever_a_piece_of_the_file_ends(tmp_path: Path, before: int) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "file").write_bytes(b"." * before + b"quilvane" + b"." * 20)
    assert left(tmp_path, word_looks(["quilvane", "brastolem"]), chunk=5) == 1


def test_a_vector_is_found_as_numbers_and_as_a_pickled_list(tmp_path: Path) -> None:
    import pickle

    vectors = np.random.default_rng(1).standard_normal((3, 512), dtype=np.float32)
    (tmp_path / "numbers").write_bytes(vectors[0].tobytes())
    (tmp_path / "pickle").write_bytes(pickle.dumps(vectors[1].tolist()))
    assert left(tmp_path, vector_looks(vectors)) == 2
