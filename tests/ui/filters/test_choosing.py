"""What choosing and taking off does to the filters."""

import pytest

from tests.building import DAY, NOON
from wellkept.model.facets import Group, Span
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters
from wellkept.ui.filters.choosing import Choice, chosen, is_on, toggled
from wellkept.ui.filters.words import chips

SPANS = (Span(NOON, None), Span(NOON - DAY, None), Span(None, NOON - DAY))

ONE_EACH = [
    (Choice(Group.CORE), Filters(core=True)),
    (Choice(Group.STAYS), Filters(stays=True)),
    (Choice(Group.KINDS, "insight"), Filters(kinds=(Kind.INSIGHT,))),
    (Choice(Group.TIME, "1"), Filters(since=NOON - DAY)),
    (Choice(Group.TIME, "2"), Filters(until=NOON - DAY)),
    (Choice(Group.SOURCES, "email"), Filters(sources=("email",))),
    (Choice(Group.TAGS, "a,b"), Filters(any_tags=("a,b",))),
    (Choice(Group.ABOUTS, "person:ana"), Filters(abouts=("person:ana",))),
    (Choice(Group.TRUST, "guessed"), Filters(trust=(Trust.GUESSED,))),
]


@pytest.mark.parametrize(("choice", "filters"), ONE_EACH, ids=lambda value: getattr(value, "group", None))
def test_choosing_and_taking_off(choice: Choice, filters: Filters) -> None:
    assert toggled(Filters(), choice, SPANS) == filters
    assert is_on(filters, choice, SPANS)
    assert chosen(filters, SPANS) == (choice,)
    assert toggled(filters, choice, SPANS) == Filters()


def test_what_was_chosen_on_the_map_is_taken_off_as_a_whole() -> None:
    filters = Filters(among=(4, 9, 2), core=True)
    (_, core), (choice, text) = chips(filters, SPANS)
    assert (core, text) == ("Always in mind", "Only these 3")
    assert toggled(filters, choice, SPANS) == Filters(core=True)


def test_several_of_a_group_stand_together() -> None:
    filters = toggled(Filters(kinds=(Kind.FACT,)), Choice(Group.KINDS, "episode"), SPANS)
    assert filters == Filters(kinds=(Kind.FACT, Kind.EPISODE))
    assert toggled(filters, Choice(Group.KINDS, "fact"), SPANS) == Filters(kinds=(Kind.EPISODE,))


def test_one_stretch_of_time_takes_the_place_of_another() -> None:
    filters = toggled(Filters(since=NOON), Choice(Group.TIME, "2"), SPANS)
    assert filters == Filters(until=NOON - DAY)


@pytest.mark.parametrize(
    ("before", "value", "after"),
    [
        pytest.param(("email",), "email:ana", ("email:ana",), id="a part for the whole"),
        pytest.param(("email:ana", "paste", "email:bo"), "email", ("paste", "email"), id="the whole for its parts"),
        pytest.param(("email:ana",), "email:bo", ("email:ana", "email:bo"), id="parts beside each other"),
    ],
)
def test_a_source_and_its_parts(before: tuple[str, ...], value: str, after: tuple[str, ...]) -> None:
    assert toggled(Filters(sources=before), Choice(Group.SOURCES, value), SPANS).sources == after


def test_chips_name_what_is_chosen() -> None:
    filters = Filters(
        core=True,
        kinds=(Kind.FACT,),
        until=NOON - DAY,
        sources=("email:ana",),
        any_tags=("home",),
        abouts=("person:ana",),
        trust=(Trust.FOUND,),
    )
    assert [text for _, text in chips(filters, SPANS)] == [
        "Always in mind",
        "Fact",
        "This month",  # by its place among the spans offered
        "E-mail: ana",
        "Tag: home",
        "About: ana",
        "Found in a text you gave",
    ]


@pytest.mark.parametrize(
    ("filters", "text"),
    [
        pytest.param(Filters(since=NOON - 5 * DAY), "Since 25 February 2026", id="since"),
        pytest.param(Filters(until=NOON - 5 * DAY), "Before 25 February 2026", id="until"),
        pytest.param(Filters(since=NOON - 5 * DAY, until=NOON), "25 Feb – 2 Mar 2026", id="both"),
    ],
)
def test_a_time_that_is_not_offered_is_named_by_its_dates(english: None, filters: Filters, text: str) -> None:
    (chip,) = chips(filters, SPANS)
    assert chip[1] == text
    assert toggled(filters, chip[0], SPANS) == Filters()
