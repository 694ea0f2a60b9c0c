from wellkept.model.profile import Section
from wellkept.teach.extracted import Extracted, Part, PartLine, Proposal
from wellkept.teach.profile import profile_of


def part(*lines: PartLine, proposals: tuple[str, ...] = ()) -> Extracted:
    return Extracted(Part(1, 1, (0, 9)), tuple(Proposal(one, "", None) for one in proposals), (), (), lines)


def told(*parts: Extracted) -> list[tuple[str, str, list[str]]]:
    return [(line.section, line.line, [one.content for one in line.behind]) for line in profile_of(parts)]


def test_the_same_line_of_two_parts_is_one_with_all_that_stands_behind_it() -> None:
    assert told(
        part(PartLine(Section.FACTS, "Owner lives in Bergen.", (0,)), proposals=("Owner moved to Bergen.",)),
        part(
            PartLine(Section.FACTS, "owner lives in Bergen", (0, 1)),
            proposals=("Owner has a flat.", "Owner moved to Bergen."),
        ),
    ) == [("facts", "Owner lives in Bergen.", ["Owner moved to Bergen.", "Owner has a flat."])]


def test_lines_that_differ_in_a_number_or_a_not_stay_apart() -> None:
    lines = ("Owner has 2 cats.", "Owner has 3 cats.", "Owner does not have cats.")
    assert [line for _, line, _ in told(*(part(PartLine(Section.FACTS, line)) for line in lines))] == list(lines)


def test_the_same_words_in_two_sections_are_two_lines_and_sections_come_in_order() -> None:
    line = "Owner swims every Tuesday."
    assert told(part(PartLine(Section.ROUTINES, line), PartLine(Section.FACTS, line))) == [
        ("facts", line, []),
        ("routines", line, []),
    ]


def test_a_part_done_again_counts_once() -> None:
    again = part(PartLine(Section.GOALS, "Owner wants a boat.", (0,)), proposals=("Owner wants a wooden boat.",))
    assert told(again, again) == [("goals", "Owner wants a boat.", ["Owner wants a wooden boat."])]


def test_nothing_gives_no_profile() -> None:
    assert told() == []
