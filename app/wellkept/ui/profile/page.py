"""The page of what the memories say about the owner, line by line."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.remote_answers import Profile
from wellkept.ui.empty import Empty
from wellkept.ui.profile.model import ProfileModel
from wellkept.ui.profile.table import ProfileTable
from wellkept.ui.rows import RowDelegate
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class ProfilePage(QWidget):
    """Signals: `left` to the list; `opened` the key of a memory; `removed` a `ProfileLine`; `words_wanted` keys."""

    left = Signal()
    opened = Signal(object)
    removed = Signal(object)
    words_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.model = ProfileModel(self)
        self.table = ProfileTable(self.tr("What they say about you"))
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.opened.connect(self._on_opened)
        self.table.removed.connect(self._on_removed)
        self.table.clicked.connect(self._on_clicked)
        self.none = Empty(
            "insight",
            self.tr("No profile yet"),
            self.tr(
                "When a model finds the sentences of a text you teach, it also says in a few lines what they tell "
                "about you. Those lines come here, each with the memories it stands on. "
                "Models are set up in Privacy, Models on other computers."
            ),
        )
        self.none.add_button(self.tr("Back to the memories"), self.left.emit)
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("What they say about you"), size=TITLE, bold=True), 1)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(S)
        top.addLayout(head)
        intro = self.tr("What a model made of your memories. A line goes when any memory behind it is forgotten.")
        self.intro = Label(intro, tone="muted", wrap=True)
        top.addWidget(self.intro)
        self.stack = QStackedWidget()
        for page in (QWidget(), self.none, self.table):
            self.stack.addWidget(page)
        self.hint = Label(self.tr("A click on a memory, or Return, shows it in the list."), tone="muted")
        self.forget = Button(
            self.tr("Forget the line"),
            self._on_removed,
            look="danger",
            glyph="forget",
            tip=self.tr("Erase the line, not its memories (Del); undo brings it back"),
        )
        foot = QHBoxLayout()
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.forget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addLayout(foot)
        for widget in (self.intro, self.hint, self.forget):
            widget.hide()

    def load(self, profile: Profile) -> None:
        """Show a profile; the place in it is kept."""
        row = self.table.currentIndex().row()
        before = self.model.place(row)
        had = self.forget.hasFocus() or self.table.hasFocus()
        self.model.load(profile)
        there = bool(profile.lines)
        self.stack.setCurrentWidget(self.table if there else self.none)
        for widget in (self.intro, self.hint, self.forget):
            widget.setVisible(there)
        if there:
            found = self.model.row_of(before) if before is not None else 0
            self._go_to(found if found >= 0 else min(row, self.model.rowCount() - 1))
        if had:
            self.focus()
        self._want_words()

    def focus(self) -> None:
        """Move the focus to the lines, or to the way back where there are none."""
        (self.table if self.model.rowCount() else self.back).setFocus()

    def _go_to(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, 0))
        self.table.scrollTo(self.model.index(row, 0))

    def _want_words(self) -> None:
        keys = self.model.missing()
        if keys:
            self.words_wanted.emit(keys)

    def _on_opened(self) -> None:
        row = self.table.currentIndex().row()
        place = self.model.place(row)
        if place is None:
            return
        if place.key is None and not place.is_line:
            self.model.open(place.line.line_id)
            self._go_to(row)
            self._want_words()
        elif place.key is not None or place.line.behind:
            self.opened.emit(place.key if place.key is not None else place.line.behind[0])

    def _on_clicked(self) -> None:
        """Follow a memory below a line at once; a line is only chosen, so that it can be forgotten."""
        place = self.model.place(self.table.currentIndex().row())
        if place is not None and not place.is_line:
            self._on_opened()

    def _on_removed(self) -> None:
        place = self.model.place(self.table.currentIndex().row())
        if place is not None:
            self.removed.emit(place.line)
