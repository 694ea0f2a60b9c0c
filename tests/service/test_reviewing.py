"""A text becomes a list to review: what is new, known, near, repeated, and what is left out."""

import pytest

from wellkept.model.query import Filters
from wellkept.service.answers import Novelty, Progress, Review, Voice, finish
from wellkept.service.requests import Count, FindSentences, Keep, Proposal
from wellkept.service.wellkept import Wellkept


def review(wellkept: Wellkept, text: str) -> Review:
    return finish(wellkept.find_sentences(FindSentences(text)))


@pytest.fixture
def taught(wellkept: Wellkept) -> Wellkept:
    contents = (
        "Owner moved to Oslo in May 2021.",
        "Owner's sister Ana lives in Rome.",
        "Owner likes strong black tea.",
    )
    finish(wellkept.keep(Keep(tuple(Proposal(content) for content in contents))))
    return wellkept


@pytest.mark.parametrize(
    ("text", "novelty", "twin"),
    [
        pytest.param("Owner plays the cello.", Novelty.NEW, None, id="new"),
        pytest.param("Owner moved to Oslo in May 2021!", Novelty.KNOWN, "Owner moved to Oslo in May 2021.", id="known"),
        pytest.param(
            "I moved to Oslo in May 2021.", Novelty.KNOWN, "Owner moved to Oslo in May 2021.", id="known when rewritten"
        ),
        pytest.param(
            "Owner moved to Oslo in May 2020.",
            Novelty.NEAR,
            "Owner moved to Oslo in May 2021.",
            id="near, a number apart",
        ),
        pytest.param(
            "Owner really likes strong black tea.",
            Novelty.NEAR,
            "Owner likes strong black tea.",
            id="near, a word more",
        ),
    ],
)
def test_novelty(taught: Wellkept, text: str, novelty: Novelty, twin: str | None) -> None:
    (candidate,) = review(taught, text).candidates
    assert candidate.novelty is novelty
    assert (candidate.twin.content if candidate.twin else None) == twin


def test_said_twice_in_a_text_is_marked(wellkept: Wellkept) -> None:
    found = review(wellkept, "Owner plays the cello. Owner plays the cello.")
    assert [one.novelty for one in found.candidates] == [Novelty.NEW, Novelty.REPEATED]


def test_the_first_person_is_rewritten_with_its_own_words_beside_it(wellkept: Wellkept) -> None:
    (candidate,) = review(wellkept, "I moved to Oslo in May 2021.").candidates
    assert candidate.voice is Voice.REWRITTEN
    assert (candidate.content, candidate.quote) == ("Owner moved to Oslo in May 2021.", "I moved to Oslo in May 2021.")


def test_nothing_is_stored(taught: Wellkept) -> None:
    review(taught, "Owner plays the cello. Owner moved to Oslo in May 2021.")
    assert taught.count(Count(Filters())).count == 3
    assert taught.memory(1).importance == 0.4


def test_a_large_text_comes_in_slices_with_progress_and_can_be_closed(taught: Wellkept) -> None:
    text = "".join(f"Owner keeps number {number} in a drawer. " for number in range(3000))
    steps = taught.find_sentences(FindSentences(text))
    first = next(steps)
    second = next(steps)
    steps.close()
    assert isinstance(first, Progress)
    assert 0 < first.done < second.done < second.total == len(text)


@pytest.mark.parametrize("text", ["", "   ", "\x00", "\ud83d", "#", "..."])
def test_a_text_without_sentences_is_no_error(wellkept: Wellkept, text: str) -> None:
    assert review(wellkept, text).candidates == ()


def test_a_lone_surrogate_does_not_move_what_stands_after_it(wellkept: Wellkept) -> None:
    text = "\ud83d Owner plays the cello."
    (candidate,) = review(wellkept, text).candidates
    assert text[slice(*candidate.span)].endswith("Owner plays the cello.")
