"""Letting an assistant in, or changing what it may do: a name, and a few switches that each say what they mean."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.model.memory import OWNER_BEING
from wellkept.ui import wording
from wellkept.ui.assistants import words
from wellkept.ui.assistants.scrolled import Sheet, scrolled
from wellkept.ui.flow import Flow
from wellkept.ui.settings.parts import Switch, fault_label, say
from wellkept.ui.tokens import LARGE, SMALL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, clear, rule

NAME_MAX_CHARS = 40
"""As long as the name of an assistant may be: see `service/assistant_requests.py`."""


_NAME_WIDTH = 480


class AssistantForm(QWidget):
    """Signals: `added` a name and `Rights`; `changed` an id and `Rights`; `left` without either."""

    added = Signal(str, object)
    changed = Signal(str, object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self._one: Assistant | None = None
        self._before = Rights()
        self._beings: dict[str, QCheckBox] = {}
        self.title = Label(size=LARGE, bold=True, wrap=True)
        self.name = QLineEdit(maxLength=NAME_MAX_CHARS)
        self.name.setAccessibleName(self.tr("Name of the assistant"))
        self.name.setPlaceholderText(self.tr("A name you know it by, such as Claude"))
        self.name.textChanged.connect(self._on_typed)
        self.name.returnPressed.connect(self._on_save)
        self.fault = fault_label()
        self.save = Button("", self._on_save, look="primary")
        self.cancel = Button(self.tr("Cancel"), self.left.emit, tip=self.tr("Leave it as it was (Esc)"))
        self.name.setMaximumWidth(_NAME_WIDTH)
        self._make_switches()
        self._build()

    def _make_switches(self) -> None:
        self.reads = Switch(self.tr("Read memories"), self.tr("It sees what is below, and nothing else."))
        self.proposes = Switch(
            self.tr("Propose memories and corrections"),
            self.tr("They wait until you say yes. This is the safe way to let an assistant learn."),
        )
        self.writes = Switch(
            self.tr("Keep and correct without asking"),
            self.tr("Each is in the list at once, with its name on it; earlier words stay in the history."),
        )
        self.forgets = Switch(
            self.tr("Forget without asking"),
            self.tr("What it forgets is gone for good. Without this it can only ask you to."),
        )
        self.others = Switch(self.tr("What is about other people"), "")
        self.spaces = Switch(self.tr("What was learned in a space"), "")
        self.writes.box.toggled.connect(self._on_writes)

    def _build(self) -> None:
        sheet = Sheet()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(L + S, L, L + S, L)
        column.setSpacing(XS)
        column.addWidget(self.title)
        column.addSpacing(XS)
        column.addWidget(self.name)
        column.addWidget(self.fault)
        column.addSpacing(S)
        column.addWidget(Label(self.tr("IT MAY"), size=SMALL, bold=True, tone="muted"))
        for switch in (self.reads, self.proposes, self.writes, self.forgets):
            column.addWidget(switch)
        column.addSpacing(M)
        column.addWidget(Label(self.tr("BESIDES WHAT IS ABOUT YOU, IT SEES"), size=SMALL, bold=True, tone="muted"))
        for switch in (self.others, self.spaces):
            column.addWidget(switch)
        self.whose = QWidget()
        whose = QVBoxLayout(self.whose)
        whose.setContentsMargins(0, M, 0, 0)
        whose.setSpacing(XS)
        whose.addWidget(Label(self.tr("OF THE MEMORIES OF"), size=SMALL, bold=True, tone="muted"))
        self._boxes = QVBoxLayout()
        whose.addLayout(self._boxes)
        column.addWidget(self.whose)
        column.addStretch(1)
        acts = QWidget()
        foot = QVBoxLayout(acts)
        foot.setContentsMargins(L + S, M, L + S, M)
        foot.addLayout(Flow(self.save, self.cancel))
        self.area = scrolled(sheet)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.area, 1)
        whole.addWidget(rule())
        whole.addWidget(acts)

    def start(self, one: Assistant | None, beings: Sequence[str]) -> None:
        """Offer the safe rights for a new assistant, or with `one` those it has; `beings` are all in the file."""
        self._one = one
        rights = self._before = one.rights if one is not None else Rights()
        new = one is None
        self.title.setText(self.tr("Let an assistant in") if one is None else words.name(one))
        self.save.setText(self.tr("Let it in") if new else self.tr("Save"))
        self.name.setVisible(new)
        self.name.setText("")
        self.refuse("")
        for switch, right in self._by_right():
            switch.tell(on=right in rights.can)
        self.others.tell(on=rights.abouts is None)
        self.spaces.tell(on=rights.spaces is None)
        self._explain(rights)
        self._offer(beings, rights)
        self._on_writes()
        self._on_typed()
        self.area.verticalScrollBar().setValue(0)
        (self.name if new else self.reads.box).setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, sentence: str) -> None:
        """Say why it could not be done; what was typed stays."""
        say(self.fault, sentence)

    def rights(self) -> Rights:
        """Return the rights as they are ticked. What was chosen more finely elsewhere stays where it is unticked."""
        usual, before = Rights(), self._before
        narrow_abouts = before.abouts if before.abouts is not None else usual.abouts
        narrow_spaces = before.spaces if before.spaces is not None else usual.spaces
        can = {right for switch, right in self._by_right() if switch.box.isChecked()}
        return Rights(
            can=frozenset(can),
            beings=tuple(being for being, box in self._beings.items() if box.isChecked()),
            abouts=None if self.others.box.isChecked() else narrow_abouts,
            spaces=None if self.spaces.box.isChecked() else narrow_spaces,
        )

    def _by_right(self) -> tuple[tuple[Switch, Right], ...]:
        return (
            (self.reads, Right.READ),
            (self.proposes, Right.PROPOSE),
            (self.writes, Right.WRITE),
            (self.forgets, Right.FORGET),
        )

    def _explain(self, rights: Rights) -> None:
        """Say below the switches what holds while they are off: perhaps something finer than usual."""
        others = self.tr("Otherwise only what is about you, and what holds for everyone.")
        if rights.abouts is not None and set(rights.abouts) != set(words.USUAL_ABOUTS):
            others = self.tr("Otherwise as it is now: {rule}").format(rule=words.about(rights))
        spaces = self.tr("Such as a project or a group. Otherwise only what was learned nowhere in particular.")
        if rights.spaces:
            spaces = self.tr("Otherwise as it is now: {rule}").format(rule=words.learned(rights))
        for switch, text in ((self.others, others), (self.spaces, spaces)):
            switch.more.setText(text)
            switch.box.setAccessibleDescription(text)

    def _offer(self, beings: Sequence[str], rights: Rights) -> None:
        """Offer whose memories, where there is more than one to choose from."""
        clear(self._boxes)
        every = dict.fromkeys((OWNER_BEING, *beings, *rights.beings))
        self._beings = {}
        for being in every:
            box = self._beings[being] = QCheckBox(wording.person(being))
            box.setChecked(being in rights.beings)
            self._boxes.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        self.whose.setVisible(len(every) > 1)

    def _on_writes(self) -> None:
        """Who writes without asking need not propose."""
        writes = self.writes.box.isChecked()
        self.proposes.box.setEnabled(not writes)
        if writes:
            self.proposes.tell(on=True)

    def _on_typed(self) -> None:
        self.refuse("")
        self.save.setEnabled(self._one is not None or bool(self.name.text().strip()))

    def _on_save(self) -> None:
        if not self.save.isEnabled():
            return
        if self._one is None:
            self.added.emit(self.name.text(), self.rights())
        else:
            self.changed.emit(self._one.id, self.rights())
