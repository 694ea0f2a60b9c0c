"""Memory, source and tag text is text: nothing of it runs, loads, links, poses as the window or bursts a page."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from tests.building import DAY, NOON, memory
from tests.ui.conftest import Staged
from tests.ui.stage import SIZE, Stage
from wellkept.model.memory import Memory

MARKUP = "<img src=file:///etc/hostname><a href=https://example.org>Owner</a><b>was</b><script>alert(1)</script>"
TURNED = "\u202eOwner deleted everything\u202c \u2066and\u2069 \u200bmore\x07"
HUGE_GRAPHEME = "Owner " + "e" + "\u0301" * 1000 + " ended"
ONE_GRAPHEME = "a" + "\u0301" * 1999
LIGATURES = "\ufdfa" * 1999 + "."
LONG_WORD = "w" * 2000
TAGS = (
    "<b>tag</b>",
    "\u202egat",
    "t" + "\u0301" * 300,
    "\ufdfa" * 60,
    "<img src=file:///etc/passwd width=900 height=900>",
)

HOSTILE = {
    "markup": MARKUP,
    "turned round": TURNED,
    "a thousand marks": HUGE_GRAPHEME,
    "one grapheme": ONE_GRAPHEME,
    "ligatures": LIGATURES,
    "one word": LONG_WORD,
}
_HIDDEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200b\x00-\x08\x0b-\x1f]")
_EDITS = (QLineEdit, QTextEdit, QPlainTextEdit)
_SPOKEN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
PAGES = ("timeline", "backups", "doubles", "map", "profile", "filters", "forget_about", "palette")


def hostile() -> list[Memory]:
    return [
        memory(text, tags=TAGS, source=f"file:{MARKUP}", about="person:\u202e<b>Anna</b>", created_at=NOON - at * DAY)
        for at, text in enumerate(HOSTILE.values())
    ]


def said(window: QWidget) -> Iterator[str]:
    """Yield what widgets and lists of a window say to eyes and ears; not what an owner types or edits."""
    for one in [window, *window.findChildren(QWidget)]:
        yield one.accessibleName()
        yield one.accessibleDescription()
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, QAbstractItemView) and one.model() is not None:
            yield from _of_model(one.model())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(min(model.rowCount(), 60)):
        yield from (str(model.index(row, 0).data(role) or "") for role in _SPOKEN)


def rendered(window: QWidget) -> Iterator[str]:
    """Yield what Qt would take for markup if it looked like it: tips, and labels that were not told it is text."""
    for one in [window, *window.findChildren(QWidget)]:
        yield one.toolTip()
        if isinstance(one, QLabel) and one.textFormat() is not Qt.TextFormat.PlainText:
            yield one.text()
        if isinstance(one, QAbstractItemView) and one.model() is not None:
            model = one.model()
            tips = (model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(min(model.rowCount(), 60)))
            yield from (str(tip or "") for tip in tips)


def looked_over(stage: Stage) -> None:
    window = stage.window
    assert [text for text in said(window) if _HIDDEN.search(text)] == []
    assert [text for text in rendered(window) if re.search(r"<(img|a|b|script)\b", text)] == []
    assert [one for one in window.findChildren(QTextBrowser) if one.openLinks() or one.openExternalLinks()] == []
    assert (window.width(), window.height()) == SIZE


def test_cards_and_details_show_it_as_text(staged: Staged) -> None:
    stage = staged(*hostile())
    table = stage.window.list.table
    table.setFocus()
    for _ in HOSTILE:
        stage.settle()
        looked_over(stage)
        stage.press(table, Qt.Key.Key_Down)
    assert max(table.sizeHintForRow(row) for row in range(len(HOSTILE))) < SIZE[1] // 2
    assert stage.picture().height() == SIZE[1]


def test_pages_show_it_as_text(staged: Staged) -> None:
    stage = staged(*hostile())
    for page in PAGES:
        stage.window.actions_by_id[page].trigger()
        stage.settle()
        looked_over(stage)
        assert stage.picture().height() == SIZE[1]
