"""Several memories at once: how many, what they have, and what can be done to all of them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.model.facets import Tally
from wellkept.service.requests import Edit
from wellkept.ui import wording
from wellkept.ui.commands import tip_of
from wellkept.ui.details.about import AboutEditor
from wellkept.ui.details.choice import Choice
from wellkept.ui.details.fields import importances, kinds
from wellkept.ui.details.in_common import in_common
from wellkept.ui.details.rows import Rows
from wellkept.ui.details.suggest_line import SuggestLine
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.details.tags import split
from wellkept.ui.tokens import SMALL, TITLE, XL, L, S
from wellkept.ui.widgets import Button, Label, named


class Many(QScrollArea):
    """Signals: `wanted` an `Edit` that names no memory; `forget_wanted`; `left` by Esc."""

    wanted = Signal(object)
    forget_wanted = Signal()
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title_label = Label(size=TITLE, bold=True, wrap=True)
        self.scope = Label(tone="muted", wrap=True)
        self.have = Rows()
        self.kind, self.importance = Choice(self.tr("Kind")), Choice(self.tr("Importance"))
        self.add = SuggestLine(self.tr("Add a tag"), suggester, lambda: suggester.tags)
        self.remove = SuggestLine(self.tr("Remove a tag"), suggester, self._removable)
        self.about = AboutEditor(suggester)
        self.core = Button(self.tr("Yes"), lambda: self.wanted.emit(Edit((), core=True)), tip=tip_of("core"))
        self.not_core = Button(self.tr("No"), lambda: self.wanted.emit(Edit((), core=False)), tip=tip_of("not_core"))
        self.core.setAccessibleName(self.tr("Always in mind"))
        self.not_core.setAccessibleName(self.tr("Not always in mind"))
        self.forget = Button("", self.forget_wanted.emit, look="danger", glyph="forget", tip=tip_of("forget"))
        self._count = 0
        self._tags: list[str] = []
        self._connect()
        self._build()

    def _connect(self) -> None:
        for choice, entries in ((self.kind, kinds()), (self.importance, importances())):
            choice.offer(entries)
            choice.tell(None, self.tr("Choose"))
            choice.wanted.connect(choice.open)
        self.about.show_several(self.tr("Choose"))
        self.kind.chosen.connect(lambda kind: self.wanted.emit(Edit((), kind=kind)))
        self.importance.chosen.connect(lambda step: self.wanted.emit(Edit((), importance=step)))
        self.about.chosen.connect(lambda about: self.wanted.emit(Edit((), about=about)))
        self.add.entered.connect(lambda text: self.wanted.emit(Edit((), add_tags=split(text))))
        self.remove.entered.connect(lambda text: self.wanted.emit(Edit((), remove_tags=split(text))))
        for line in (self.add, self.remove):
            line.left.connect(self.left)

    def _build(self) -> None:
        sheet = named(QWidget(), "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addWidget(self.title_label)
        column.addWidget(self.scope)
        for title, rows in ((self.tr("WHAT THEY HAVE"), self.have), (self.tr("CHANGE ALL OF THEM"), self._rows())):
            column.addSpacing(L)
            column.addWidget(Label(title, size=SMALL, bold=True, tone="muted"))
            column.addWidget(rows)
        text = self.tr("Each change is one step for all of them, and one undo takes it back.")
        column.addWidget(Label(text, tone="muted", size=SMALL, wrap=True))
        column.addSpacing(L)
        column.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.setWidget(sheet)

    def _rows(self) -> Rows:
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(self.core)
        row.addWidget(self.not_core)
        row.addStretch(1)
        rows = Rows()
        rows.put(self.tr("Kind"), self.kind)
        rows.put(self.tr("Importance"), self.importance)
        rows.put(self.tr("Always in mind"), both)
        rows.put(self.tr("Add a tag"), self.add)
        rows.put(self.tr("Remove a tag"), self.remove)
        rows.put(self.tr("About"), self.about)
        return rows

    def tell(self, count: int) -> None:
        """Show how many are selected."""
        self._count = count
        what = wording.memories(count)
        self.title_label.setText(self.tr("{what} selected").format(what=what))
        self.forget.setText(self.tr("Forget {what}").format(what=what))

    def tell_scope(self, text: str) -> None:
        """Say what the selected ones are, where they are all there is of something; "" else."""
        self.scope.setText(text)
        self.scope.setVisible(bool(text))

    def show_tally(self, tally: Tally) -> None:
        """Show what the selected ones have."""
        self._tags = [tag for tag, _ in tally.tags]
        self.have.show_lines(in_common(tally, self._count))

    def start(self, *, removing: bool) -> None:
        """Move the focus to the line that adds a tag, or to the one that removes one."""
        (self.remove if removing else self.add).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _removable(self) -> list[str]:
        """Return the tags that some of them have: only those can be removed."""
        return self._tags
