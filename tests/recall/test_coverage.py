"""Which share of a question a memory has, rare words counting most."""

from dataclasses import replace

import pytest

from wellkept.recall.coverage import coverage
from wellkept.recall.lexical import ALL, parse


@pytest.mark.parametrize(
    ("asked", "folded", "expected"),
    [
        ("tea lagos", "owner drinks tea in lagos", 1.0),
        ("tea lagos", "owner drinks tea", 0.5),
        ("tea lagos", "owner sails", 0.0),
        ("moved", "owner is moving", 1.0),
        ("wander", "der wanderweg", 1.0),
        ("lagos", "owner knows villagos well", 1.0),
        ("tea", "owner has a team", 1.0),
        ("eam", "owner has a team", 0.0),
        ("القهوة", "يحب قهوه", 1.0),
        ("", "owner", 0.0),
    ],
    ids=["all", "half", "none", "other-form", "begun", "middle", "begins", "short-middle", "article", "nothing"],
)
def test_share_of_the_words(asked: str, folded: str, expected: float) -> None:
    assert coverage(parse(asked))(folded) == pytest.approx(expected)


def test_a_rare_word_counts_more_than_a_common_one() -> None:
    query = replace(parse("tea lagos"), frequencies={ALL: 1000, "tea": 500, "lagos": 2})
    has = coverage(query)
    assert has("in lagos") > 0.8
    assert has("in lagos") + has("has tea") == pytest.approx(1.0)


def test_a_word_nobody_has_counts_most() -> None:
    query = replace(parse("tea lagos"), frequencies={ALL: 1000, "tea": 500})
    assert coverage(query)("has tea") < 0.1
