"""The page about models on other computers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.service.remote_answers import RemoteState
from wellkept.ui.in_words import in_words
from wellkept.ui.settings.key_section import KeySection
from wellkept.ui.settings.parts import Column, say
from wellkept.ui.settings.service_section import ServiceSection
from wellkept.ui.settings.switches import OfflineSection, SwitchSection
from wellkept.ui.tokens import TITLE, XL, L, M
from wellkept.ui.widgets import Button, Label


class SettingsPage(QWidget):
    """One calm column. Signals: `left` to the list."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.state = Label(tone="muted", wrap=True)
        self.offline = OfflineSection()
        self.key = KeySection()
        self.service = ServiceSection()
        self.switches = SwitchSection()
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(XL, L, XL, 0)
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Models on other computers"), size=TITLE, bold=True), 1)
        intro = self.tr(
            "Everything works without them. With one, long texts are read better and searching by meaning can know "
            "more languages. Nothing is sent before you have said so here, and all of it is listed in "
            "“What left this computer”."
        )
        sheet = Column()
        for widget in (Label(intro, tone="muted", wrap=True), self.state, self.offline, self.key, self.service):
            sheet.rows.addWidget(widget)
        sheet.rows.addWidget(self.switches)
        sheet.rows.addStretch(1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setObjectName("page")
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(sheet)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)
        say(self.state, "")
        # Later, when there is room for the question.
        self.service.question_shown.connect(self._on_question, Qt.ConnectionType.QueuedConnection)

    def tell(self, state: RemoteState) -> None:
        """Show how things stand."""
        say(self.state, "" if state.note == state.key.sentence else in_words(state.note))
        for part in (self.offline, self.key, self.service, self.switches):
            part.tell(state)

    def _on_question(self) -> None:
        self.area.ensureWidgetVisible(self.service.agree)

    def focus(self) -> None:
        """Move the focus to the first thing that can be done."""
        self.area.verticalScrollBar().setValue(0)
        self.offline.offline.box.setFocus()
