"""Whom a memory is about: chosen from those there are, or somebody typed anew."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wellkept.model.memory import OWNER
from wellkept.ui import wording
from wellkept.ui.details.choice import Choice
from wellkept.ui.details.suggest_line import SuggestLine
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.tokens import XS

EVERYONE = "everyone"
_PERSON = "person:"
_OTHER = object()
_IN_MENU = 12


class AboutEditor(QWidget):
    """Signals: `chosen` as in `Memory.about`."""

    chosen = Signal(str)

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self._about = OWNER
        self.choice = Choice(self.tr("About"))
        self.choice.wanted.connect(self._on_wanted)
        self.choice.chosen.connect(self._on_chosen)
        self.line = SuggestLine(self.tr("Name of a person"), suggester, self._names)
        self.line.entered.connect(self._on_entered)
        self.line.left.connect(self._leave)
        self.line.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.line)

    def show_about(self, about: str) -> None:
        """Show whom a memory is about."""
        if about != self._about:
            self.line.hide()
        self._about = about
        self.choice.tell(about, wording.person(about))

    def show_several(self, words: str) -> None:
        """Show words in place of somebody: memories are about several."""
        self.line.hide()
        self._about = ""
        self.choice.tell(None, words)

    def start(self) -> None:
        """Open what can be chosen."""
        self.choice.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._on_wanted()

    def _on_wanted(self) -> None:
        self._suggester.want(self._open)

    def _open(self) -> None:
        others = [one for one in self._suggester.abouts if one.startswith(_PERSON)][:_IN_MENU]
        known = filter(None, dict.fromkeys((OWNER, *others, EVERYONE, self._about)))
        entries: list[tuple[object, str, str]] = [(about, wording.person(about), "") for about in known]
        self.choice.offer([*entries, (_OTHER, self.tr("Somebody else …"), "")])
        self.choice.open()

    def _on_chosen(self, value: object) -> None:
        if value is _OTHER:
            self.line.setText("")
            self.line.show()
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.chosen.emit(value)

    def _names(self) -> list[str]:
        return [about.removeprefix(_PERSON) for about in self._suggester.abouts if about.startswith(_PERSON)]

    def _on_entered(self, name: str) -> None:
        self._leave()
        same = (about for about in self._suggester.abouts if about.casefold() == (_PERSON + name).casefold())
        if name.casefold() == wording.person(OWNER).casefold():
            self.chosen.emit(OWNER)
        else:
            self.chosen.emit(next(same, _PERSON + name))

    def _leave(self) -> None:
        self.line.hide()
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)
