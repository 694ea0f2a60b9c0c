"""Whatever act takes words out, none of them is left in any file, not even in the indexes' tables of contents."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.building import Clock
from tests.store.sqlite.test_bulk import left
from tests.store.sqlite.test_erase import marker
from tests.store.sqlite.test_leftovers import of_nothing, on_file
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Edit, Forget, ForgetAll, Keep, Proposal
from wellkept.service.wellkept import Wellkept

_RNG = random.Random(6)
WORDS = [word + last for word in (marker(_RNG) for _ in range(60)) for last in "kq"]


@pytest.fixture
def leafy(path: Path, clock: Clock) -> Iterator[Wellkept]:
    """Leaves of 64 bytes: of two words that differ in the last letter only, one is often a separator."""
    Wellkept.open(path, clock).close()
    on_file(path, "insert into INDEX(INDEX, rank) values('pgsz', 64)")
    opened = Wellkept.open(path, clock)
    finish(opened.keep(Keep(tuple(Proposal(f"Owner likes tea number {number}.") for number in range(50)))))
    yield opened
    opened.close()


def undo_the_teach(wellkept: Wellkept, _keys: tuple[int, ...]) -> None:
    finish(wellkept.undo())


def forget(wellkept: Wellkept, keys: tuple[int, ...]) -> None:
    assert finish(wellkept.forget(Forget(keys))).scrubbed


def forget_all(wellkept: Wellkept, _keys: tuple[int, ...]) -> None:
    finish(wellkept.forget_all(ForgetAll(Query())))


def correct_and_forget(wellkept: Wellkept, keys: tuple[int, ...]) -> None:
    for key in keys:
        wellkept.correct(Correct(key, f"Owner said nothing, {key} times."))
    forget(wellkept, keys)


def untag(wellkept: Wellkept, keys: tuple[int, ...]) -> None:
    """Words that were a tag only."""
    forget(wellkept, keys)
    kept = finish(wellkept.keep(Keep(tuple(Proposal(f"Owner has drawer {number}.") for number in range(len(WORDS))))))
    for key, word in zip(kept.keys, WORDS, strict=True):
        finish(wellkept.edit(Edit((key,), add_tags=(word,))))
    for key, word in zip(kept.keys, WORDS, strict=True):
        finish(wellkept.edit(Edit((key,), remove_tags=(word,))))


@pytest.mark.parametrize("act", [undo_the_teach, forget, forget_all, correct_and_forget, untag])
def test_no_word_is_left(leafy: Wellkept, path: Path, act: Callable[[Wellkept, tuple[int, ...]], None]) -> None:
    kept = finish(leafy.keep(Keep(tuple(Proposal(f"Owner noted {word}.") for word in WORDS))))
    assert len(left(path, WORDS)) == len(WORDS)
    act(leafy, kept.keys)
    finish(leafy.tidy())
    assert left(path, WORDS) == []
    assert of_nothing(path) == []
    assert leafy.check().problems == ()
