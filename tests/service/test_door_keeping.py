"""Keeping through a door: new, already remembered, an update, held, proposed; and only where the caller may."""

from dataclasses import replace

import pytest

from tests.building import DAY, NOON
from tests.doors.asking import MOST, Visit
from wellkept.model.assistants import Caller, Right, Rights
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.service.assistant_requests import Wish
from wellkept.service.door_answers import Done, NotAllowed, Outcome
from wellkept.service.door_requests import ForgetOne
from wellkept.service.remembering import REINFORCEMENT

READ, PROPOSE, WRITE = Right.READ, Right.PROPOSE, Right.WRITE


def may(*rights: Right) -> Rights:
    return replace(MOST, can=frozenset(rights))


def test_a_new_memory_has_what_the_entry_says(visit: Visit) -> None:
    one = visit.kept(
        " Owner prefers  dark roast. ",
        kind=Kind.PREFERENCE,
        source="muse",
        importance=0.7,
        tags=("#coffee",),
        about="person:ana",
        core=True,
        space="work",
    )
    assert (one.content, one.kind, one.source, one.importance) == (
        "Owner prefers dark roast.",
        Kind.PREFERENCE,
        "muse",
        0.7,
    )
    assert (one.tags, one.about, one.core, one.space) == (("coffee",), "person:ana", True, "work")
    assert (one.by, one.trust, one.created_at, one.last_accessed) == ("agent:north", Trust.GUESSED, NOON, None)
    assert visit.now(one) == one


def test_without_a_source_it_comes_from_the_assistant(visit: Visit) -> None:
    assert visit.kept("It rains.").source == "agent:north"


def test_what_the_owner_says_is_said(visit: Visit) -> None:
    done = visit.keep("It rains.", Caller())
    assert done.memory is not None
    assert (done.memory.by, done.memory.trust, done.memory.source) == ("owner", Trust.SAID, "omni")


def test_what_is_known_is_reinforced_and_counts_as_recalled(visit: Visit) -> None:
    one = visit.kept("Owner likes tea.", importance=0.5, tags=("a",))
    visit.clock.now += DAY
    again = visit.keep("owner likes TEA", tags=("b",), importance=0.1)
    assert (again.outcome, again.said) == (Outcome.KNOWN, f"Already remembered [{one.id}].")
    now = visit.now(one)
    assert again.memory == now
    assert now.importance == pytest.approx(0.5 + REINFORCEMENT)
    assert (now.tags, now.last_accessed, now.content) == (("a", "b"), NOON + DAY, "Owner likes tea.")


def test_another_core_is_an_update_of_the_same_words(visit: Visit) -> None:
    one = visit.kept("Owner likes tea.")
    again = visit.keep("Owner likes tea.", core=True)
    assert again.said == f'Updated [{one.id}]; it said: "Owner likes tea.".'
    assert visit.now(one).core
    assert not visit.now(one).history
    assert visit.keep("Owner likes tea.").outcome is Outcome.KNOWN
    assert visit.now(one).core  # not said, so as it was


APART = [
    ({"about": "person:ana"}, {"about": "person:bob"}),
    ({"space": "work"}, {}),
    ({}, {"space": "work"}),
    ({"being_id": "twin"}, {}),
]


@pytest.mark.parametrize(("one", "other"), APART, ids=["about", "space", "no space", "being"])
def test_the_same_words_elsewhere_are_another_memory(
    visit: Visit, one: dict[str, object], other: dict[str, object]
) -> None:
    first = visit.kept("The garden is green.", **one)
    done = visit.keep("The garden is green.", None, **other)
    assert done.said.startswith("Remembered [")
    assert first.id not in done.said


CLOSE = [
    ("Ana likes her answers short and to the point", "Ana likes her answers short and straight to the point", True),
    ("Ana prefers short answers", "Ana really prefers short answers", True),
    ("Ana plays the piano each day in the old house", "Ana plays the violin each day in the old house", False),
    ("Ana has 2 dogs in the old house by the river", "Ana has 3 dogs in the old house by the river", False),
    ("Ana eats fish in the old house by the river", "Ana never eats fish in the old house by the river", False),
    ("Ana met Bob in the old house by the river", "Ana met Eve in the old house by the river", False),
    ("Ana's dog bit the neighbour's cat by the river", "The neighbour's cat bit Ana's dog by the river", False),
]


@pytest.mark.parametrize(("old", "new", "updates"), CLOSE, ids=[new for _, new, _ in CLOSE])
@pytest.mark.parametrize("loaded", [True, False], ids=["vectors", "words"])
def test_a_close_variant_updates_unless_a_guard_speaks_up(
    visit: Visit, old: str, new: str, updates: bool, loaded: bool
) -> None:
    one = visit.kept(old, about="person:ana", importance=0.4)
    if loaded:
        visit.with_meaning()
    done = visit.keep(new, about="person:ana", importance=0.6, tags=("x",))
    assert (done.outcome is Outcome.UPDATED) is updates
    assert [earlier.was for earlier in visit.now(one).history] == ([old] if updates else [])
    assert visit.now(one).content == (new if updates else old)
    assert visit.now(one).importance == (0.6 if updates else 0.4)


def test_a_paraphrase_does_not_take_the_owners_words_away(visit: Visit) -> None:
    one = visit.put("Ana prefers short answers", about="person:ana", trust=Trust.SAID)
    assert visit.keep("Ana really prefers short answers", about="person:ana").outcome is Outcome.KNOWN
    assert visit.now(one).content == "Ana prefers short answers"


