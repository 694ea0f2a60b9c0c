"""Assistants and accesses in words."""

import pytest

from tests.building import DAY, NOON
from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.service.assistant_requests import Access, Accesses
from wellkept.ui.assistants import access_words, words

_ALL = Rights(can=frozenset(Right), beings=("owner", "Nora"), abouts=None, spaces=None)
_FINE = Rights(can=frozenset(), beings=(), abouts=("person:*",), spaces=("gar\u202eden",))


@pytest.mark.parametrize(
    ("rights", "short", "may"),
    [
        (Rights(), "Reads, proposes", (True, True, False)),
        (_ALL, "Reads, writes, forgets", (True, True, True)),
        (_FINE, "May do nothing", (False, False, False)),
        (Rights(can=frozenset((Right.FORGET,))), "Forgets", (False, False, True)),
    ],
    ids=["usual", "all", "nothing", "only forgets"],
)
def test_what_one_may_do(rights: Rights, short: str, may: tuple[bool, ...]) -> None:
    assert words.short(rights) == short
    assert tuple(allowed for allowed, _ in words.may(rights)) == may


@pytest.mark.parametrize(
    ("rights", "whose", "about", "learned"),
    [
        (Rights(), "Your memories.", "About you, and what holds for everyone.", "Nothing that was learned in a space"),
        (_ALL, "The memories of: You and Nora.", "About anybody.", "Also what was learned in any space"),
        (
            _FINE,
            "Nobody's memories.",
            "Only about: every person.",
            "Of what was learned in a space, only: gar‹RLO›den.",
        ),
        (Rights(abouts=()), "Your memories.", "About nobody but itself.", "Nothing"),
    ],
    ids=["usual", "all", "finer", "about nobody"],
)
def test_what_one_may_see(rights: Rights, whose: str, about: str, learned: str) -> None:
    assert words.whose(rights) == whose
    assert words.about(rights).startswith(about)
    assert words.learned(rights).startswith(learned)


def test_a_name_that_hides_letters_is_shown_with_marks() -> None:
    one = Assistant(id="ast_1", name="Clau\u202ede", created_at=NOON - DAY, revoked_at=NOON)
    assert "\u202e" not in words.row(one, 0, NOON).spoken + words.shutting_out(one) + words.removing(one)


@pytest.mark.parametrize(
    ("act", "count", "said"),
    [
        ("recall", 3, "Searched, and read 3 memories"),
        ("recall", 0, "Searched, and found nothing"),
        ("keep", 1, "Kept or changed 1 memory"),
        ("forget", 1, "Had 1 memory forgotten"),
        ("profile", 0, "Read the profile"),
        ("dream", 2, "dream: 2 memories"),
    ],
    ids=["search", "nothing", "keep", "forget", "profile", "unknown"],
)
def test_what_one_did(act: str, count: int, said: str) -> None:
    assert access_words.did(Access(NOON, "Claude", act, count=count)) == said


def test_what_was_forgotten_since_is_counted() -> None:
    access = Access(NOON - DAY, "Claude", "recall", count=3, keys=(1,))
    assert access_words.row(access, NOON).more.endswith("2 of them forgotten since")


def test_who_read_a_memory_is_told_by_assistant() -> None:
    found = Accesses(
        (
            Access(NOON - DAY, "Claude", "recall", count=1, keys=(1,)),
            Access(NOON - 2 * DAY, "Claude", "list", count=1, keys=(1,)),
            Access(NOON - 3 * DAY, "Cursor", "keep", count=1, keys=(1,)),
        ),
        7,
    )
    assert access_words.readers(found, NOON) == (
        "Read by Claude 2 times, last yesterday.",
        "Written by Cursor once, 3 days ago.",
        "These are the latest 3 accesses.",
    )
    assert [line.partition(": ")[2] for line in access_words.each(found)] == [
        "Claude, by a search",
        "Claude, in a list",
        "Cursor, kept or changed it",
    ]
