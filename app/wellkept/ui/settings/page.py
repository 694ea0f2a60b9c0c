"""The page about models on other computers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.service.remote_answers import RemoteState
from wellkept.ui.settings.key_section import KeySection
from wellkept.ui.settings.parts import say
from wellkept.ui.settings.service_section import ServiceSection
from wellkept.ui.settings.switches import OfflineSection, SwitchSection
from wellkept.ui.tokens import BASE_PT, TITLE, XL, L, M
from wellkept.ui.widgets import Button, Label, named

_COLUMN_WIDTH = 720


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
        self.middle = QWidget()
        self.column = QVBoxLayout(self.middle)
        self.column.setContentsMargins(0, M, 0, XL)
        self.column.setSpacing(L)
        for widget in (Label(intro, tone="muted", wrap=True), self.state, self.offline, self.key, self.service):
            self.column.addWidget(widget)
        self.column.addWidget(self.switches)
        self.column.addStretch(1)
        sheet = named(QWidget(), "page")
        row = QHBoxLayout(sheet)
        row.setContentsMargins(XL, 0, XL, 0)
        row.addWidget(self.middle, 100)
        row.addStretch(1)
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

    def tell(self, state: RemoteState) -> None:
        """Show how things stand."""
        say(self.state, state.note)
        for part in (self.offline, self.key, self.service, self.switches):
            part.tell(state)

    def focus(self) -> None:
        """Move the focus to the first thing that can be done."""
        self.area.verticalScrollBar().setValue(0)
        self.offline.offline.box.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep lines short enough to read, at any size of the font."""
        self.middle.setMaximumWidth(round(_COLUMN_WIDTH * QApplication.font().pointSizeF() / BASE_PT))
        super().showEvent(event)
