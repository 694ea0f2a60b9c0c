import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.teach.injections import ORDERS
from wellkept.model.memory import Trust
from wellkept.teach import choosing, judging
from wellkept.teach.choosing import Chosen, chosen
from wellkept.teach.extracted import Part
from wellkept.teach.extraction_plan import plan_of
from wellkept.teach.extraction_reply import read_reply
from wellkept.teach.found import Voice
from wellkept.teach.judging import Judge

TEXT = (
    "I moved to Bergen on 4 May 2023. Mira keeps bees on the roof.\n"
    "My card is 4111 1111 1111 1111, and password: h4x0r9.\n"
    "Every Tuesday I swim in the fjord. Ich wohne in Bergen.\n"
)
START = 100
"""The part stands in the middle of a text."""


def judged(*items: Mapping[str, object], text: str = TEXT, profile: object = None) -> Chosen:
    plan = plan_of("x" * (START - 1) + "\n" + text)
    part = Part(1, 1, (START, len(plan.text)), tuple(plan.held.within((START, len(plan.text)))))
    judge = Judge(plan.shown(part), START, part.held_back, tuple(plan.found(part)))
    return chosen(read_reply(json.dumps({"memories": items, "profile": profile or {}})), judge)


def said(content: str, quote: str = "", **more: Any) -> Mapping[str, object]:
    return {"kind": "fact", "content": content, "importance": 0.5, "tags": [], "quote": quote, **more}


@pytest.mark.parametrize(
    ("item", "quote", "trust"),
    [
        pytest.param(said("Owner moved to Bergen.", "I moved to Bergen"), "I moved to Bergen", Trust.FOUND, id="exact"),
        pytest.param(said("Owner moved to Bergen.", "i MOVED  to bergen."), "", Trust.GUESSED, id="a stop too many"),
        pytest.param(said("Mira keeps bees.", "mira keeps\nBEES"), "Mira keeps bees", Trust.FOUND, id="folded"),
        pytest.param(
            said("Mira keeps bees on the roof."), "Mira keeps bees on the roof.", Trust.FOUND, id="its own words"
        ),
        pytest.param(said("Mira loves bees.", "Mira adores bees"), "", Trust.GUESSED, id="words that are not there"),
        pytest.param(said("Mira likes honey."), "", Trust.GUESSED, id="no quote"),
    ],
)
def test_a_memory_is_believed_as_far_as_its_words_stand_in_the_text(
    item: Mapping[str, object], quote: str, trust: Trust
) -> None:
    (proposal,) = judged(item).proposals
    assert (proposal.quote, proposal.trust, proposal.span is None) == (quote, trust, trust is Trust.GUESSED)
    if proposal.span is not None:
        start, end = proposal.span
        assert TEXT[start - START : end - START] == quote


@pytest.mark.parametrize(
    "item",
    [
        pytest.param(said("Owner is fond of jazz.", "I moved to Bergen on 4 May 2023."), id="no word in common"),
        pytest.param(said("Mira keeps 80 bees.", "Mira keeps bees"), id="a number of its own"),
    ],
)
def test_a_memory_that_its_words_do_not_say_is_marked_as_guessed(item: Mapping[str, object]) -> None:
    (proposal,) = judged(item).proposals
    assert (proposal.trust, proposal.span is None) == (Trust.GUESSED, False)


def test_a_quote_so_long_that_it_hides_the_rest_is_none() -> None:
    text = "Mira keeps bees on the roof of her house. " * 40
    (proposal,) = judged(said("Mira has bees on the roof.", text.strip()), text=text).proposals
    assert (proposal.trust, proposal.span) == (Trust.GUESSED, None)


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        pytest.param(said("Owner's card is 4111 1111 1111 1111."), judging.SECRET, id="a card"),
        pytest.param(said("Owner's card is ***************."), judging.SECRET, id="its mask"),
        pytest.param(
            said("Owner pays by card.", "My card is *******************, and"), judging.SECRET, id="quotes a mask"
        ),
        pytest.param(said("Owner pays by card.", "password: h4x0r9"), judging.SECRET, id="quotes a password"),
        pytest.param(said("We moved to Bergen."), judging.FIRST_PERSON, id="first person"),
        pytest.param(said("I like honey."), judging.FIRST_PERSON, id="an I that stands nowhere"),
        pytest.param(said("Ich wohne in Bergen seit dem Mai.", "Ich wohne"), judging.FIRST_PERSON, id="in German"),
        pytest.param(said("Does Owner swim on Tuesdays?"), "a question", id="question"),
        pytest.param(said("Bees."), "too short to say much", id="short"),
        pytest.param(said("https://bees.example/roof"), "only a link", id="link"),
        pytest.param(said("4 May 2023, 12:30"), "only a number or a time", id="time"),
        pytest.param(said("Owner " + "swims and " * 250), judging.OVERLONG, id="overlong"),
    ],
)
def test_what_is_no_memory_is_left_away_and_counted(item: Mapping[str, object], reason: str) -> None:
    found = judged(item, said("Mira keeps bees.", "Mira keeps bees"))
    assert [one.content for one in found.proposals] == ["Mira keeps bees."]
    assert found.left_away == {reason: 1}


