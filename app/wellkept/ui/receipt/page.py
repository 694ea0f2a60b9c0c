"""The page of the receipt: what it comes to, file by file, and what is out of reach."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wellkept.service.receipt_requests import Receipt
from wellkept.ui.empty import Empty
from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.receipt import words
from wellkept.ui.receipt.table import FilesTable
from wellkept.ui.tokens import SMALL, TITLE, XL, L, M, S, colours_of
from wellkept.ui.widgets import Button, Label, clear, named, rule

_WIDTH = 760
_GLYPH = 28


class ReceiptPage(QWidget):
    """Signals: `left` to the list; `again` look once more; `stop` no longer."""

    left = Signal()
    again = Signal()
    stop = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        tip = self.tr("Back (Esc)")
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=tip)
        self.check = Button(self.tr("Check again"), self.again.emit, tip=self.tr("Search all files once more"))
        self.looking = Empty("search", self.tr("Searching every file …"))
        self.cancel = self.looking.add_button(self.tr("Stop"), self.stop.emit)
        self.none = Empty(
            "forget",
            self.tr("Nothing to check"),
            self.tr(
                "Forget a memory, then come here: every file of this program is searched for it. Shift+Del forgets and "
                "also shows what was there before. What was taken back, or more than 100 at once, is not checked."
            ),
        )
        self._mark = QLabel()
        self.title, self.detail = Label(size=TITLE, bold=True, wrap=True), Label(tone="muted", wrap=True)
        self.table = FilesTable()
        self.sought = Label(wrap=True).selectable()
        self._outside = QVBoxLayout()
        self.outside: tuple[Label, ...] = ()
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(XL, L, XL, M)
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Check of what you forgot"), size=TITLE, bold=True), 1)
        head.addWidget(self.check)
        self.stack = QStackedWidget()
        self.shown = self._receipt()
        for page in (self.none, self.looking, self.shown):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)

    def _receipt(self) -> QScrollArea:
        sheet, middle = named(QWidget(), "sheet"), QWidget()
        middle.setMaximumWidth(_WIDTH)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(M)
        column.addLayout(self._verdict())
        column.addSpacing(S)
        column.addWidget(self.table)
        self._add_part(column, self.tr("What was looked for"))
        column.addWidget(self.sought)
        note = self.tr(
            "Words that other memories use, too, stay with them. Drafts lie in the file of memories, and this program "
            "writes no logs and no crash reports."
        )
        column.addWidget(Label(note, tone="muted", wrap=True))
        self._add_part(column, self.tr("What this program cannot reach"))
        self._outside.setSpacing(S)
        column.addLayout(self._outside)
        note = self.tr("What was looked for is held in memory only, never in a file, until the window closes.")
        column.addSpacing(S)
        column.addWidget(Label(note, tone="muted", size=SMALL, wrap=True))
        column.addStretch(1)
        row = QHBoxLayout(sheet)
        row.setContentsMargins(XL, XL, XL, XL)
        row.addStretch(1)
        row.addWidget(middle, 100)
        row.addStretch(1)
        area = named(QScrollArea(widgetResizable=True), "page")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Receipt"))
        area.setWidget(sheet)
        return area

    def _verdict(self) -> QHBoxLayout:
        texts = QVBoxLayout()
        texts.setSpacing(S)
        texts.addWidget(self.title)
        texts.addWidget(self.detail)
        row = QHBoxLayout()
        row.setSpacing(M)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        return row

    def _add_part(self, column: QVBoxLayout, title: str) -> None:
        column.addSpacing(M)
        column.addWidget(Label(title, bold=True))

    def show_looking(self) -> None:
        """Say that files are being searched."""
        self.looking.say(self.tr("Searching every file …"), "")
        self.stack.setCurrentWidget(self.looking)
        self.check.setVisible(False)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def count(self, done: int, total: int) -> None:
        """Say how far the search has come; both in bytes, `total` 0 while it is not known."""
        if total:
            share = self.tr("{percent} % of all files").format(percent=100 * done // total)
            self.looking.say(self.tr("Searching every file …"), share)

    def show_receipt(self, receipt: Receipt) -> None:
        """Show a receipt."""
        colours = colours_of(QApplication.palette())
        glyph, ink = ("done", colours.good) if receipt.clean else ("warning", colours.danger)
        self._mark.setPixmap(pixmap(glyph, ink, _GLYPH, self.devicePixelRatioF()))
        self.title.setText(words.verdict(receipt))
        self.detail.setText(words.explained(receipt))
        self.table.show_receipt(receipt)
        self.sought.setText(words.sought(receipt))
        self._show_outside(receipt)
        self.check.setVisible(True)
        self.stack.setCurrentWidget(self.shown)
        self.shown.verticalScrollBar().setValue(0)
        self.shown.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, words.verdict(receipt))

    def clear(self) -> None:
        """Show nothing of a receipt any more."""
        self.table.clear()
        self.sought.setText("")
        clear(self._outside)
        self.outside = ()
        self.check.setVisible(False)
        self.stack.setCurrentWidget(self.none)

    def _show_outside(self, receipt: Receipt) -> None:
        clear(self._outside)
        lines = [words.sent(row) for row in receipt.sent]
        lines = lines or [self.tr("Nothing of it was sent to another computer by this program.")]
        self.outside = tuple(Label(text, wrap=True).selectable() for text in (*lines, *words.out_of_reach()))
        for label in self.outside:
            self._outside.addWidget(label)
