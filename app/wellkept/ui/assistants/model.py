"""The rows of the list of assistants."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.model.assistants import Assistant
from wellkept.ui.ages import Clock
from wellkept.ui.assistants.words import row
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW


class AssistantsModel(QAbstractTableModel):
    """Those let in first, then those shut out; of each the newest first."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._assistants: tuple[Assistant, ...] = ()
        self._times: Mapping[str, int] = {}

    def load(self, assistants: Sequence[Assistant], times: Mapping[str, int]) -> None:
        """Show these in place of all others; `times` each asked this week, by id."""
        self.beginResetModel()
        self._assistants = tuple(sorted(assistants, key=lambda one: one.revoked_at is not None))
        self._times = dict(times)
        self.endResetModel()

    def assistant(self, place: int) -> Assistant | None:
        """Return the assistant of a row, None where there is none."""
        return self._assistants[place] if 0 <= place < len(self._assistants) else None

    def place(self, assistant_id: str) -> int:
        """Return the row of an assistant, -1 where it is not there."""
        return next((at for at, one in enumerate(self._assistants) if one.id == assistant_id), -1)

    def times(self, assistant_id: str) -> int:
        """Return how often an assistant asked this week."""
        return self._times.get(assistant_id, 0)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many assistants there are."""
        return 0 if parent.isValid() else len(self._assistants)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        one = self._assistants[index.row()]
        made = row(one, self.times(one.id), self._clock())
        return made if role == ROW else made.spoken
