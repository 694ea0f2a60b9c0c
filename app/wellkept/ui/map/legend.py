"""What the shapes and colours on the map stand for; a press hides a kind or shows it again."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from wellkept.model.kinds import Kind
from wellkept.ui import wording
from wellkept.ui.flow import Flow
from wellkept.ui.list.parts import unit
from wellkept.ui.map.marks import SIZE, Look, mark
from wellkept.ui.tokens import XS, colours_of
from wellkept.ui.widgets import Button


class KindToggle(Button):
    """One kind: its mark, its name, and how many memories there are."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(wording.kind(kind), look="quiet")
        self.kind = kind
        self.setCheckable(True)
        self.setChecked(True)
        self.setProperty("small", True)
        self.setToolTip(self.tr("Show or hide this kind"))

    def tell(self, count: int) -> None:
        """Show how many there are."""
        name = wording.kind(self.kind)
        self.setText(self.tr("{kind} {n}").format(kind=name, n=wording.number(count)))
        self.setAccessibleName(self.tr("Show {kind}, {n}").format(kind=name, n=wording.number(count)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow colours and sizes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._draw_mark()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the colours there are now."""
        super().showEvent(event)
        self._draw_mark()

    def nextCheckState(self) -> None:  # noqa: N802 # Qt's name
        """Turn over, and look so."""
        super().nextCheckState()
        self._draw_mark()

    def _draw_mark(self) -> None:
        look = Look.USUAL if self.isChecked() else Look.QUIET
        size = round(SIZE * unit(QApplication.font()))
        picture = mark(self.kind, look, colours_of(QApplication.palette()), size, self.devicePixelRatioF())
        self.setIcon(QIcon(picture))
        self.setIconSize(QSize(size + 4, size + 4))


class Legend(QWidget):
    """Signals: `changed` other kinds are hidden."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggles = [KindToggle(kind) for kind in Kind]
        flow = Flow(*self.toggles)
        flow.setSpacing(XS)
        for toggle in self.toggles:
            toggle.clicked.connect(self._on_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(flow)

    @property
    def hidden(self) -> frozenset[Kind]:
        """The kinds that are not to be seen."""
        return frozenset(toggle.kind for toggle in self.toggles if not toggle.isChecked())

    def tell(self, counts: Mapping[Kind, int]) -> None:
        """Show how many memories of each kind there are; those without any are left out."""
        for toggle in self.toggles:
            toggle.tell(counts[toggle.kind])
            toggle.setVisible(counts[toggle.kind] > 0)

    def _on_clicked(self) -> None:
        self.changed.emit()
