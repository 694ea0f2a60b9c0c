"""A box to choose a model in: from a list that is loaded when asked for, or by typing its name."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from wellkept.model.text import shown
from wellkept.providers.remote_models import RemoteModel
from wellkept.ui.flow import Flow
from wellkept.ui.money import short_price
from wellkept.ui.settings.parts import Entry, fault_label, say
from wellkept.ui.tokens import SMALL, XS
from wellkept.ui.widgets import Button, Label, suggestions

_PRICE = Qt.ItemDataRole.UserRole
_SHOWN_CHARS = 34


class _Priced(QStyledItemDelegate):
    """Shows the price of a model after its name."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:  # fmt: skip
        """Add the price."""
        super().initStyleOption(option, index)
        price = index.data(_PRICE)
        if price:
            option.text = f"{index.data()}    {price}"


class ModelPicker(QWidget):
    """Signals: `list_wanted` of the models on offer; `chosen` the name of a model."""

    list_wanted = Signal()
    chosen = Signal(str)

    def __init__(self, title: str, price: Callable[[RemoteModel], str], parent: QWidget | None = None) -> None:
        """Show a model's price by `price`, a sentence."""
        super().__init__(parent)
        self._price = price
        self._models: dict[str, RemoteModel] = {}
        self._current = ""
        self._trying = False
        self.box = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        self.box.setAccessibleName(title)
        self.box.setItemDelegate(_Priced(self.box))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_SHOWN_CHARS)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.edit = Entry()
        self.edit.setAccessibleName(title)
        self.edit.entered.connect(self._on_use)
        self.edit.setPlaceholderText(self.tr("Choose or type a model"))
        self.box.setLineEdit(self.edit)
        self._complete()
        self.box.currentTextChanged.connect(self._on_text)
        self.title = Label(title)
        self.title.setBuddy(self.box)
        self.price = Label(tone="muted", size=SMALL, wrap=True)
        self.note = Label(tone="muted", size=SMALL, wrap=True)
        self.fault = fault_label()
        self.use = Button(self.tr("Use it"), self._on_use)
        self.use.setAccessibleName(self.tr("Use this model: {title}").format(title=title))
        self.load = Button(self.tr("Show all models"), self.list_wanted.emit)
        self.load.setAccessibleName(self.tr("Show all models: {title}").format(title=title))
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        for widget in (self.title, self.box, self.price, self.note, self.fault):
            column.addWidget(widget)
        self.acts = Flow(self.use, self.load)
        column.addLayout(self.acts)
        say(self.note, "")
        self._on_text()

    def offer(self, models: Sequence[RemoteModel], note: str = "") -> None:
        """Offer some models; what stands in the box stays there."""
        blocked, text = QSignalBlocker(self.box), self.box.currentText()
        self._models = {model.id: model for model in models}
        self.box.clear()
        for model in models:
            self.box.addItem(model.id)
            self.box.setItemData(self.box.count() - 1, short_price(model), _PRICE)
            self.box.setItemData(self.box.count() - 1, shown(model.name), Qt.ItemDataRole.AccessibleDescriptionRole)
        self.box.setCurrentIndex(self.box.findText(text, Qt.MatchFlag.MatchExactly))
        self.box.setEditText(text)
        del blocked
        self.load.setText(self.tr("Show all models"))
        self.load.setEnabled(True)
        say(self.note, note)
        self._on_text()

    def show_loading(self) -> None:
        """Show that the list is on its way."""
        self.load.setText(self.tr("Asking for the list …"))
        self.load.setEnabled(False)

    def start(self, saying: str) -> None:
        """Show that a model is being tried; "" that it no longer is."""
        self._trying = bool(saying)
        say(self.note, saying)
        if saying:
            say(self.fault, "")
        self._on_text()

    def tell(self, current: str) -> None:
        """Show which model is in use, unless the owner is choosing another."""
        if self.box.currentText() == self._current:
            self.box.setEditText(current)
        self._current = current
        self._on_text()

    def taken(self) -> None:
        """Take away what was refused before."""
        say(self.fault, "")

    def refuse(self, sentence: str) -> None:
        """Say why a model cannot be used."""
        say(self.fault, sentence)

    def model(self, name: str) -> RemoteModel:
        """Return what is known of a model by its name."""
        return self._models.get(name, RemoteModel(name))

    def renew_price(self) -> None:
        """Say the price anew: it depends on something that has changed."""
        self._on_text()

    def put_above(self, label: Label) -> None:
        """Put a label between the title and the box."""
        self._column.insertWidget(1, label)

    def sizeHint(self) -> QSize:
        """Return a size that never makes the window grow."""
        return QSize(320, super().sizeHint().height())

    def _complete(self) -> None:
        completer = QCompleter(self.box.model(), self.box)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        popup = suggestions()
        completer.setPopup(popup)
        popup.setItemDelegate(_Priced(popup))
        self.box.setCompleter(completer)

    def _on_text(self) -> None:
        text = self.box.currentText().strip()
        say(self.price, self._price(self.model(text)) if text else "")
        self.use.setEnabled(bool(text) and text != self._current and not self._trying)

    def _on_use(self) -> None:
        if self.use.isEnabled():
            self.chosen.emit(self.box.currentText().strip())
