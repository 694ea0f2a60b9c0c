"""The measuring itself: reading question sets of any writing, and the three figures."""

import json
from pathlib import Path

import pytest

from tests.recall.pools import instant, is_adversarial, pools
from tests.recall.quality import main, measures

_POOL = {
    "pool": "one",
    "memories": [
        {"id": "a", "text": "Owner rows on the lake.", "at": "8:05 am on 3 May, 2024"},
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
    assert [line[1:] for line in lines if line[1].startswith("words")] == [
        ["words+trigrams", "1.0000", "1.0000", "1.0000"],
        ["words+trigrams*weight", "1.0000", "1.0000", "1.0000"],
    ]
    assert len(lines) == 3
