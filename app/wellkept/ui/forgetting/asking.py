"""What to forget: a name or a topic, and if wanted the days between which it was learned."""

from PySide6.QtCore import QDate, QDateTime, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDateEdit, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wellkept.service.gathering_requests import GatherMentions
from wellkept.ui.ages import Clock
from wellkept.ui.locales import owner_locale
from wellkept.ui.tokens import M, S
from wellkept.ui.widgets import Button, Label

_MONTH_DAYS = 30


class Asking(QWidget):
    """Signals: `wanted` a `GatherMentions`; `down_wanted` to go to what was gathered."""

    wanted = Signal(object)
    down_wanted = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.words = QLineEdit()
        self.words.setAccessibleName(self.tr("A person, a topic or a place"))
        self.words.setPlaceholderText(self.tr("A name, a topic or a place: Ingrid, my sister, the hospital"))
        self.words.setClearButtonEnabled(True)
        self.look = Button(self.tr("Look"), self.ask, look="primary", glyph="search", tip=self.tr("Look (Return)"))
        self.timed = QCheckBox(self.tr("Only what was learned"))
        self.timed.toggled.connect(self._on_timed)
        self.since, self.until = (self._day(name) for name in (self.tr("From this day on"), self.tr("Up to this day")))
        self._build()
        self._on_timed(False)

    def _day(self, name: str) -> QDateEdit:
        box = QDateEdit()
        box.setCalendarPopup(True)
        box.setLocale(owner_locale())
        box.setDisplayFormat(owner_locale().dateFormat(owner_locale().FormatType.ShortFormat))
        box.setAccessibleName(name)
        box.setToolTip(name)
        return box

    def _build(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(M)
        first.addWidget(self.words, 1)
        first.addWidget(self.look)
        self.between = Label(self.tr("up to and including"), tone="muted")
        second = QHBoxLayout()
        second.setSpacing(S)
        second.addWidget(self.timed)
        second.addWidget(self.since)
        second.addWidget(self.between)
        second.addWidget(self.until)
        second.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addLayout(first)
        column.addLayout(second)

    def clear(self) -> None:
        """Start anew: no words, any time; the days offered are the last month."""
        today = QDateTime.fromMSecsSinceEpoch(self._clock()).date()
        self.words.clear()
        self.timed.setChecked(False)
        self.since.setDate(today.addDays(-_MONTH_DAYS))
        self.until.setDate(today)

    def focus(self) -> None:
        """Move the focus to the words."""
        self.words.setFocus()
        self.words.selectAll()

    def ask(self) -> None:
        """Ask for what is written, if it is anything."""
        since = until = None
        if self.timed.isChecked():
            first, last = sorted((self.since.date(), self.until.date()), key=QDate.toJulianDay)
            since, until = _begins(first), _begins(last.addDays(1))
        words = self.words.text().strip()
        if words or since is not None:
            self.wanted.emit(GatherMentions(words, since, until))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down to what was gathered, or look."""
        if event.key() == Qt.Key.Key_Down and self.words.hasFocus():
            self.down_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.ask()
        else:
            super().keyPressEvent(event)

    def _on_timed(self, on: bool) -> None:
        for widget in (self.since, self.between, self.until):
            widget.setEnabled(on)


def _begins(day: QDate) -> int:
    return day.startOfDay().toMSecsSinceEpoch()
