"""Signs are found as they are written: alone, and as a part of words and numbers."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.query import Filters, Query
from wellkept.recall.highlight import spans
from wellkept.recall.lexical import parse
from wellkept.recall.recall import explain, recall
from wellkept.store.sqlite.sqlite_store import SqliteStore

SIGNS = [
    "&",
    "@",
    "#",
    "/",
    "???",
    "!!!",
    "->",
    ":)",
    "...",
    "—",
    "\\",
    '"',
    "'",
    "_",
    "*",
    "^",
    "[ ]",
    "§",
    "( )",
    "~",
    "•",
]


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(path)
    opened.insert([memory(f"Owner likes tea number {number}.", created_at=NOON + number) for number in range(9)])
    yield opened
    opened.close()


def _found(store: SqliteStore, text: str) -> "array[int]":
    keys = recall(store, Query(text=text), NOON, typing=True).keys
    assert keys[:1] == recall(store, Query(text=text), NOON, typing=False, settled=True).keys[:1]
    return keys


@pytest.mark.parametrize("signs", SIGNS)
def test_signs_alone_find_what_holds_them(store: SqliteStore, signs: str) -> None:
    within, whole = store.insert([memory(f"Owner wrote {signs} on a card."), memory(signs, created_at=NOON - 1)])
    assert _found(store, signs).tolist() == [whole, within]
    assert _found(store, f" {signs}  ").tolist() == [whole, within]


def test_what_is_not_there_is_not_found_and_filters_hold(store: SqliteStore) -> None:
    store.insert([memory("Owner signs with <3.")])
    assert not _found(store, "&&")
    assert not recall(store, Query(text="<", filters=Filters(being_id="somebody")), NOON).keys


def test_looking_for_signs_can_be_stopped(store: SqliteStore) -> None:
    store.insert([memory(f"Owner owns book {number} & more.") for number in range(2000)])
    with pytest.raises(Interrupted):
        recall(store, Query(text="&"), NOON, stop=lambda: True)


def test_signs_are_marked_and_explained(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Tea & milk & sugar.")])
    assert spans("Tea & milk & sugar.", parse("&")) == ((4, 5), (11, 12))
    why = explain(store, Query(text="&"), key, NOON)
    assert why is not None
    assert (why.matched, why.rank) == (("&",), 1)


FIRST: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "minus": ("-5", "It was -5 outside.", ("The screen is 72.5 wide.", "Owner has 5 cats.", "Room 3-5 is free.", "5")),
    "another minus": ("-5", "It was \u22125 outside.", ("The screen is 72.5 wide.", "Owner has 5 cats.")),
    "that minus asked": ("\u22125", "It was -5 °C.", ("The screen is 72.5 wide.", "Owner has 5 cats.")),
    "plus": ("+5", "It rose by +5.", ("Owner has 5 cats.", "It was -5.")),
    "comma for point": ("3.5", "Owner ran 3,5 km.", ("Owner has 3 cats and 5 dogs.", "Room 3.5.2 is free.", "-3.5")),
    "point for comma": ("3,5", "Owner ran 3.5 km.", ("Owner has 3 cats and 5 dogs.", "5 of 3")),
    "minus and comma": ("-3,5", "It was \u22123.5.", ("Owner ran 3.5 km.", "Owner has 3 cats and 5 dogs.")),
    "percent": ("50%", "Owner took 50 % off.", ("Owner counts 50 percent.", "Owner has 50 cats.")),
    "c++": ("C++", "Owner writes C++.", ("Owner had a C in maths.", "Vitamin C, please.", "c")),
    "c#": ("c#", "Owner writes C#.", ("Owner writes C++.", "Vitamin C, please.")),
    ".net": (".net", "Owner uses .NET.", ("Owner has a net.", "The net is torn.")),
    "within": (".net", "Owner uses ASP.NET.", ("Owner has a net.", "The net is torn.")),
    "tag": ("#tea", "Owner wrote #tea on it.", ("Owner likes tea.", "Tea!")),
    "handle": ("@ana", "Owner asked @ana.", ("Owner asked Ana.", "Ana")),
}


@pytest.mark.parametrize(("asked", "first", "others"), FIRST.values(), ids=FIRST.keys())
def test_who_writes_the_signs_stands_before_who_has_only_the_letters(
    store: SqliteStore, asked: str, first: str, others: tuple[str, ...]
) -> None:
    store.insert([memory(other, importance=1.0, created_at=NOON) for other in others])
    store.insert([memory(f"{others[0]} {number}", importance=1.0, created_at=NOON) for number in range(90)])
    (key,) = store.insert([memory(first, importance=0.1, created_at=NOON - 10**11)])
    assert _found(store, asked)[0] == key


@pytest.mark.parametrize(
    "text",
    ["tea?", "Owner's tea, please!", "e-mail", "3.11.7", "2026-03-01", "7:30", "1,200", "3-5", "+47 912 34 567", "5"],
)
def test_ordinary_questions_ask_for_no_signs(text: str) -> None:
    assert parse(text).signs.patterns == ()
    assert parse(text).signs.alone == ""
