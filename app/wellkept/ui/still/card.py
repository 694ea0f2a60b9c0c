"""One card: why it is asked, the sentence, how it came to be believed; while correcting, a box in its place."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wellkept.service.still_requests import StillCard
from wellkept.ui.details.correct import CorrectBox
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.still import words
from wellkept.ui.tokens import LARGE, XL, L, S
from wellkept.ui.widgets import Label, named


class CardView(QFrame):
    """The card in sight. `box` tells of new words by its own signals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "section")
        self.reason = Label(bold=True, wrap=True)
        self.said = Label(tone="muted", wrap=True)
        self.sentence = SentenceView(self.tr("The memory"), LARGE)
        self.box = CorrectBox()
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addWidget(self.reason)
        column.addWidget(self.said)
        column.addSpacing(L)
        column.addWidget(self.sentence)
        column.addWidget(self.box)
        self.box.hide()

    def show_card(self, card: StillCard, now: int) -> None:
        """Show a card; `now` in ms since 1970 UTC."""
        self.edit(None)
        self.reason.setText(words.reason(card))
        self.said.setText(words.said(card, now))
        self.sentence.show_text(card.memory.content)
        self.sentence.setAccessibleDescription(f"{self.reason.text()}. {self.said.text()}")

    def edit(self, text: str | None) -> None:
        """Offer words for change in place of the sentence; None puts the sentence back."""
        self.box.setVisible(text is not None)
        self.sentence.setVisible(text is None)
        if text is not None:
            self.box.start(text)

    @property
    def editing(self) -> bool:
        """Whether words are offered for change."""
        return not self.box.isHidden()

    def focus(self) -> None:
        """Move the focus to the sentence, or to the words that are being changed."""
        (self.box.words if self.editing else self.sentence).setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Hold no words any more."""
        self.edit(None)
        self.box.words.setPlainText("")
        self.sentence.show_text("")
        self.sentence.setAccessibleDescription("")
        for label in (self.reason, self.said):
            label.setText("")
