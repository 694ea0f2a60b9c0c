"""A review after some parts were asked about again."""

from wellkept.model.profile import Section
from wellkept.service.answers import Candidate, FoundLine, LeftOut, Novelty, PartNote, Review, Span, Voice
from wellkept.ui.teach.renewed import renewed

ONE, TWO, THREE = (0, 100), (100, 200), (200, 300)
PROSE = "The model answered in words of its own."


def _found(content: str, span: Span) -> Candidate:
    return Candidate(content, content, span, Novelty.NEW, Voice.THIRD)


def _note(number: int, span: Span, why: str = PROSE) -> PartNote:
    return PartNote(number, 3, span, (), why)


A, B, B2, C = _found("A.", (5, 7)), _found("B.", (105, 107)), _found("B again.", TWO), _found("C.", (205, 207))
OLD = Review(
    (A, B, B2, C),
    (LeftOut("x", (20, 21), "a heading"), LeftOut("y", (120, 121), "a heading")),
    "maker/model",
    (_note(2, TWO), _note(3, THREE)),
    (FoundLine(Section.FACTS, "Says A.", (0,)), FoundLine(Section.TONE, "Dry.", ())),
)
N1, N2 = _found("New.", (101, 104)), _found("Newer.", TWO)
NEW = Review(
    (N1, N2),
    (LeftOut("z", (130, 131), "a link"),),
    "maker/model",
    (),
    (FoundLine(Section.GOALS, "New goal.", (1,)), FoundLine(Section.FACTS, "Says A.", (0,))),
)


def test_only_the_part_asked_about_is_another() -> None:
    assert renewed(OLD, NEW, [TWO]).candidates == (A, N1, N2, C)


def test_what_stays_is_the_very_same() -> None:
    candidates = renewed(OLD, NEW, [TWO]).candidates
    assert (candidates[0] is A, candidates[3] is C) == (True, True)


def test_pieces_left_out_are_those_of_the_new_answer() -> None:
    assert [piece.text for piece in renewed(OLD, NEW, [TWO]).left_out] == ["x", "z"]


def test_notes_of_other_parts_stay() -> None:
    assert [note.number for note in renewed(OLD, NEW, [TWO]).parts] == [3]


def test_lines_stand_on_the_same_sentences_in_their_new_places() -> None:
    assert renewed(OLD, NEW, [TWO]).lines == (
        FoundLine(Section.FACTS, "Says A.", (0, 1)),
        FoundLine(Section.GOALS, "New goal.", (2,)),
        FoundLine(Section.TONE, "Dry.", ()),
    )


def test_a_line_goes_with_the_sentence_it_stood_on() -> None:
    old = Review(OLD.candidates, (), "", OLD.parts, (FoundLine(Section.FACTS, "Says B.", (0, 1)),))
    assert renewed(old, Review((N1,), ()), [TWO]).lines == ()


def test_a_part_that_fails_again_stays_as_it_was_with_its_new_note() -> None:
    failed = Review((_found("By sentences.", (110, 120)),), (), "", (_note(2, TWO, "Busy."),))
    again = renewed(OLD, failed, [TWO])
    assert (again.candidates, again.left_out, again.lines) == (OLD.candidates, OLD.left_out, OLD.lines)
    assert [note.without_model for note in again.parts] == ["Busy.", PROSE]


def test_of_two_parts_one_may_fail() -> None:
    new = Review((N1, _found("By sentences.", (210, 220))), (), "m", (_note(3, THREE),))
    assert renewed(OLD, new, [TWO, THREE]).candidates == (A, N1, C)


def test_a_part_without_sentences_gets_its_place_in_the_text() -> None:
    old = Review((A, C), (), "", (_note(2, TWO),))
    assert renewed(old, NEW, [TWO]).candidates == (A, N1, N2, C)
