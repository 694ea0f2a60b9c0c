"""Finding by meaning through the service: with the built-in model, in any language it knows, beside words."""

import pytest

from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Find, Forget, Keep, Proposal, ShowDetails, ShowRows
from wellkept.service.wellkept import Wellkept

SENTENCES = (
    "Owner is allergic to walnuts.",
    "Owner's sister Ana repairs violins in Rome.",
    "Owner takes the night train to Naples in spring.",
    "Owner swims forty lengths every Tuesday.",
    "Owner's cat is called Pepper.",
)


@pytest.fixture
def ready(wellkept: Wellkept) -> Wellkept:
    finish(wellkept.keep(Keep(tuple(Proposal(sentence) for sentence in SENTENCES))))
    finish(wellkept.embed_pending())
    finish(wellkept.prepare_meaning())
    return wellkept


def found(wellkept: Wellkept, text: str, filters: Filters | None = None) -> list[str]:
    keys = wellkept.find(Find(Query(text=text, filters=filters or Filters()))).keys
    return [card.memory.content for card in wellkept.show_rows(ShowRows(tuple(keys), text)).cards]


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("allergies", SENTENCES[0]),
        ("food intolerances", SENTENCES[0]),
        ("她对什么过敏？", SENTENCES[0]),
        ("wo lebt die Schwester?", SENTENCES[1]),
        ("Does she have pets?", SENTENCES[4]),
        ("宠物", SENTENCES[4]),
    ],
)
def test_a_question_without_a_word_in_common_finds_its_answer(ready: Wellkept, question: str, first: str) -> None:
    assert found(ready, question)[:1] == [first]


@pytest.mark.parametrize("nonsense", ["qwxzkj vrrblt", "zzzzzz", "1234567890987", "???"])
def test_nonsense_finds_nothing(ready: Wellkept, nonsense: str) -> None:
    assert found(ready, nonsense) == []


def test_filters_come_before_meaning(ready: Wellkept) -> None:
    assert found(ready, "wo lebt die Schwester?", Filters(tags=("none",))) == []


def test_words_alone_still_find(wellkept: Wellkept) -> None:
    finish(wellkept.keep(Keep((Proposal(SENTENCES[0]),))))
    assert found(wellkept, "walnuts") == [SENTENCES[0]]


def test_what_was_forgotten_or_corrected_is_not_found_by_what_it_meant(ready: Wellkept) -> None:
    keys = ready.find(Find(Query())).keys
    by_content = {ready.memory(key).content: key for key in keys}
    finish(ready.forget(Forget((by_content[SENTENCES[1]],))))
    ready.correct(Correct(by_content[SENTENCES[4]], "Owner's car is red."))
    finish(ready.embed_pending())
    assert SENTENCES[1] not in found(ready, "wo lebt die Schwester?")
    assert found(ready, "a vehicle and its colour")[:1] == ["Owner's car is red."]


def test_why_says_how_near_it_is(ready: Wellkept) -> None:
    key = ready.find(Find(Query(text="wo lebt die Schwester?"))).keys[0]
    why = ready.show_details(ShowDetails(key, "wo lebt die Schwester?")).why
    assert why is not None
    assert why.meaning > 0.2
    assert why.words == 0.0
