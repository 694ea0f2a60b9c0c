"""The rows of the exam."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.model.text import shown
from wellkept.service.answers import Exam, ExamLine
from wellkept.ui.exam.words import spoken
from wellkept.ui.list.model import ROOT, Index

LINE = Qt.ItemDataRole.UserRole


class ExamModel(QAbstractTableModel):
    """One question a row. Attributes: `now` and `before` name the two places of each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[ExamLine, ...] = ()
        self.now = self.before = ""
        self.compared = False

    def load(self, exam: Exam) -> None:
        """Show an exam in place of the last one."""
        self.beginResetModel()
        self._lines = exam.lines
        self.now = self.tr("would be") if exam.trial else self.tr("now")
        self.before = self.tr("now") if exam.trial else self.tr("before")
        self.compared = exam.before is not None
        self.endResetModel()

    def line(self, row: int) -> ExamLine | None:
        """Return the question of a row, None outside the list."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def row_of(self, number: int) -> int:
        """Return the row of a question, the first one if it is gone."""
        return next((row for row, line in enumerate(self._lines) if line.number == number), 0)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many questions there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1: a row is a card."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a question, its text, or what a screen reader says of it."""
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(line, self.now, self.before)
        return shown(line.text) if role == Qt.ItemDataRole.DisplayRole else None
