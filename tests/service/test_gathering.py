"""Everything about a person, a topic, a place or a time: each memory once, for its surest reason."""

from pathlib import Path

import pytest

from tests.building import DAY, NOON, Clock, memory
from wellkept.model.memory import Earlier, Memory
from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.gathering import NEAR_MOST
from wellkept.service.gathering_requests import AskRemaining, GatherMentions, Mention, Mentions
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept

N, A = Mention, Mention.ALIAS


def gather(wellkept: Wellkept, words: str = "", since: int | None = None, until: int | None = None) -> Mentions:
    return finish(wellkept.gathering.gather(GatherMentions(words, since, until)))


def groups(wellkept: Wellkept, found: Mentions) -> dict[Mention, list[str]]:
    return {one.mention: [wellkept.memory(key).content for key in one.keys] for one in found.groups}


def told(wellkept: Wellkept, *said: str | Memory) -> None:
    """Write memories, each learned on a day and in a conversation of its own."""
    wellkept._store.insert(
        [
            one if isinstance(one, Memory) else memory(one, created_at=NOON + place * DAY, session=f"ses_{place}")
            for place, one in enumerate(said)
        ]
    )


def test_a_person_is_found_by_name_and_by_what_she_is_to_the_owner(wellkept: Wellkept) -> None:
    told(
        wellkept,
        "Owner's sister Ingrid lives in Oslo.",
        "Owner's sister is afraid of dogs.",
        "Owner's sister Anna sails.",
        "Ingrids Boot ist blau.",
        "Owner likes tea.",
    )
    assert groups(wellkept, gather(wellkept, "Ingrid")) == {
        Mention.NAMED: ["Owner's sister Ingrid lives in Oslo."],
        Mention.FORMS: ["Ingrids Boot ist blau."],
        Mention.ALIAS: ["Owner's sister is afraid of dogs."],
    }


def test_a_relation_leads_to_the_name(wellkept: Wellkept) -> None:
    told(wellkept, "Owner's sister Ingrid lives in Oslo.", "Ingrid is afraid of dogs.")
    found = gather(wellkept, "my sister")
    assert [(one.mention, one.words) for one in found.groups] == [(Mention.NAMED, ""), (Mention.ALIAS, "Ingrid")]


@pytest.mark.parametrize(
    ("record", "mention"),
    [
        (memory("Likes tea.", about="person:ingrid_holm"), Mention.ABOUT),
        (memory("Owner likes tea.", tags=("Ingrid",)), Mention.TAGGED),
        (memory("Owner has a sister.", history=(Earlier("Ingrid is a sister.", NOON, ""),)), Mention.EARLIER),
    ],
    ids=["about", "tag", "earlier words"],
)
def test_what_only_the_record_says_is_direct(record: Memory, mention: Mention, wellkept: Wellkept) -> None:
    told(wellkept, record)
    found = gather(wellkept, "Ingrid")
    assert [one.mention for one in found.groups] == [mention]
    assert found.direct == found.groups[0].keys


def test_what_was_learned_beside_it_is_shown_and_not_meant(wellkept: Wellkept) -> None:
    said = ["Owner flew home.", "Ingrid was ill.", "Owner slept badly.", "Owner likes tea."]
    sessions = ["ses_a", "ses_a", "ses_a", "ses_b"]
    told(wellkept, *(memory(one, created_at=NOON + at, session=sessions[at]) for at, one in enumerate(said)))
    found = gather(wellkept, "Ingrid")
    assert sorted(groups(wellkept, found)[Mention.TOGETHER]) == ["Owner flew home.", "Owner slept badly."]
    assert len(found.direct) == 1


@pytest.mark.parametrize(
    ("since", "until", "there"),
    [(NOON, NOON + DAY, ["A"]), (NOON + DAY, None, ["C", "B"]), (None, NOON + 2 * DAY, ["B", "A"])],
)
def test_a_time_alone_finds_all_that_was_learned_in_it(
    since: int | None, until: int | None, there: list[str], wellkept: Wellkept
) -> None:
    told(wellkept, "A", "B", "C")
    assert groups(wellkept, gather(wellkept, since=since, until=until)) == {Mention.TIME: there}


def test_words_and_a_time_go_together(wellkept: Wellkept) -> None:
    told(wellkept, "Hospital on Monday.", "Hospital on Friday.", "Tea.")
    found = gather(wellkept, "hospital", NOON + DAY, None)
    assert groups(wellkept, found)[Mention.NAMED] == ["Hospital on Friday."]


@pytest.mark.parametrize("words", ["", "  ", "?!", "zeppelin", '"" * OR', "a" * 5000])
def test_nothing_meant_finds_nothing(words: str, wellkept: Wellkept) -> None:
    told(wellkept, "Owner likes tea.")
    assert gather(wellkept, words).groups == ()


def test_nearness_is_bounded_and_never_meant(path: Path, clock: Clock) -> None:
    wellkept = Wellkept.open(path, clock)
    try:
        wellkept.meaning._known = {"built-in": HashWords()}
        told(wellkept, *(f"Harbour walk number {number} again." for number in range(NEAR_MOST + 20)))
        finish(wellkept.embed_pending())
        finish(wellkept.prepare_meaning())
        found = gather(wellkept, "harbour walk number again zeppelin")
        (near,) = found.groups
        assert (near.mention, len(near.keys), near.more, found.direct) == (Mention.NEAR, NEAR_MOST, True, ())
    finally:
        wellkept.close()


def test_other_beings_are_left_out(wellkept: Wellkept) -> None:
    told(wellkept, memory("Ingrid sails.", being_id="guest"), "Ingrid skis.")
    assert groups(wellkept, gather(wellkept, "Ingrid")) == {Mention.NAMED: ["Ingrid skis."]}


def test_what_remains_is_told(wellkept: Wellkept) -> None:
    told(wellkept, "Ingrid skis.", "Ingrid sails.")
    first, second = gather(wellkept, "Ingrid").direct
    finish(wellkept.forget(Forget((first,))))
    assert finish(wellkept.gathering.remaining(AskRemaining((first, second)))).keys == {second}


def test_what_is_gathered_is_forgotten_as_one_act(wellkept: Wellkept) -> None:
    told(wellkept, "Ingrid skis.", "Ingrid sails.", "Owner likes tea.")
    finish(wellkept.forget(Forget(gather(wellkept, "Ingrid").direct)))
    assert gather(wellkept, "Ingrid").groups == ()
    assert len(finish(wellkept.undo()).keys) == 2
