"""What a text says about the owner: lines for the profile, each with the found sentences behind it."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from wellkept.model.profile import Section
from wellkept.model.text import shown
from wellkept.service.answers import FoundLine
from wellkept.ui import wording
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.teach.review_model import ReviewModel
from wellkept.ui.tokens import XS
from wellkept.ui.widgets import Button

_ROWS_SHOWN = 3
_SECTIONS = {
    Section.FACTS: "Fact",
    Section.GOALS: "Goal",
    Section.PREFERENCES: "Preference",
    Section.ROUTINES: "Routine",
    Section.TONE: "Tone",
}


class AboutYouModel(QAbstractListModel):
    """Lines with a tick. One is kept only with all the sentences behind it."""

    def __init__(self, review: ReviewModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self._lines: Sequence[FoundLine] = ()
        self._decided: dict[tuple[Section, str], bool] = {}
        review.counts_changed.connect(self._on_review)

    def load(self, lines: Sequence[FoundLine], *, again: bool = False) -> None:
        """Show other lines; `again` keeps what the owner decided about those that are the same."""
        self.beginResetModel()
        self._lines = lines
        self._decided = self._decided if again else {}
        self.endResetModel()

    @property
    def chosen(self) -> tuple[FoundLine, ...]:
        """The lines to keep."""
        return tuple(line for line in self._lines if self._ticked(line))

    def decided(self) -> Mapping[tuple[Section, str], bool]:
        """Return what was decided so far."""
        return dict(self._decided)

    def decide(self, decided: Mapping[tuple[Section, str], bool]) -> None:
        """Decide all as it was decided before, about the same lines."""
        self._decided = dict(decided)
        self._on_review()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that a line can be ticked, unless a sentence behind it is not."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        able = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        return able | Qt.ItemFlag.ItemIsEnabled if self._stands(self._lines[index.row()]) else able

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line with its section, its tick, or why it cannot be ticked."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self._ticked(line) else Qt.CheckState.Unchecked
        why = "" if self._stands(line) else self.tr("The sentence behind it is not ticked.")
        if role == Qt.ItemDataRole.ToolTipRole:
            return why or None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            text = f"{self.tr(_SECTIONS[line.section])}:  {shown(line.line)}"
            return f"{text}  ({why})" if why else text
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick or drop a line."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        line = self._lines[index.row()]
        self._decided[line.section, line.line] = Qt.CheckState(value) == Qt.CheckState.Checked
        self.dataChanged.emit(index, index)
        return True

    def _stands(self, line: FoundLine) -> bool:
        return all(self._review.is_kept(at) for at in line.behind)

    def _ticked(self, line: FoundLine) -> bool:
        """Return whether a line is kept: by itself only while its sentences are as they were found."""
        as_found = not any(self._review.is_edited(at) for at in line.behind)
        return self._stands(line) and self._decided.get((line.section, line.line), as_found)

    def _on_review(self) -> None:
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, 0))


class AboutYou(QWidget):
    """A line that says how many there are, and the lines."""

    def __init__(self, review: ReviewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = AboutYouModel(review, self)
        self.model.dataChanged.connect(self._say)
        self.toggle = Button("", self._on_toggle, look="link")
        self.view = QListView(uniformItemSizes=True)
        self.view.setAccessibleName(self.tr("What this says about you"))
        self.view.setModel(self.model)
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.view)
        self.hide()

    def load(self, lines: Sequence[FoundLine], *, again: bool = False) -> None:
        """Show other lines; `again` as in the model."""
        self.model.load(lines, again=again)
        self.view.setVisible(bool(lines))
        self.setVisible(bool(lines))
        self._fit()
        self._say()

    def _fit(self) -> None:
        rows = min(_ROWS_SHOWN, self.model.rowCount())
        self.view.setFixedHeight(max(1, rows * self.view.sizeHintForRow(0)) + 2)

    def _on_toggle(self) -> None:
        self.view.setVisible(self.view.isHidden())
        self._say()

    def _say(self) -> None:
        chosen, count = len(self.model.chosen), self.model.rowCount()
        show = self.tr("What this says about you, {n} of {all} lines: show them")
        hide = self.tr("What this says about you, {n} of {all} lines: hide them")
        text = show if self.view.isHidden() else hide
        self.toggle.setText(text.format(n=wording.number(chosen), all=wording.number(count)))
