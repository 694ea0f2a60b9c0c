"""What of a record can be changed where it is shown: each change is one act that can be undone by name."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.service.requests import Edit
from wellkept.ui import wording
from wellkept.ui.details.about import AboutEditor
from wellkept.ui.details.choice import Choice
from wellkept.ui.details.rows import Rows
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.details.tags import TagsEditor

Entry = tuple[object, str, str]


def _tr(text: str) -> str:
    return QCoreApplication.translate("fields", text)


def kinds() -> list[Entry]:
    """Return the kinds to choose from, with their glyphs."""
    return [(kind, wording.kind(kind), kind.value) for kind in Kind]


def importances() -> list[Entry]:
    """Return the steps of importance to choose from."""
    return [(step, _large(wording.importance(step)), "") for step in wording.IMPORTANCE_STEPS]


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]


class Fields(QObject):
    """The editors of one memory. Signals: `wanted` an `Edit` that names no memory; `left` by Esc."""

    wanted = Signal(object)
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self.kind = Choice(_tr("Kind"))
        self.kind.offer(kinds())
        self.importance = Choice(_tr("Importance"))
        self.importance.offer(importances())
        self.core = QCheckBox()
        self.core.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.core.setAccessibleName(_tr("Always in mind"))
        self.core.setToolTip(_tr("Your assistant has it before it in every conversation"))
        self.tags = TagsEditor(suggester)
        self.about = AboutEditor(suggester)
        for choice in (self.kind, self.importance):
            choice.wanted.connect(choice.open)
        self.kind.chosen.connect(lambda kind: self.wanted.emit(Edit((), kind=kind)))
        self.importance.chosen.connect(lambda step: self.wanted.emit(Edit((), importance=step)))
        self.core.clicked.connect(lambda on: self.wanted.emit(Edit((), core=on)))
        self.about.chosen.connect(lambda about: self.wanted.emit(Edit((), about=about)))
        self.tags.added.connect(lambda tags: self.wanted.emit(Edit((), add_tags=tags)))
        self.tags.removed.connect(lambda tag: self.wanted.emit(Edit((), remove_tags=(tag,))))
        self.tags.left.connect(self.left)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What one comes to by Tab, in order."""
        return (self.kind, self.importance, self.core, self.tags.line, self.about.choice, self.about.line)

    def put_into(self, rows: Rows) -> None:
        """Stand above the lines of a record that cannot be changed."""
        rows.put(_tr("Kind"), self.kind)
        rows.put(_tr("Importance"), self.importance)
        rows.put(_tr("Always in mind"), self.core)
        rows.put(_tr("Tags"), self.tags)
        rows.put(_tr("About"), self.about)
        self.tags.follow(self.core)

    def show_memory(self, memory: Memory) -> None:
        """Show the record of a memory."""
        self._suggester.use_being(memory.being_id)
        self.kind.tell(memory.kind, wording.kind(memory.kind))
        word = _large(wording.importance(memory.importance))
        self.importance.tell(_step(memory.importance), f"{word}  ({wording.decimal(memory.importance, 2)})")
        self.core.setChecked(memory.core)
        self.core.setText(_tr("Yes") if memory.core else _tr("No"))
        self.tags.show_tags(memory.tags)
        self.about.show_about(memory.about)


def _step(importance: float) -> float:
    """Return the step that has the same word, so that it is ticked."""
    word = wording.importance(importance)
    return next(step for step in wording.IMPORTANCE_STEPS if wording.importance(step) == word)
