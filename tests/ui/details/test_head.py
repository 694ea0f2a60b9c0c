"""The bar over one memory, in wide and narrow panes."""

import pytest

from tests.ui.conftest import Staged
from wellkept.ui.details.head import Folding, Head


def _buttons(head: Head) -> tuple[Folding, Folding]:
    return head.correct, head.forget


@pytest.mark.parametrize(
    ("scale", "width", "texts"),
    [
        (1.0, 480, ["Correct", "Forget"]),
        (1.0, 330, ["", ""]),
        (1.5, 400, ["Correct", "Forget"]),
        (1.5, 640, ["Correct", "Forget"]),
    ],
    ids=["wide", "narrow", "large text in a pane that is never so narrow", "large text in a wide pane"],
)
def test_words_give_way_to_glyphs_where_there_is_no_room(
    staged: Staged, scale: float, width: int, texts: list[str]
) -> None:
    stage = staged("Owner walks.")
    stage.theme.set_scale(scale)
    stage.window.splitter.setSizes([1120 - width, width])
    stage.settle()
    head = stage.window.details.head
    assert [button.text() for button in _buttons(head)] == texts
    assert head.forget.geometry().right() <= head.width()


def test_a_glyph_alone_keeps_name_and_tip(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.theme.set_scale(1.5)
    stage.settle()
    for button, name in zip(_buttons(stage.window.details.head), ("Correct", "Forget"), strict=True):
        assert button.accessibleName() == name
        assert button.toolTip()
        assert button.width() >= button.sizeHint().width()
