"""Wishes in words: who, what, with which record, and what became of them."""

import pytest

from tests.building import MINUTE, NOON, memory
from wellkept.service.assistant_requests import WaitingWish, Wish, WishesAnswered
from wellkept.service.door_requests import Entry
from wellkept.ui.wishes import words

_TARGET = memory("Owner likes tea.", id="mem_tea", being_id="Nora")


def _wish(wish: Wish, **more: object) -> WaitingWish:
    return WaitingWish("prop_1", wish, "Cla\u202eude", NOON, **more)  # type: ignore[arg-type] # named by the test


@pytest.mark.parametrize(
    ("wish", "title", "sentence"),
    [
        (_wish(Wish.KEEP, entry=Entry(content="Owner sails.")), "would like to keep this", "Owner sails."),
        (_wish(Wish.CORRECT, content="Owner likes cocoa.", target=_TARGET), "to correct this", "Owner likes cocoa."),
        (_wish(Wish.FORGET, target=_TARGET), "would like this forgotten", "Owner likes tea."),
        (_wish(Wish.FORGET), "would like this forgotten", ""),
    ],
    ids=["keep", "correct", "forget", "forget what is gone"],
)
def test_who_would_like_what(wish: WaitingWish, title: str, sentence: str) -> None:
    assert words.title(wish).startswith("Cla‹RLO›ude ")
    assert words.title(wish).endswith(title)
    assert words.sentence(wish) == sentence
    assert "\u202e" not in words.row(wish, NOON + MINUTE).spoken


def test_the_record_says_all_that_would_be_kept() -> None:
    entry = Entry(content="x", about="person:Ana", core=True, space="garden", tags=("a", "b"), being_id="Nora")
    assert words.record(_wish(Wish.KEEP, entry=entry)).split("  ·  ") == [
        "Fact",
        "ordinary",
        "about: Ana",
        "among the memories of Nora",
        "always in mind",
        "only in the space garden",
        "tags: a, b",
    ]
    assert words.current(_TARGET).endswith("among the memories of Nora")
    assert words.record(_wish(Wish.FORGET)) == ""


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (WishesAnswered(1, 0, 0), "Done as wished."),
        (WishesAnswered(2, 0, 1), "2 wishes granted. 1 had no memory to act on."),
        (WishesAnswered(0, 1, 0), "Refused; nothing has changed."),
        (WishesAnswered(0, 0, 0, 1, 2), "1 was not kept: you had it forgotten. 2 wait on: look at them one by one."),
    ],
    ids=["one", "some, one gone", "refused", "held and left"],
)
def test_what_became_of_wishes(done: WishesAnswered, said: str) -> None:
    assert words.answered(done) == said
