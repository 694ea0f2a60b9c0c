"""What was forgotten stays forgotten, until the owner wants it again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock
from tests.providers.keyring_drawer import Drawer
from wellkept.model.query import Filters
from wellkept.model.text import fingerprint
from wellkept.providers.hash_words import HashWords
from wellkept.providers.print_key import FILE_NAME, KEY_BYTES, PrintKey
from wellkept.service.answers import Kept, Novelty, finish
from wellkept.service.forgotten import CannotTell, HadForgotten
from wellkept.service.forgotten_requests import EmptyForgotten, ForgottenList, KeyPlace, WatchForgotten
from wellkept.service.requests import Compare, Correct, Count, FindSentences, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.teach.novelty import form

SAID = "Owner doesn't like cilantro."
SAME = "owner does not like cilantro!"


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


class Opening:
    """Opens one file again and again, with this keyring or without."""

    def __init__(self, path: Path, clock: Clock, drawer: Drawer) -> None:
        self._path, self._clock, self._drawer = path, clock, drawer
        self._open: list[Wellkept] = []

    def __call__(self, keyring: bool = True, folder: str = "settings") -> Wellkept:
        key = PrintKey(self._path.parent / folder, lambda: (self._drawer, "the drawer") if keyring else None)
        made = Wellkept(SqliteStore.open(self._path), self._clock, {"built-in": HashWords()}, print_key=key)
        self._open.append(made)
        return made

    def shut(self) -> None:
        while self._open:
            self._open.pop().close()


@pytest.fixture
def opening(path: Path, clock: Clock, drawer: Drawer) -> Iterator[Opening]:
    made = Opening(path, clock, drawer)
    yield made
    drawer.open_.set()
    made.shut()


def keep(wellkept: Wellkept, *contents: str, again: bool = False, by: str = "owner") -> Kept:
    return finish(wellkept.keep(Keep(tuple(Proposal(one, again=again) for one in contents), by=by)))


def forget(wellkept: Wellkept, *contents: str) -> None:
    finish(wellkept.forget(Forget(keep(wellkept, *contents).keys)))


def listed(wellkept: Wellkept) -> ForgottenList:
    return finish(wellkept.forgotten.show())


@pytest.mark.parametrize("by", ["owner", "agent:planner", "extractor"])
@pytest.mark.parametrize("content", [SAID, SAME], ids=["exact", "canonical"])
def test_it_is_held_back_and_counted_whoever_writes(content: str, by: str, wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    kept = keep(wellkept, "Owner likes tea.", content, by=by)
    assert (len(kept.keys), kept.added, kept.held_back) == (1, 1, 1)
    assert wellkept.count(Count(Filters())).count == 1


def test_it_is_held_back_in_the_next_session_too(opening: Opening) -> None:
    first = opening()
    forget(first, SAID)
    opening.shut()
    assert keep(opening(), SAME).held_back == 1


@pytest.mark.parametrize("content", ["Owner likes cilantro.", "Owner doesn't like coriander."])
def test_what_says_something_else_is_kept(content: str, wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    assert keep(wellkept, content).held_back == 0


def test_among_many_only_what_was_forgotten_is_held_back(wellkept: Wellkept) -> None:
    many = [f"Owner owns book number {number}." for number in range(450)]
    forget(wellkept, many[3], many[210], many[449])
    kept = keep(wellkept, *many)
    assert (kept.added, kept.held_back) == (447, 3)
    assert wellkept.memory(kept.keys[3]).content == many[4]


def test_one_yes_teaches_it_again_and_takes_it_off_the_list(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    assert keep(wellkept, SAME, again=True).added == 1
    assert listed(wellkept).count == 0


def test_undo_of_that_yes_puts_it_on_the_list_again_and_redo_takes_it_off(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    keep(wellkept, SAID, again=True)
    finish(wellkept.undo())
    assert listed(wellkept).count == 1
    finish(wellkept.redo())
    assert listed(wellkept).count == 0


def test_an_assistant_cannot_say_yes(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    assert keep(wellkept, SAID, again=True, by="agent:planner").held_back == 1


def test_undo_of_forgetting_drops_the_fingerprint_and_redo_brings_it_back(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    finish(wellkept.undo())
    assert listed(wellkept).count == 0
    finish(wellkept.redo())
    assert keep(wellkept, SAID).held_back == 1


def test_the_earlier_words_of_a_memory_stay_forgotten_too(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, SAID).keys
    wellkept.correct(Correct(key, "Owner likes cilantro now."))
    finish(wellkept.forget(Forget((key,))))
    assert keep(wellkept, SAID).held_back == 1


def test_a_review_and_a_comparison_say_so(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    review = finish(wellkept.find_sentences(FindSentences(f"{SAME} Owner likes tea.")))
    assert [one.novelty for one in review.candidates] == [Novelty.FORGOTTEN, Novelty.NEW]
    assert finish(wellkept.compare(Compare(SAID))).novelty is Novelty.FORGOTTEN


def test_correcting_into_it_asks_once(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    (key,) = keep(wellkept, "Owner likes parsley.").keys
    with pytest.raises(HadForgotten, match="Keep it again"):
        wellkept.correct(Correct(key, SAME))
    wellkept.correct(Correct(key, SAME, again=True))
    assert listed(wellkept).count == 0
    finish(wellkept.undo())
    assert listed(wellkept).count == 1


def test_an_update_into_it_is_held_back(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    (key,) = keep(wellkept, "Owner likes parsley.").keys
    there = wellkept.memory(key)
    kept = finish(wellkept.keep(Keep((Proposal(SAID, updates=there.id),), by="agent:planner")))
    assert (kept.held_back, kept.updated, wellkept.memory(key)) == (1, 0, there)


def test_what_is_there_is_reinforced_although_it_was_forgotten_elsewhere(wellkept: Wellkept) -> None:
    keep(wellkept, SAID)
    keep(wellkept, SAID)
    assert keep(wellkept, SAME).reinforced == 1


def test_another_being_may_keep_it(wellkept: Wellkept) -> None:
    forget(wellkept, SAID)
    assert finish(wellkept.keep(Keep((Proposal(SAID),), being_id="guest"))).added == 1


def test_the_list_can_be_emptied_and_switched_off(wellkept: Wellkept) -> None:
    forget(wellkept, SAID, "Owner keeps bees.")
    wellkept.handle(WatchForgotten(on=False))
    assert (listed(wellkept).count, listed(wellkept).watched) == (2, False)
    assert keep(wellkept, SAID).held_back == 0
    wellkept.handle(WatchForgotten(on=True))
    wellkept.handle(EmptyForgotten())
    assert (listed(wellkept).count, keep(wellkept, "Owner keeps bees.").held_back) == (0, 0)


def test_no_words_and_nothing_that_can_be_guessed_stand_in_the_file(opening: Opening, path: Path) -> None:
    wellkept = opening()
    forget(wellkept, SAID)
    opening.shut()
    data = path.read_bytes()
    assert not any(trace in data for trace in (b"cilantro", fingerprint(SAID), form(SAID)))


def test_with_another_key_nobody_can_confirm_a_guess(opening: Opening, path: Path) -> None:
    for folder, byte in (("mine", "0a"), ("thief", "0b")):
        (path.parent / folder).mkdir()
        (path.parent / folder / FILE_NAME).write_text(byte * KEY_BYTES)
    mine = opening(keyring=False, folder="mine")
    forget(mine, SAID)
    thief = opening(keyring=False, folder="thief")
    assert finish(thief.compare(Compare(SAID))).novelty is Novelty.NEW
    assert (listed(thief).count, listed(thief).unknown) == (1, 1)
    assert finish(mine.compare(Compare(SAID))).novelty is Novelty.FORGOTTEN


def test_the_keyring_is_left_alone_until_something_is_forgotten(opening: Opening, drawer: Drawer) -> None:
    wellkept = opening()
    keep(wellkept, SAID)
    assert (listed(wellkept).place, drawer.held) == (KeyPlace.WAITING, {})
    forget(wellkept, "Owner keeps bees.")
    opening.shut()
    assert len(drawer.held) == 1


def test_a_keyring_that_hangs_holds_nothing_up_and_is_caught_up_with(opening: Opening, drawer: Drawer) -> None:
    drawer.open_.clear()
    wellkept = opening()
    forget(wellkept, SAID)
    assert (wellkept.count(Count(Filters())).count, listed(wellkept).pending) == (0, 1)
    assert keep(wellkept, SAID, by="owner").held_back == 1  # it is still known in RAM
    drawer.open_.set()
    opening.shut()
    assert keep(opening(), SAID).held_back == 1


def test_while_the_key_is_out_of_reach_an_assistant_is_refused_and_the_owner_told(opening: Opening) -> None:
    first = opening()
    forget(first, SAID)
    opening.shut()
    away = opening(keyring=False)
    with pytest.raises(CannotTell):
        keep(away, SAID, by="agent:planner")
    kept = keep(away, "Owner likes tea.")
    assert (kept.added, kept.unsure) == (1, True)
