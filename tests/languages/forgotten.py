"""Finds words of a window that were never translated, while it speaks the language that nobody speaks."""

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from tests.building import memory
from tests.languages.pseudo import CLOSE, OPEN
from tests.ui.conftest import NEWEST
from wellkept.model.memory import Earlier, Memory
from wellkept.ui.commands import COMMANDS, native

_BRACKETED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
_LATIN = re.compile(r"[A-Za-z]{2,}")
# Names, and what stands in the window as it is: addresses, models, ids, sizes, the keys of a keyboard.
_NAMES = re.compile(
    r"Wellkept|OpenRouter|LM Studio|https?://\S+|openrouter\.ai|[\w.-]+/[\w.:-]+|mem_\w+|\b[kM]B\b|\bUTC\b|127\.0\.0\.1\S*|qwen\S*|Ollama|"
    r"OpenAI|Google\S*|BGE\S*|owner|person:\S*|omni|typed|ses_\w+"
)


def hebrew() -> list[Memory]:
    """Return memories with everything that a record may hold."""
    changed = memory(
        "בעלת הבית גרה ליד הים.",
        created_at=NEWEST,
        updated_at=NEWEST,
        tags=("בית", "ים"),
        quote="אני גרה ליד הים.",
        history=(Earlier("בעלת הבית גרה בהר.", NEWEST - 9, "updated"),),
        core=True,
    )
    return [memory(f"בעלת הבית אוהבת קפה מספר {n}.", created_at=NEWEST - n * 86_400_000) for n in range(1, 12)] + [
        changed
    ]


def texts(top: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every text of a window and of what is in it, shown or not yet, and where it stands."""
    for widget in (top, *top.findChildren(QWidget)):
        where = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()):
            yield where, text
        yield from ((where, text) for text in _own(widget))
    for action in top.findChildren(QAction):
        yield f"action {action.objectName()}", action.text()
        yield f"tip of {action.objectName()}", action.toolTip()


def _own(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.placeholderText(), widget.text())
        case QTextEdit() | QPlainTextEdit():
            yield from (widget.toPlainText(), widget.placeholderText())
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QAbstractItemView():
            yield from _rows(widget.model())


def _rows(model: QAbstractItemModel | None) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            yield str(model.index(row, 0).data(role) or "") if model is not None else ""


def bare(text: str) -> str:
    """Return the words of a text that stand in no brackets and are nobody's name."""
    left = _NAMES.sub("", text)
    for keys in _KEYS:
        left = left.replace(keys, "")
    while _BRACKETED.search(left):
        left = _BRACKETED.sub("", left)
    return " ".join(_LATIN.findall(left))


_SHORT = (
    "Ctrl",
    "Shift",
    "Return",
    "PgUp",
    "PgDown",
    "Home",
    "End",
    "Left",
    "Right",
    "Up",
    "Down",
    "Space",
    "Esc",
    "Del",
    "F1",
    "F2",
    "F5",
)
_KEYS = sorted({*_SHORT, *(native(keys) for command in COMMANDS for keys in command.keys)}, key=len, reverse=True)


def forgotten(top: QWidget, data: Sequence[str] = ()) -> set[tuple[str, str]]:
    """Return the words of a window that nobody translated, and where they stand; `data` are the owner's own."""
    found = set()
    for where, text in texts(top):
        ours = text
        for own in sorted(data, key=len, reverse=True):
            ours = ours.replace(own, "")
        if bare(ours):
            found.add((where, text))
    return found