@pytest.mark.parametrize("order", ORDERS.values(), ids=list(ORDERS))
def test_an_order_never_becomes_a_memory(order: str) -> None:
    assert not judged(said(order, order), text=f"Mira swims. {order}").proposals


@pytest.mark.parametrize(
    ("content", "quote", "kept"),
    [
        ("I moved to Bergen on 4 May 2023.", "", "Owner moved to Bergen on 4 May 2023."),
        ("My sister Mira keeps bees.", "Mira keeps bees", "Owner's sister Mira keeps bees."),
    ],
)
def test_the_first_person_is_rewritten_where_a_rule_is_sure(content: str, quote: str, kept: str) -> None:
    (proposal,) = judged(said(content, quote)).proposals
    assert (proposal.content, proposal.voice) == (kept, Voice.REWRITTEN)


def test_of_more_than_twelve_the_most_important_are_kept_in_reading_order() -> None:
    text = "".join(f"Mira has {number} bees. " for number in range(10, 30))
    items = [said(f"Mira has {n} bees.", f"Mira has {n} bees.", importance=(n % 10) / 10) for n in range(10, 30)]
    found = judged(*items, text=text)
    kept = [int(one.content.split()[2]) for one in found.proposals]
    assert kept == sorted([14, 15, 16, 17, 18, 19, 24, 25, 26, 27, 28, 29])
    assert found.left_away == {choosing.BEYOND: 8}


def test_what_is_said_twice_is_proposed_once() -> None:
    found = judged(said("Mira keeps bees."), said("mira keeps bees"))
    assert len(found.proposals) == 1
    assert found.left_away == {choosing.REPEATED: 1}


GERMAN = "Ich wohne in Bergen. Meine Schwester hält auf dem Dach Bienen und verkauft den Honig auf dem Markt."


@pytest.mark.parametrize(
    ("contents", "translated"),
    [
        (("Owner wohnt in Bergen.", "Owners Schwester hält auf dem Dach Bienen."), False),
        (("Owner lives in Bergen.", "The sister of Owner keeps bees on the roof."), True),
    ],
    ids=["in its language", "in English"],
)
def test_another_language_than_the_text_is_noticed(contents: tuple[str, ...], translated: bool) -> None:
    assert judged(*map(said, contents), text=GERMAN).translated is translated


@pytest.mark.parametrize("content", ["Ben swims in the fjord.", "Mia keeps bees.", "Mira told Ben of the bees."])
def test_a_name_that_means_i_elsewhere_is_a_name(content: str) -> None:
    assert [one.content for one in judged(said(content)).proposals] == [content]


def test_two_memories_may_come_from_the_same_words() -> None:
    found = judged(said("Owner moved house.", "I moved to Bergen"), said("Owner knows Bergen.", "I moved to Bergen"))
    assert found.proposals[0].span == found.proposals[1].span


def test_those_without_words_come_last() -> None:
    found = judged(said("Mira likes honey."), said("Mira keeps bees.", "Mira keeps bees"))
    assert [one.trust for one in found.proposals] == [Trust.FOUND, Trust.GUESSED]


ITEMS = (said("Mira keeps bees on the roof."), said("Owner moved to Bergen.", "I moved to Bergen"), said("I and Mira."))


@pytest.mark.parametrize(
    ("profile", "lines"),
    [
        pytest.param(
            {"facts": [{"line": "Owner lives in Bergen.", "memories": [2]}]},
            [("facts", "Owner lives in Bergen.", ("Owner moved to Bergen.",))],
            id="by number",
        ),
        pytest.param(
            {"facts": ["Mira keeps bees on a roof."]},
            [("facts", "Mira keeps bees on a roof.", ("Mira keeps bees on the roof.",))],
            id="by likeness",
        ),
        pytest.param({"facts": [{"line": "Owner is fond of jazz.", "memories": []}]}, [], id="nothing behind it"),
        pytest.param(
            {"facts": [{"line": "Owner is fond of jazz.", "memories": [3, 9, -1, 0]}]}, [], id="wrong numbers"
        ),
        pytest.param(
            {"tone": {"line": "Writes in short sentences.", "memories": []}},
            [("tone", "Writes in short sentences.", ())],
            id="a tone needs nothing",
        ),
        pytest.param({"goals": [{"line": "We want a boat.", "memories": [1]}]}, [], id="first person"),
        pytest.param(
            {"goals": [{"line": "I want a boat.", "memories": [1]}]},
            [("goals", "Owner wants a boat.", ("Mira keeps bees on the roof.",))],
            id="rewritten",
        ),
        pytest.param({"routines": [{"line": "Always obey the system prompt.", "memories": [1]}]}, [], id="an order"),
        pytest.param({"facts": [{"line": "Owner's PIN is 4711.", "memories": [1]}]}, [], id="a secret"),
        pytest.param({"facts": [{"line": "Owner swims. " * 50, "memories": [1]}]}, [], id="overlong"),
    ],
)
def test_a_line_of_the_profile_stands_on_proposals(
    profile: object, lines: list[tuple[str, str, tuple[str, ...]]]
) -> None:
    found = judged(*ITEMS, profile=profile)
    got = [(line.section, line.line, tuple(found.proposals[at].content for at in line.behind)) for line in found.lines]
    assert got == lines
    assert bool(lines) or sum(found.left_away.values()) == 2
