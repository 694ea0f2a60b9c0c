"""What stands in the sidebar, line by line."""

from collections.abc import Set
from dataclasses import replace

from wellkept.model.facets import Group, Span, Tally
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.ui.filters.lines import FEW, Line, Lines, Sort

SPANS = (Span(5, None), Span(None, 5))
TALLY = Tally(
    kinds=(("fact", 1200), ("insight", 2)),
    sources=(("paste", 7), ("email:bo", 5), ("email:ana", 3), ("email", 1)),
    tags=tuple((f"tag{number:02}", 50 - number) for number in range(20)),
    abouts=(("owner", 9), ("person:ana", 2)),
    trust=(("said", 3),),
    spans=(4, 6),
    core=2,
    stays=1,
)


def lines(filters: Filters | None = None, turned: Set[str] = frozenset(), tally: Tally = TALLY) -> list[Line]:
    return Lines(tally, filters or Filters(), SPANS, turned).all()


def of(group: Group, made: list[Line]) -> list[tuple[str, int]]:
    return [(line.text, line.count) for line in made if line.choice.group is group and line.sort is Sort.VALUE]


def test_all_kinds_times_and_ways_are_there_even_without_results() -> None:
    made = lines(tally=Tally(spans=(0, 0)))
    assert [text for text, _ in of(Group.KINDS, made)] == [kind.value.capitalize() for kind in Kind]
    assert len(of(Group.TRUST, made)) == 3
    assert len(of(Group.TIME, made)) == 2
    assert [line.choice.group for line in made if line.sort is Sort.HEAD] == [Group.KINDS, Group.TIME, Group.TRUST]


def test_counts_stand_beside_their_values() -> None:
    made = lines()
    assert of(Group.KINDS, made)[0] == ("Fact", 1200)
    assert of(Group.TIME, made) == [("Today", 4), ("This week", 6)]
    assert of(Group.CORE, made) == [("Always in mind", 2)]
    assert of(Group.STAYS, made) == [("Never leaves here", 1)]
    assert of(Group.ABOUTS, made) == [("You", 9), ("ana", 2)]


def test_sources_are_grouped_by_what_stands_before_the_colon() -> None:
    assert of(Group.SOURCES, lines()) == [("E-mail", 9), ("Pasted text", 7)]
    unfolded = lines(turned={"sources/email"})
    assert of(Group.SOURCES, unfolded) == [("E-mail", 9), ("bo", 5), ("ana", 3), ("Pasted text", 7)]
    assert [line.level for line in unfolded if line.choice.group is Group.SOURCES and line.sort is Sort.VALUE] == [
        0, 1, 1, 0,
    ]  # fmt: skip


def test_a_chosen_part_of_a_folded_source_is_seen() -> None:
    made = lines(Filters(sources=("email:ana",)))
    assert of(Group.SOURCES, made) == [("E-mail", 9), ("ana", 3), ("Pasted text", 7)]


def test_long_groups_are_cut_and_can_be_unfolded() -> None:
    made = lines()
    assert len(of(Group.TAGS, made)) == FEW
    more = next(line for line in made if line.sort is Sort.MORE)
    assert (more.text, more.count) == ("14 more …", 14)
    whole = lines(turned={more.fold})
    assert len(of(Group.TAGS, whole)) == 20
    assert next(line for line in whole if line.sort is Sort.MORE).text == "Show fewer"


def test_what_is_chosen_is_never_cut() -> None:
    made = lines(Filters(any_tags=("tag15",)))
    assert of(Group.TAGS, made)[-1] == ("tag15", 35)
    assert next(line for line in made if line.sort is Sort.MORE).text == "13 more …"


def test_what_is_chosen_stays_when_no_result_has_it() -> None:
    filters = Filters(any_tags=("gone",), abouts=("person:bo",), sources=("file",))
    made = lines(filters, tally=replace(TALLY, tags=()))
    assert of(Group.TAGS, made) == [("gone", 0)]
    assert ("bo", 0) in of(Group.ABOUTS, made)
    assert ("File", 0) in of(Group.SOURCES, made)


def test_a_folded_group_says_how_many_are_chosen() -> None:
    made = lines(Filters(kinds=(Kind.FACT, Kind.INSIGHT)), turned={"kinds"})
    assert of(Group.KINDS, made) == []
    head = next(line for line in made if line.choice.group is Group.KINDS)
    assert head.spoken == "Kind, 2 chosen, folded"


def test_lines_are_heard_with_count_and_state() -> None:
    heard = [line.spoken for line in lines(Filters(kinds=(Kind.FACT,)))]
    assert "Fact, 1,200, on" in heard
    assert "Insight, 2, off" in heard
    assert "Never leaves this computer, 1, off" in heard
    assert "E-mail, 9, off, folded" in heard
    assert "Kind, 1 chosen, unfolded" in heard


def test_no_two_lines_are_the_same() -> None:
    tally = replace(TALLY, sources=(("", 1), (":x", 1), ("email", 2), ("email:", 1)))
    made = lines(turned={"sources/email", "sources/"}, tally=tally)
    assert len({line.id for line in made}) == len(made)
