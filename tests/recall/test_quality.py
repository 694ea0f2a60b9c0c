"""The measuring itself: reading question sets of any writing, and the three figures."""

import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.recall.embedding import Matrix
from tests.recall.pools import Pool, Told, instant, is_adversarial, pools, translations
from tests.recall.quality import main, measures
from tests.recall.rankers import Opened, Ranker, meaning_only, record, source_c, source_n

_POOL = {
    "pool": "one",
    "memories": [
        {"id": "a", "text": "Owner rows on the lake.", "at": "8:05 am on 3 May, 2024", "about": "Ana"},
        {"id": 2, "text": "Owner bakes."},
    ],
    "queries": [
        {"id": "q", "text": "Who rows?", "relevant": ["a"], "category": 1},
        {"text": "baking", "relevant": [2]},
        {"text": "unanswered", "relevant": [], "category": 1},
        {"text": "tricky", "relevant": ["a"], "category": "5"},
    ],
}  # fmt: skip


@pytest.mark.parametrize("category", [5, "5", "adversarial", "Adversarial (5)", "category_5", 5.0, ["adversarial"]])
def test_adversarial_however_written(category: object) -> None:
    assert is_adversarial(category)


@pytest.mark.parametrize("category", [None, 1, "15", "single-hop", "", 4])
def test_not_adversarial(category: object) -> None:
    assert not is_adversarial(category)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("1:56 pm on 8 May, 2023", 1_683_554_160_000),
        ("2023-05-08", 1_683_504_000_000),
        ("2023-05-08T13:56:00Z", 1_683_554_160_000),
        (1_683_554_160, 1_683_554_160_000),
        ("some day", None),
        (None, None),
    ],
)
def test_instant(said: object, expected: int | None) -> None:
    assert instant(said) == expected


@pytest.mark.parametrize(
    ("order", "expected"),
    [(["a", "x"], (1.0, 1.0, 1.0)), (["x", "a"], (0.6309, 1.0, 0.5)), (["x"], (0.0, 0.0, 0.0))],
)
def test_measures(order: list[str], expected: tuple[float, float, float]) -> None:
    assert measures(order, frozenset({"a"})) == pytest.approx(expected, abs=1e-4)


def test_one_line_a_ranker_and_other_files_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.jsonl").write_text(json.dumps(_POOL) + "\n", encoding="utf-8")
    (tmp_path / "pairs.jsonl").write_text('{"a": "x", "b": "y", "same": 0}\n', encoding="utf-8")
    (pool,) = pools(tmp_path / "mine.jsonl")
    assert [question.text for question in pool.questions] == ["Who rows?", "baking"]
    assert main([str(tmp_path)]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("mine.jsonl")]
    assert [line[1:] for line in lines if line[1] in ("words", "W", "W-next-day")] == [
        [name, "1.0000", "1.0000", "1.0000"] for name in ("words", "W", "W-next-day")
    ]


def test_dates_subjects_and_sessions_reach_the_record(tmp_path: Path) -> None:
    (tmp_path / "mine.jsonl").write_text(json.dumps(_POOL) + "\n", encoding="utf-8")
    (pool,) = pools(tmp_path / "mine.jsonl")
    dated, undated = map(record, pool.memories)
    assert (dated.created_at, dated.about, dated.session) == (1_714_723_500_000, "person:Ana", "1714723500000")
    assert (undated.about, undated.session) == ("owner", None)


def test_translations_ask_one_language_for_the_other(tmp_path: Path) -> None:
    path = tmp_path / "pairs.tsv"
    path.write_text("Sie rudert.\tShe rows.\nEr backt.\tHe bakes.\nEr rudert.\tShe rows.\n", encoding="utf-8")
    pool = translations(path)
    assert [memory.text for memory in pool.memories] == ["She rows.", "He bakes.", "She rows."]
    assert [sorted(question.relevant) for question in pool.questions] == [["0", "2"], ["1"], ["0", "2"]]


@pytest.mark.parametrize("rank", [meaning_only, source_n, source_c], ids=["meaning", "N", "C"])
def test_what_needs_meaning_ranks_by_it(rank: Ranker, tmp_path: Path) -> None:
    pool = Pool((Told("far", "Owner bakes."), Told("near", "Owner sculls.")), ())
    axes = np.eye(2, dtype=np.float32)
    opened = Opened(pool, tmp_path / "0.db", lambda keys, _texts: _Fixed(np.array(keys), axes))
    assert rank(opened, "boats")[0] == "near"
    opened.store.close()


class _Fixed(Matrix):
    """Every question points where the second memory does."""

    def __init__(self, keys: NDArray[np.int64], vectors: NDArray[np.float32]) -> None:
        super().__init__(keys.tolist(), vectors)

    def cosines(self, _text: str) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        return self.keys, self.vectors[1]
