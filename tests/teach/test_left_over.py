import pytest

from wellkept.teach.found import LeftOut, Sentence, Span
from wellkept.teach.left_over import NOT_PROPOSED, REST_OF_SENTENCE, left_over
from wellkept.teach.sentences import find_sentences

TEXT = "# Bees\n\nMira keeps bees. Ola sails a boat, and he swims.\n- Ana sings loudly.\n"


WHOLE = (0, len(TEXT))


def left(*taken: Span, part: Span = WHOLE, found: list[Sentence | LeftOut] | None = None) -> list[tuple[str, str]]:
    seen = list(find_sentences(TEXT)) if found is None else found
    return [(one.text, one.reason) for one in left_over(TEXT, part, taken, seen)]


def at(words: str) -> Span:
    return TEXT.index(words), TEXT.index(words) + len(words)


HEADING, MARK = ("# Bees", "a heading"), ("-", "a list mark")
BEES, OLA, ANA = "Mira keeps bees.", "Ola sails a boat, and he swims.", "Ana sings loudly."


@pytest.mark.parametrize(
    ("taken", "rest"),
    [
        pytest.param(
            [], [HEADING, (BEES, NOT_PROPOSED), (OLA, NOT_PROPOSED), MARK, (ANA, NOT_PROPOSED)], id="nothing taken"
        ),
        pytest.param([at(BEES), at(OLA), at(ANA)], [HEADING, MARK], id="all sentences"),
        pytest.param([(0, len(TEXT))], [], id="all"),
        pytest.param(
            [at(BEES), at(ANA), at("sails a boat")],
            [HEADING, ("Ola", REST_OF_SENTENCE), (", and he swims.", REST_OF_SENTENCE), MARK],
            id="the middle",
        ),
        pytest.param(
            [at(BEES), at(ANA), at("Ola sails a boat, and he swims")],
            [HEADING, (".", "a mark of the layout"), MARK],
            id="all but the stop",
        ),
        pytest.param([at(BEES), at(ANA), at(OLA), at("a boat")], [HEADING, MARK], id="one within another"),
        pytest.param(
            [at("keeps bees. Ola sails"), at(ANA)],
            [HEADING, ("Mira", REST_OF_SENTENCE), ("a boat, and he swims.", REST_OF_SENTENCE), MARK],
            id="over the border of two",
        ),
    ],
)
def test_what_is_left_is_named(taken: list[Span], rest: list[tuple[str, str]]) -> None:
    assert left(*taken) == rest


def test_what_the_finder_never_saw_is_left_too() -> None:
    assert left(at(BEES), found=[]) == [
        ("# Bees", "a mark of the layout"),
        ("Ola sails a boat, and he swims.\n- Ana sings loudly.", "a mark of the layout"),
    ]


def test_only_the_part_counts() -> None:
    found = [one for one in find_sentences(TEXT) if one.span == at(OLA)]
    assert left(part=at(OLA), found=list(found)) == [(OLA, NOT_PROPOSED)]
