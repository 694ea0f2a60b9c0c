"""What is nearest to a search that found nothing: offered beside, never found."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock, memory
from tests.service.models import Knowing
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.nearest import MOST, AskNearest, Nearest
from wellkept.service.requests import Find
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

LONG = "Every Sunday after church Hedda brings tea for seven old sailors who sing beside our harbour until dark."
CLOCKS = "Owner repairs clocks."


@pytest.fixture
def loaded(path: Path, clock: Clock) -> Iterator[Wellkept]:
    store = SqliteStore.open(path)
    store.insert([memory(LONG, tags=("harbour",)), memory(CLOCKS), memory(LONG, being_id="twin")])
    opened = Wellkept(store, clock, {"built-in": Knowing()})
    finish(opened.embed_pending())
    finish(opened.prepare_meaning())
    yield opened
    opened.close()


def nearest(wellkept: Wellkept, text: str, filters: Filters | None = None) -> list[str]:
    answer = wellkept.handle(AskNearest(Query(text=text, filters=filters or Filters())))
    assert isinstance(answer, Nearest)
    return [card.memory.content for card in answer.cards]


def test_one_bare_word_below_the_bar_is_not_found_but_offered(loaded: Wellkept) -> None:
    assert not loaded.find(Find(Query(text="beverage"), settled=True)).keys
    assert nearest(loaded, "beverage") == [LONG]


@pytest.mark.parametrize(
    ("text", "filters"),
    [
        ("qwxzkj", Filters()),
        ("be", Filters()),
        ("", Filters()),
        ("beverage", Filters(tags=("none",))),
        ("beverage", Filters(being_id="nobody")),
    ],
    ids=["nonsense", "two letters", "blank", "a filter", "another being"],
)
def test_what_is_far_or_does_not_pass_is_not_offered(loaded: Wellkept, text: str, filters: Filters) -> None:
    assert nearest(loaded, text, filters) == []


def test_filters_that_it_passes_leave_it_offered(loaded: Wellkept) -> None:
    assert nearest(loaded, "beverage", Filters(tags=("harbour",))) == [LONG]


def test_there_are_only_a_few(path: Path, clock: Clock) -> None:
    store = SqliteStore.open(path)
    store.insert([memory(f"{LONG} Number {number}.") for number in range(2 * MOST)])
    opened = Wellkept(store, clock, {"built-in": Knowing()})
    finish(opened.embed_pending())
    assert nearest(opened, "beverage") == []  # the vectors are not in RAM yet
    finish(opened.prepare_meaning())
    assert len(nearest(opened, "beverage")) == MOST
    opened.close()
