import pytest

from wellkept.teach.headings import is_heading

BELOW = "Mira grew up by a lake. It was cold."


@pytest.mark.parametrize(
    "line", ["Early years", "Work and family", "FAMILY", "Kindheit und Jugend", "About Mira.", "童年"]
)
def test_a_heading(line: str) -> None:
    assert is_heading(line, BELOW, below_is_item=False)


@pytest.mark.parametrize(
    "line",
    [
        "Mira lives in Linz",
        "She is allergic to nuts",
        "Mira grew up by a lake.",
        "Er wohnt in Graz",
        "米拉住在北京的老城区里面和她的弟弟",
    ],
)
def test_a_statement_is_none(line: str) -> None:
    assert not is_heading(line, BELOW, below_is_item=False)


def test_nothing_is_a_heading_above_lines_without_a_stop() -> None:
    assert not is_heading("Early years", "by the lake", below_is_item=False)


def test_a_colon_heads_a_list() -> None:
    assert is_heading("Mira likes these things very much:", "rye bread", below_is_item=True)
    assert not is_heading("Mira wrote all of this down herself:", BELOW, below_is_item=False)
