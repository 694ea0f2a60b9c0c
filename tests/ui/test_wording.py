"""Records in plain words."""

import pytest

from tests.building import NOON, memory
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.service.answers import Act
from wellkept.ui import wording


@pytest.mark.parametrize(
    ("count", "expected"), [(0, "0 memories"), (1, "1 memory"), (4312, "4,312 memories")], ids=["none", "one", "many"]
)
def test_memories_are_counted_in_words(count: int, expected: str) -> None:
    assert wording.memories(count) == expected


SOURCES: dict[str, tuple[str, str]] = {
    "paste": ("paste", "Pasted text"),
    "file": ("file:notes.txt", "File: notes.txt"),
    "agent": ("agent:planner", "Assistant: planner"),
    "unknown": ("pigeon:post", "pigeon: post"),
    "hidden": ("file:a\u202eb", "File: a‹RLO›b"),
}


@pytest.mark.parametrize(("source", "expected"), SOURCES.values(), ids=SOURCES.keys())
def test_sources_are_named(source: str, expected: str) -> None:
    assert wording.source(source) == expected


PEOPLE: dict[str, tuple[str, str]] = {
    "owner": ("owner", "You"),
    "everyone": ("everyone", "Everyone"),
    "person": ("person:Ingrid", "Ingrid"),
    "agent": ("agent:planner", "The assistant planner"),
    "thread": ("thread:spring", "The conversation spring"),
}


@pytest.mark.parametrize(("who", "expected"), PEOPLE.values(), ids=PEOPLE.keys())
def test_people_are_named(who: str, expected: str) -> None:
    assert wording.person(who) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0.0, "minor"),
        (0.4, "ordinary"),
        (0.5, "ordinary"),
        (0.6, "important"),
        (0.8, "very important"),
        (1.0, "essential"),
    ],
    ids=["0", "0.4", "0.5", "0.6", "0.8", "1"],
)
def test_importance_has_words(value: float, expected: str) -> None:
    assert wording.importance(value) == expected


def test_every_kind_trust_and_act_has_a_name() -> None:
    assert all(wording.kind(kind) for kind in Kind)
    assert all(wording.trust(trust) for trust in Trust)
    assert all(wording.act(act) for act in Act)


def test_screen_reader_hears_kind_importance_sentence_and_age() -> None:
    card = memory("Owner prefers tea.", kind=Kind.PREFERENCE, importance=0.6, core=True)
    assert wording.spoken(card, NOON) == "preference, important, always in mind: Owner prefers tea., just now"
