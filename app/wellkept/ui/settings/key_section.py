"""The part of the settings about the key: how things stand with it, and a field to paste one into."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QProgressBar, QWidget

from wellkept.providers.key_facts import KeyFacts
from wellkept.providers.keys import Standing
from wellkept.service.remote_answers import RemoteState
from wellkept.ui.flow import Flow
from wellkept.ui.in_words import in_words
from wellkept.ui.messages import announce
from wellkept.ui.settings.parts import Section, fault_label, say
from wellkept.ui.settings.spending import spending
from wellkept.ui.tokens import M, S
from wellkept.ui.widgets import Button, Label, holds_focus

_KEPT = frozenset({Standing.PRESENT, Standing.SESSION})
_TRY_AGAIN = frozenset({Standing.HUNG, Standing.LOCKED, Standing.NO_KEYRING, Standing.ASKING, Standing.NONE})


class KeySection(Section):
    """Signals: `look_wanted`; `keep_wanted` the text pasted; `forget_wanted`; `facts_wanted`; `sign_in_wanted`;
    `revoke_wanted`; `copy_wanted` the link of the sign-in; `cancel_wanted` of what is under way.
    """

    look_wanted = Signal()
    keep_wanted = Signal(str)
    forget_wanted = Signal()
    facts_wanted = Signal()
    sign_in_wanted = Signal()
    revoke_wanted = Signal()
    copy_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("YOUR KEY"), parent)
        self._state: RemoteState | None = None
        self._busy = self._another = False
        self.sentence = Label(self.tr("Not looked at yet."), bold=True, wrap=True)
        self.next_step = Label(tone="muted", wrap=True)
        self.facts = Label(wrap=True).selectable()
        self.fault = fault_label()
        self.field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.field.setAccessibleName(self.tr("Key of the model service"))
        self.field.setPlaceholderText(self.tr("Paste a key here"))
        self.field.returnPressed.connect(self._on_keep)
        self.keep = Button(self.tr("Check and keep"), self._on_keep, look="primary")
        self._build()
        self._arrange()

    def _build(self) -> None:
        self.progress = QProgressBar(textVisible=False, minimum=0, maximum=0)
        self.progress.setAccessibleName(self.tr("Work with the key"))
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        self.copy_link = Button(self.tr("Copy the link"), self.copy_wanted.emit, look="quiet", glyph="copy")
        self.again = Button(self.tr("Try again"), self.look_wanted.emit)
        self.ask_facts = Button(self.tr("What may it spend?"), self.facts_wanted.emit)
        self.another = Button(self.tr("Use another key"), self._on_another)
        self.sign_in = Button(self.tr("Sign in with the browser"), self.sign_in_wanted.emit)
        self.forget = Button(self.tr("Forget the key"), self.forget_wanted.emit, look="danger", glyph="forget")
        self.revoke = Button(self.tr("Revoke it at the service"), self.revoke_wanted.emit, look="quiet")
        self.revoke.setToolTip(self.tr("Opens the service's page in your browser"))
        paste = QHBoxLayout()
        paste.setSpacing(M)
        paste.addWidget(self.field, 1)
        paste.addWidget(self.keep)
        waiting = QHBoxLayout()
        waiting.setSpacing(M)
        waiting.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        waiting.addWidget(self.copy_link)
        waiting.addWidget(self.cancel)
        for label in (self.sentence, self.next_step, self.facts):
            self.column.addWidget(label)
        self.column.addSpacing(S)
        self.column.addLayout(paste)
        self.column.addWidget(self.fault)
        self.column.addLayout(waiting)
        self.column.addLayout(
            Flow(self.again, self.ask_facts, self.another, self.sign_in, self.forget, self.revoke)
        )  # fmt: skip
        say(self.facts, "")

    def tell(self, state: RemoteState) -> None:
        """Show how things stand with the key."""
        self._state = state
        if self._busy:
            return  # until that ends
        if state.keyless and state.local:
            self.sentence.setText(self.tr("This service needs no key."))
            self.next_step.setText(self.tr("It is asked at {host}.").format(host=state.host))
        elif state.keyless and state.key.standing is Standing.NONE:
            self.sentence.setText(self.tr("No key yet."))
            self.next_step.setText(self.tr("Many such services need none. If this one does, paste it here."))
        else:
            self.sentence.setText(in_words(state.key.sentence))
            self.next_step.setText(in_words(state.key.next_step))
        if state.key.standing not in _KEPT | {Standing.ENVIRONMENT}:
            say(self.facts, "")
        self._arrange()

    def start(self, sentence: str, *, link: bool = False) -> None:
        """Show that something is under way; `link` offers to copy the link of the sign-in."""
        had = holds_focus(self)
        self._busy = True
        say(self.fault, "")
        self.sentence.setText(sentence)
        self.next_step.setText("")
        self._arrange()
        self.copy_link.setVisible(link)
        if had:
            self.cancel.setFocus()
        announce(self, sentence)

    def end(self) -> None:
        """Show that nothing is under way any more."""
        had = self.cancel.hasFocus()
        self._busy = False
        if self._state is not None:
            self.tell(self._state)
        else:
            self._arrange()
        if had:
            self.focus()

    def focus(self) -> None:
        """Move the focus to what is done first here."""
        places = (self.field, self.again, self.ask_facts, self.sign_in)
        next((place for place in places if not place.isHidden()), self).setFocus()

    def done(self) -> None:
        """Empty the field, with nothing left to take back: the key is kept."""
        self.field.setText("")
        self._another = False
        for label in (self.fault, self.facts):
            say(label, "")

    def refuse(self, sentence: str) -> None:
        """Say why a key was not kept; what was pasted stays in the field."""
        say(self.fault, sentence)
        announce(self, sentence, urgent=True)

    def show_facts(self, facts: KeyFacts) -> None:
        """Show what the key may spend."""
        say(self.facts, spending(facts))
        announce(self, self.facts.text())

    def show_none(self) -> None:
        """Say that the keyring was looked into, and holds no key."""
        say(self.facts, self.tr("Your keyring was asked: it holds no key for this service."))
        announce(self, self.facts.text())

    def _arrange(self) -> None:
        """Show what can be done now."""
        state, idle = self._state, not self._busy
        standing = state.key.standing if state is not None else Standing.ASKING
        plain = state is not None and state.keyless
        keyless = plain and state is not None and state.local
        kept, fixed = standing in _KEPT, standing is Standing.ENVIRONMENT
        pastes = not keyless and not fixed and (not kept or self._another)
        shown = {
            self.field: pastes,
            self.keep: pastes,
            self.progress: self._busy,
            self.cancel: self._busy,
            self.copy_link: False,
            self.again: idle and not keyless and standing in _TRY_AGAIN,
            self.ask_facts: idle and not plain and (kept or fixed),
            self.another: idle and not keyless and kept and not self._another,
            self.sign_in: idle and pastes and not plain,
            self.forget: idle and kept,
            self.revoke: idle and state is not None and bool(state.revoke),
        }
        nothing = standing is Standing.NONE
        self.again.setText(self.tr("Look in the keyring") if nothing else self.tr("Try again"))
        for widget, visible in shown.items():
            widget.setVisible(visible)
        for typed in (self.field, self.keep):
            typed.setEnabled(idle)

    def _on_keep(self) -> None:
        if self.field.text().strip():
            self.keep_wanted.emit(self.field.text())

    def _on_another(self) -> None:
        self._another = True
        self._arrange()
        self.field.setFocus()
