"""A text becomes a list to review: what is new, known, near, repeated, and what is left out."""

import pytest

from wellkept.model.query import Filters
from wellkept.service.answers import Novelty, Progress, Review, Voice, finish
from wellkept.service.requests import Compare, Count, FindSentences, Keep, Proposal
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
            Novelty.UPDATE,
            "Owner moved to Oslo in May 2021.",
            id="a number apart",
        ),
        pytest.param(
            "Owner really likes the strong black tea.",
            Novelty.KNOWN,
            "Owner likes strong black tea.",
            id="known in other words",
        ),
        pytest.param(
            "Owner does not like strong black tea.",
            Novelty.CONFLICT,
            "Owner likes strong black tea.",
            id="the opposite",
        ),
        pytest.param("Owner likes black tea.", Novelty.NEAR, "Owner likes strong black tea.", id="a word less"),
        pytest.param("Owner's sister Mia lives in Rome.", Novelty.NEW, None, id="somebody else"),
    ],
)
def test_novelty(taught: Wellkept, text: str, novelty: Novelty, twin: str | None) -> None:
    (candidate,) = review(taught, text).candidates
    assert candidate.novelty is novelty
    assert (candidate.twin.content if candidate.twin else None) == twin


def test_the_one_it_is_like_is_found_behind_one_that_is_more_alike(wellkept: Wellkept) -> None:
    contents = ("Owner's sister Ana lives in Rome.", "Owner's sister Mia lives in Graz.")
    finish(wellkept.keep(Keep(tuple(map(Proposal, contents)))))
    (candidate,) = review(wellkept, "Owner's sister Mia lives in Rome.").candidates
    assert (candidate.novelty, candidate.twin and candidate.twin.content) == (Novelty.UPDATE, contents[1])


def test_one_sentence_is_compared_and_not_stored(taught: Wellkept) -> None:
    compared = finish(taught.compare(Compare("Owner likes strong green tea.")))
    assert (compared.novelty, compared.adds) == (Novelty.NEAR, True)
    assert taught.count(Count(Filters())).count == 3


MEANT = {
    "in another language": ("Die Schwester von Owner ist Ärztin.", "Owner's sister is a doctor."),
    "in other words": ("Owner's kitty is sick.", "Owner's cat is ill."),
}


@pytest.mark.parametrize(("text", "twin"), MEANT.values(), ids=MEANT.keys())
def test_the_one_that_means_the_same_is_found_once_vectors_are_there(wellkept: Wellkept, text: str, twin: str) -> None:
    finish(wellkept.keep(Keep(tuple(Proposal(one) for _, one in MEANT.values()))))
    assert review(wellkept, text).candidates[0].novelty is Novelty.NEW
    finish(wellkept.embed_pending())
    finish(wellkept.prepare_meaning())
    (candidate,) = review(wellkept, text).candidates
    assert (candidate.novelty, candidate.twin and candidate.twin.content) == (Novelty.NEAR, twin)


def test_another_beings_memory_is_never_like_it(wellkept: Wellkept) -> None:
    finish(wellkept.keep(Keep((Proposal("Owner's cat is ill."),), being_id="other")))
    finish(wellkept.embed_pending())
    finish(wellkept.prepare_meaning())
    assert review(wellkept, "Owner's kitty is sick.").candidates[0].novelty is Novelty.NEW


def test_said_twice_in_a_text_is_marked(wellkept: Wellkept) -> None:
    found = review(wellkept, "Owner plays the cello. Owner plays the cello. The owner really plays cello.")
    assert [one.novelty for one in found.candidates] == [Novelty.NEW, Novelty.REPEATED, Novelty.REPEATED]


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
    assert isinstance(second, Progress)
    assert 0 < first.done < second.done < second.total == len(text)


@pytest.mark.parametrize("text", ["", "   ", "\x00", "\ud83d", "#", "..."])
def test_a_text_without_sentences_is_no_error(wellkept: Wellkept, text: str) -> None:
    assert review(wellkept, text).candidates == ()


def test_a_lone_surrogate_does_not_move_what_stands_after_it(wellkept: Wellkept) -> None:
    text = "\ud83d Owner plays the cello."
    (candidate,) = review(wellkept, text).candidates
    assert text[slice(*candidate.span)].endswith("Owner plays the cello.")
