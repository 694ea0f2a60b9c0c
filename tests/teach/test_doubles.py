"""Two memories that are both there are judged as in teaching, and those that are alike are found by rare words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.doubles import RareWords, judged, words_of
from wellkept.teach.novelty import Novelty, alike, possibly_same

PAIRS = {
    "capitals and the stop": ("Owner likes TEA", "Owner likes tea.", Novelty.KNOWN),
    "small words": ("Owner does not like tea.", "Owner doesn't like the tea.", Novelty.KNOWN),
    "less said": ("Owner swims in the lake with Ana.", "Owner swims in the lake.", Novelty.NEAR),
    "another value": ("Owner has 2 cats.", "Owner has 3 cats.", Novelty.UPDATE),
    "the opposite": ("Owner likes tea.", "Owner dislikes tea.", Novelty.CONFLICT),
    "another thing": ("Owner repairs clocks.", "Owner's aunt keeps bees in Turin.", Novelty.NEW),
}


@pytest.mark.parametrize(("older", "newer", "expected"), PAIRS.values(), ids=PAIRS)
def test_two_memories_are_judged_as_in_teaching(older: str, newer: str, expected: Novelty) -> None:
    assert judged(older, newer) is expected


def _filled(*contents: str) -> RareWords:
    words = RareWords()
    for key, content in enumerate(contents):
        words.add(key, words_of(content))
    return words


def test_the_most_alike_come_first_and_others_not_at_all() -> None:
    words = _filled("Owner mends violins in Bergen.", "Owner mends old violins.", "Owner eats plums.")
    assert words.alike(words_of("Owner mends violins.")) == [1, 0]


def test_no_more_are_offered_than_teaching_looks_at() -> None:
    words = _filled(*["Owner mends violins."] * 40)
    assert len(words.alike(words_of("Owner mends violins."))) == 8


def test_a_rare_word_finds_among_many_that_share_the_common_ones() -> None:
    words = _filled(*[f"Owner likes word{number} very much today." for number in range(3000)], "Owner likes quinces.")
    assert words.alike(words_of("Owner likes quinces a lot.")) == [3000]


@pytest.mark.parametrize("content", ["!!!", "…", ""])
def test_what_has_no_words_is_like_nothing(content: str) -> None:
    assert _filled("!!!", "Owner walks.").alike(words_of(content)) == []


_WORDS = ("Owner", "likes", "the", "old", "red", "tea", "house", "in", "Oslo", "3")
_SENTENCES = st.lists(st.sampled_from(_WORDS), max_size=8).map(" ".join)


@given(st.lists(_SENTENCES, min_size=1, max_size=6), _SENTENCES)
def test_nothing_is_offered_that_teaching_would_not_show(contents: list[str], asked: str) -> None:
    found = _filled(*contents).alike(words_of(asked))
    assert all(possibly_same(contents[key], asked) for key in found)
    likeness = [alike(contents[key], asked) for key in found]
    assert likeness == sorted(likeness, reverse=True)
