"""In a language that nobody speaks every word of the window stands in brackets: nothing is hard-coded.

What the owner wrote is Hebrew here, and so are dates, so that any Latin letter outside of brackets was forgotten.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.languages.forgotten import forgotten, hebrew
from tests.languages.pseudo import pseudo
from tests.languages.speaking import in_pseudo
from tests.ui.conftest import Far
from tests.ui.far_side import LEDGER, profile_lines, standing
from tests.ui.stage import CTRL, Stage
from wellkept.model.errors import StoreFull
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.providers.keys import Standing
from wellkept.ui.bugs import BugDialog


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
