"""In a language that nobody speaks every word of the window stands in brackets: nothing is hard-coded.

What the owner wrote is Hebrew here, and so are dates, so that any Latin letter outside of brackets was forgotten.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from tests.building import memory
from tests.languages.pseudo import CLOSE, OPEN, pseudo
from tests.languages.speaking import in_pseudo
from tests.ui.conftest import NEWEST, Far
from tests.ui.far_side import LEDGER, profile_lines, standing
from tests.ui.stage import CTRL, Stage
from wellkept.model.errors import StoreFull
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.memory import Earlier, Memory
from wellkept.providers.keys import Standing
from wellkept.ui.bugs import BugDialog
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
        for own in data:
            ours = ours.replace(own, "")
        if bare(ours):
            found.add((where, text))
    return found


def _list(stage: Stage) -> None:
    stage.type(stage.window.search, "קפה")
    stage.settle_meaning()


def _found_none(stage: Stage) -> None:
    stage.type(stage.window.search, "צפלין")


def _many(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)


def _teach(stage: Stage) -> None:
    stage.window.open_teach()
    stage.window.teach.write.box.setPlainText("בעלת הבית מגדלת דבורים בגינה. בעלת הבית גרה ליד הים. אה.")
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)
    stage.click(stage.window.teach.review.keep)


def _exam(stage: Stage) -> None:
    stage.window.add_question()
    stage.window.details.page.questions.line.setText("מי שותה?")
    stage.press(stage.window.details.page.questions.line, Qt.Key.Key_Return)
    stage.window.open_exam()
    stage.settle()
    stage.click(stage.window.frame.exam.run)


def _pointing(stage: Stage) -> None:
    stage.type(stage.window.search, "ים")
    stage.window.pointing.begin()
    stage.settle()
    stage.press(stage.window.list.table, Qt.Key.Key_End)
    stage.click(stage.window.details.page.why_not.more)


def _palette(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_K, CTRL)


def _keys(stage: Stage) -> None:
    stage.window.actions_by_id["keys"].trigger()


def _messages(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    stage.window.acts.undo()
    stage.settle()
    stage.window.messages.error(StoreFull())


VISITS: dict[str, tuple[Callable[[Stage], None], ...]] = {
    "looking": (_list, _found_none, _pointing, _many, _palette, _keys),
    "doing": (_messages, _exam, _teach),
}


def test_a_hard_coded_word_is_noticed(qapp: QApplication) -> None:
    label = QLabel(pseudo("Nothing was sent.") + " Try again.")
    assert {text for _, text in forgotten(label)} == {label.text()}
    label.setText(pseudo("Keep {n}").format(n="קפה") + "  ·  (Ctrl+S)")
    assert forgotten(label) == set()


@pytest.mark.parametrize("visits", VISITS.values(), ids=VISITS.keys())
def test_every_word_of_the_window_is_translated(
    tmp_path: Path, qapp: QApplication, visits: tuple[Callable[[Stage], None], ...]
) -> None:
    with in_pseudo(qapp, QLocale(QLocale.Language.Hebrew)), Stage(tmp_path, qapp, hebrew()).show() as stage:
        for visit in visits:
            visit(stage)
            stage.settle()
            assert forgotten(stage.window) == set()


def test_every_word_about_faults_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "memories.db").write_bytes(b"a shopping list, and no database at all. " * 50)
    with in_pseudo(qapp, QLocale(QLocale.Language.Hebrew)), Stage(tmp_path, qapp).show() as stage:
        dialog = BugDialog(ValueError(), stage.window)
        dialog.details.clear()  # for whoever mends it, and always English
        label = stage.window.fault.text_label
        label.setText(label.text().partition("\n")[0])  # without the path
        assert forgotten(stage.window) == set()


def test_every_word_about_the_outside_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with in_pseudo(qapp, QLocale(QLocale.Language.Hebrew)):
        far = Far(tmp_path, qapp)
        try:
            far.side.rows = [row for row in LEDGER if not row.sent.reason]
            far.side.lines = profile_lines(far.keys)
            data = [line.line for line in far.side.lines] + [f"Owner counts to {number}." for number in range(1, 13)]
            far.side.marks = [PrivateMark(Marked.TAG, "ים")]
            for state in (None, standing(Standing.PRESENT), standing(Standing.NONE, keyless=True, local=True)):
                far.show_settings(state)
                assert forgotten(far.window, data) == set()
            far.pages.open_ledger()
            far.pages.open_profile()
            far.stage.settle()
            assert forgotten(far.window, data) == set()
        finally:
            far.stage.close()
