"""The lines of the sidebar as Qt sees them."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from wellkept.ui.filters.lines import Line, Sort
from wellkept.ui.safe_text import tip_of_text

LINE = Qt.ItemDataRole.UserRole
_Role = Qt.ItemDataRole
_TOP = QModelIndex()


class FilterModel(QAbstractListModel):
    """Holds the lines in sight, folded ones left out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []

    def show(self, lines: Sequence[Line]) -> None:
        """Show other lines; where only their counts are others, all else stays as it is."""
        if [line.id for line in lines] == [line.id for line in self.lines]:
            self.lines = list(lines)
            if lines:
                self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def line(self, row: int) -> Line | None:
        """Return a line, None for no row."""
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _TOP) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Every line can be gone to; values can be ticked."""
        line = self.line(index.row())
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | Qt.ItemFlag.ItemIsUserCheckable if line and line.sort is Sort.VALUE else usual

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole) -> object:
        """Return a line, its text, how it is said, or whether it is ticked."""
        line = self.line(index.row())
        if line is None:
            return None
        if role == LINE:
            return line
        if role == _Role.DisplayRole:
            return line.text
        if role == _Role.AccessibleTextRole:
            return line.spoken
        if role == _Role.ToolTipRole and line.sort is Sort.VALUE:
            return tip_of_text(line.whole)
        if role == _Role.CheckStateRole and line.sort is Sort.VALUE:
            return Qt.CheckState.Checked if line.on else Qt.CheckState.Unchecked
        return None
