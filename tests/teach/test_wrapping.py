import pytest

from wellkept.teach.lines import lines_of
from wellkept.teach.wrapping import units_of


def grouped(*lines: str) -> list[int]:
    text = "\n".join(lines)
    return [len(unit) for unit in units_of(text, tuple((line.start, line.end) for line in lines_of(text)))]


@pytest.mark.parametrize(
    ("lines", "sizes"),
    [
        pytest.param(("Mira lives in Linz",), [1], id="one line"),
        pytest.param(
            ("Mira moved to Bergen because her brother had a job for her at the", "harbour. She stayed."),
            [2],
            id="wrapped",
        ),
        pytest.param(("Mira lives in Linz", "Her brother lives in Oslo"), [1, 1], id="complete lines"),
        pytest.param(("Mira Lund", "Harbour Street 14", "5003 Bergen"), [1, 1, 1], id="address"),
        pytest.param(("The lake lies still,", "The boats are in,", "And I am home"), [1, 1, 1], id="verse"),
        pytest.param(("Mira needs these:", "- a boat", "- a net"), [1, 1, 1], id="dashes"),
        pytest.param(("Mira likes Ana's bread and", "butter"), [2], id="goes on small"),
        pytest.param(("Mira is here.", "Ana is not."), [1, 1], id="short sentences"),
    ],
)  # fmt: skip
def test_lines_are_grouped(lines: tuple[str, ...], sizes: list[int]) -> None:
    assert grouped(*lines) == sizes
