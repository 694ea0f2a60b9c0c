"""Names and values in two columns, as a record has them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from wellkept.ui.details.record import Line
from wellkept.ui.safe_text import tip_of_text
from wellkept.ui.tokens import L, S
from wellkept.ui.widgets import Label

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_NOTHING = Line("", "")


class Rows(QWidget):
    """Keeps its labels from one memory to the next: making them anew at every key takes 10 ms."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(L)
        self._grid.setVerticalSpacing(S)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[tuple[Label, Label]] = []
        self._said: list[Line] = []
        self._fields = 0
        self._folded = False

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is in sight."""
        return tuple(line for line in self._said if line is not _NOTHING)

    def fold(self, folded: bool) -> None:
        """Put the lines away, or bring them back; fields stay."""
        self._folded = folded
        for row in range(len(self._labels)):
            self._place(row)

    def put(self, name: str, field: QWidget) -> None:
        """Put a field that can be changed above the lines; all fields come before the first line."""
        label = Label(name, tone="muted")
        small = field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Maximum
        if not small:
            label.setContentsMargins(0, S, 0, 0)
        self._grid.addWidget(label, self._fields, 0, _MIDDLE if small else Qt.AlignmentFlag.AlignTop)
        # With an alignment, or a field that takes no more than it needs would keep its whole column narrow.
        self._grid.addWidget(field, self._fields, 1, *([_MIDDLE | Qt.AlignmentFlag.AlignLeft] if small else []))
        self._fields += 1

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show lines in place of those before."""
        while len(self._labels) < len(lines):
            self._add()
        spare = [_NOTHING] * (len(self._labels) - len(lines))
        for row, line in enumerate([*lines, *spare]):
            if line != self._said[row]:
                self._say(row, line)

    def _add(self) -> None:
        row = self._fields + len(self._labels)
        name, value = Label(tone="muted"), Label(wrap=True).selectable()
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1)
        self._labels.append((name, value))
        self._said.append(_NOTHING)

    def _say(self, row: int, line: Line) -> None:
        name, value = self._labels[row]
        name.setText(line.name)
        value.setText(line.value)
        value.setToolTip(tip_of_text(line.tip))
        self._said[row] = line
        self._place(row)

    def _place(self, row: int) -> None:
        for label in self._labels[row]:
            label.setVisible(self._said[row] is not _NOTHING and not self._folded)