def test_a_memory_named_is_replaced_whatever_it_says(visit: Visit) -> None:
    one = visit.kept("Owner lives in Porto.")
    done = visit.keep("Owner moved to Oslo in 2019.", replaces=one.id)
    assert done.said == f'Updated [{one.id}]; it said: "Owner lives in Porto.".'
    assert visit.contents() == ["Owner moved to Oslo in 2019."]


@pytest.mark.parametrize("hidden", [{"space": "home"}, {"being_id": "third"}], ids=["space", "being"])
def test_what_may_not_be_read_cannot_be_replaced_nor_told_from_nothing(visit: Visit, hidden: dict[str, object]) -> None:
    one = visit.put("Owner lives in Porto.", **hidden)
    for memory_id in (one.id, "mem_none"):
        with pytest.raises(MemoryNotFound):
            visit.keep("Owner moved to Oslo.", replaces=memory_id)
    assert visit.now(one) == one


def test_what_may_not_be_read_is_not_known_either(visit: Visit) -> None:
    one = visit.put("Owner lives in Porto.", space="home")
    assert visit.keep("Owner lives in Porto.").outcome is Outcome.NEW
    assert visit.now(one) == one


NO_PLACE = [
    ({"about": "person:bob"}, Rights(can=MOST.can, abouts=("owner", "person:ana"))),
    ({"space": "work"}, Rights(can=MOST.can, spaces=("home",))),
    ({"being_id": "twin"}, Rights(can=MOST.can)),
]


@pytest.mark.parametrize(("entry", "rights"), NO_PLACE, ids=["about", "space", "being"])
def test_nobody_writes_where_they_may_not_read(visit: Visit, entry: dict[str, object], rights: Rights) -> None:
    with pytest.raises(NotAllowed):
        visit.keep("It rains.", visit.caller(rights), **entry)
    assert not visit.contents()


def test_an_assistant_may_always_write_of_itself(visit: Visit) -> None:
    done = visit.keep("North answers in verse.", visit.caller(Rights(can=MOST.can, abouts=())), about="agent:north")
    assert done.outcome is Outcome.NEW


BAD = [
    {"content": " \n"},
    {"content": "x" * 2001},
    {"about": "person:*"},
    {"about": "person:a\u202eb"},
    {"about": f"thread:{'x' * 121}"},
    {"about": "somebody"},
    {"space": "wo*"},
    {"space": "x" * 121},
    {"importance": float("nan")},
    {"importance": 1.1},
    {"tags": tuple(map(str, range(51)))},
    {"source": "x" * 201},
    {"source": "agent:south"},
]


@pytest.mark.parametrize(
    "entry", BAD, ids=lambda entry: f"{next(iter(entry))} {str(next(iter(entry.values())))[:12]!a}"
)
def test_what_cannot_be_kept_is_said_in_words(visit: Visit, entry: dict[str, object]) -> None:
    with pytest.raises(InvalidMemory):
        visit.keep(str(entry.pop("content", "It rains.")), None, **entry)
    assert not visit.contents()


def test_what_was_forgotten_is_held(visit: Visit) -> None:
    one = visit.kept("Owner broke a leg in March.")
    visit.ask(ForgetOne(one.id), Done, Caller())
    held = visit.keep("Owner broke a leg in March")
    assert (held.outcome, held.memory) == (Outcome.HELD, None)
    assert "forgotten" in held.said
    assert not visit.contents()


def test_without_the_right_to_write_it_waits_for_the_owner(visit: Visit) -> None:
    known = visit.kept("Owner likes tea.")
    done = visit.keep("Owner likes cake.", visit.caller(may(READ, PROPOSE)))
    (wish,) = visit.wishes()
    assert done.said == f"Proposed [{wish.id}]: the owner has been asked, and it waits for their yes."
    assert (done.outcome, wish.wish, wish.content) == (Outcome.PROPOSED, Wish.KEEP, "Owner likes cake.")
    assert visit.contents() == ["Owner likes tea."]
    again = visit.keep("Owner likes tea.", visit.caller(may(READ, PROPOSE)))
    assert again.outcome is Outcome.KNOWN
    assert visit.now(known).importance == known.importance  # reinforcing is writing


def test_a_proposal_names_what_it_would_take_the_place_of(visit: Visit) -> None:
    one = visit.kept("Ana likes her answers short and to the point", about="person:ana")
    closer = "Ana likes her answers short and straight to the point"
    visit.keep(closer, visit.caller(may(READ, PROPOSE)), about="person:ana")
    assert [wish.target.id for wish in visit.wishes() if wish.target] == [one.id]


def test_who_may_not_read_is_told_nothing_of_what_is_there(visit: Visit) -> None:
    visit.put("Ana likes her answers short and to the point")
    blind = visit.caller(may(WRITE))
    told = [
        visit.keep("Ana likes her answers short and to the point", blind),
        visit.keep("Ana likes her answers short and straight to the point", blind),
    ]
    assert [done.outcome for done in told] == [Outcome.NEW, Outcome.NEW]
    assert visit.keep("Ana likes her answers short and to the point", blind).outcome is Outcome.KNOWN  # its own
    with pytest.raises(NotAllowed):
        visit.keep("It rains.", blind, replaces="mem_1")
