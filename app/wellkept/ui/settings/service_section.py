"""The part of the settings about the service: its address, and which of its models do what."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QSizePolicy, QWidget

from wellkept.model.text import shown
from wellkept.providers.remote_models import CHAT_DEFAULTS, EMBEDDING_DEFAULTS, RemoteModel
from wellkept.service.meaning_answers import Coverage
from wellkept.service.remote_answers import RemoteState
from wellkept.ui import wording
from wellkept.ui.commands import COMMANDS
from wellkept.ui.flow import Flow
from wellkept.ui.messages import announce
from wellkept.ui.money import meaning_price, reading_price
from wellkept.ui.settings.model_picker import ModelPicker
from wellkept.ui.settings.parts import Entry, Section, fault_label, say
from wellkept.ui.tokens import SMALL, M
from wellkept.ui.widgets import Button, Label

PRESETS = {
    "OpenRouter": "",
    "Ollama": "http://localhost:11434/v1",
    "LM Studio": "http://localhost:1234/v1",
}
"""What serves models, and its address as its maker documents it; "" is OpenRouter's own."""

_OWN = frozenset(command.embedder for command in COMMANDS if command.embedder)


class ServiceSection(Section):
    """Signals: `address_wanted`; `meaning_agreed` the name of a model that may read all memories;
    `built_in_wanted` instead of it; `question_shown` the owner is asked. The pickers have their own.
    """

    address_wanted = Signal(str)
    meaning_agreed = Signal(str)
    built_in_wanted = Signal()
    question_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("THE SERVICE"), parent)
        self._host, self._local, self._memories, self._asked_about = "", False, 0, ""
        self._address = self._embed_model = ""
        self._coverage: Coverage | None = None
        self._build_address()
        self.chat = ModelPicker(self.tr("Model that finds sentences"), reading_price)
        self.meaning = ModelPicker(self.tr("Model that finds by meaning"), self._meaning_price)
        self.meaning.chosen.connect(self._on_meaning)
        self.reader = Label(tone="muted", size=SMALL, wrap=True)
        self.built_in = Button(self.tr("Use the built-in model again"), self.built_in_wanted.emit)
        self._build_question()
        self.column.addSpacing(M)
        self.column.addWidget(self.chat)
        self.column.addSpacing(M)
        self.column.addWidget(self.meaning)
        self.meaning.put_above(self.reader)
        self.meaning.acts.addWidget(self.built_in)
        self.column.addWidget(self.question)
        self.column.addLayout(self._answers)
        self._ask_about("")
        self.built_in.hide()

    def _build_address(self) -> None:
        self.address = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        self.address.setAccessibleName(self.tr("Address of the service"))
        self.address.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.edit = Entry()
        self.edit.setAccessibleName(self.address.accessibleName())
        self.address.setLineEdit(self.edit)
        self.address.setCompleter(QCompleter(self.address))  # offers nothing: an address is no word
        for name, url in PRESETS.items():
            self.address.addItem(f"{name}: {url}" if url else name, url)
        self.address.activated.connect(self._on_preset)
        self.edit.entered.connect(self._on_address)
        self.address.currentTextChanged.connect(self._on_text)
        self.use_address = Button(self.tr("Use this address"), self._on_address)
        self.where = Label(tone="muted", size=SMALL, wrap=True)
        self.fault = fault_label()
        title = Label(self.tr("Address"))
        title.setBuddy(self.address)
        row = QHBoxLayout()
        row.setSpacing(M)
        row.addWidget(self.address, 1)
        row.addWidget(self.use_address)
        self.column.addWidget(title)
        self.column.addLayout(row)
        self.column.addWidget(self.where)
        self.column.addWidget(self.fault)

    def _build_question(self) -> None:
        self.question = Label(wrap=True)
        self.agree = Button(self.tr("Send them and use it"), self._on_agree, look="primary")
        self.not_now = Button(self.tr("Not now"), self._on_not_now)
        self._answers = Flow(self.agree, self.not_now)

    def tell(self, state: RemoteState) -> None:
        """Show how things stand."""
        moved = state.address != self._address
        self._host, self._local, self._address = state.host, state.local, state.address
        if moved:
            blocked = QSignalBlocker(self.address)
            self.address.setEditText(state.address)
            del blocked
            usual = not state.keyless
            self.chat.offer(CHAT_DEFAULTS if usual else ())
            self.meaning.offer(EMBEDDING_DEFAULTS if usual else ())
        self.where.setText(self._where())
        say(self.fault, "")
        self.chat.tell(state.chat_model)
        self._embed_model = state.embed_model
        self._show_reader()
        self._ask_about("")
        self._on_text()

    def tell_coverage(self, coverage: Coverage) -> None:
        """Show who reads memories for their meaning, and how far that has come."""
        self._coverage, self._memories = coverage, coverage.total
        self.meaning.renew_price()
        self._show_reader()

    def refuse(self, sentence: str) -> None:
        """Say why an address cannot be used; it stays in the box."""
        say(self.fault, sentence)
        announce(self, sentence, urgent=True)

    def _where(self) -> str:
        if self._local:
            return self.tr("This is a program on this computer: what is asked there goes nowhere else.")
        return self.tr("What is asked goes to {host}.").format(host=self._host)

    def _show_reader(self) -> None:
        coverage = self._coverage
        if coverage is None:
            return
        own = coverage.model in _OWN
        pattern = self.tr("Now {model} reads your memories, on this computer.")
        if not own:
            pattern = self.tr("Now {model} reads your memories.")
        text = pattern.format(model=shown(wording.embedder(coverage.model)))
        if coverage.with_ < coverage.total:
            so_far = self.tr("{n} of {all} are read so far.")
            text += " " + so_far.format(n=wording.number(coverage.with_), all=wording.number(coverage.total))
        self.reader.setText(text)
        self.built_in.setVisible(not own)
        self.meaning.tell("" if own else self._embed_model)

    def _meaning_price(self, model: RemoteModel) -> str:
        return meaning_price(model, self._memories)

    def _on_preset(self, place: int) -> None:
        url = self.address.itemData(place)
        self.address.setEditText(url or self.address.itemText(place))
        self.address_wanted.emit(url)

    def _on_address(self) -> None:
        text = self.address.currentText().strip()
        self.address_wanted.emit(PRESETS.get(text, text))

    def _on_text(self) -> None:
        self.use_address.setEnabled(self.address.currentText().strip() != self._address)

    def _on_meaning(self, model: str) -> None:
        """Ask before anything is sent; a program on this computer may simply read."""
        self.meaning.taken()
        if self._local:
            self.meaning_agreed.emit(model)
        else:
            self._ask_about(model)
            self.agree.setFocus()
            self.question_shown.emit()

    def _ask_about(self, model: str) -> None:
        self._asked_about = model
        what = wording.memories(self._memories) if self._memories else self.tr("all your memories")
        text = self.tr(
            "The words of {what} will be sent to {host}, and those of new ones as they come; "
            "what is marked to never leave this computer stays here. What you search for is sent, too."
        ).format(what=what, host=self._host)
        say(self.question, text if model else "")
        for button in (self.agree, self.not_now):
            button.setVisible(bool(model))

    def _on_agree(self) -> None:
        model, self._asked_about = self._asked_about, ""
        self._ask_about("")
        self.meaning_agreed.emit(model)

    def _on_not_now(self) -> None:
        self._ask_about("")
        self.meaning.box.setFocus()
