"""The switches of the settings: what may be sent at all, and on which terms."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wellkept.service.remote_answers import RemoteState
from wellkept.ui.settings.parts import Section, Switch


class OfflineSection(Section):
    """The one switch above all others. Signals: `asked` be offline, or not."""

    asked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("CONNECTIONS"), parent)
        self.offline = Switch(
            self.tr("Offline: open no connection"),
            self.tr("While this is on, Wellkept opens no connection to anywhere. Everything on this computer works."),
        )
        self.offline.asked.connect(self.asked)
        self.column.addWidget(self.offline)

    def tell(self, state: RemoteState) -> None:
        """Show how it is."""
        self.offline.tell(on=state.offline)


class SwitchSection(Section):
    """Signals: `teaching_asked`; `no_storing_asked`; `zdr_asked`."""

    teaching_asked = Signal(bool)
    no_storing_asked = Signal(bool)
    zdr_asked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("WHAT MAY BE SENT"), parent)
        self.teaching = Switch(
            self.tr("Use a model to find sentences"),
            self.tr("Texts you teach are read by the model instead of the built-in finder. You see what goes first."),
        )
        self.no_storing = Switch(
            self.tr("Only providers that keep nothing"),
            self.tr("Those that store what they are asked, or train with it, are left out. Fewer models answer."),
        )
        self.zdr = Switch(
            self.tr("Zero retention only"),
            self.tr("Stricter: only those who have promised in writing to keep nothing, not even for a day."),
        )
        for switch, asked in (
            (self.teaching, self.teaching_asked),
            (self.no_storing, self.no_storing_asked),
            (self.zdr, self.zdr_asked),
        ):
            switch.asked.connect(asked)
            self.column.addWidget(switch)

    def tell(self, state: RemoteState) -> None:
        """Show how it is. A program of another kind knows nothing of providers."""
        self.teaching.tell(on=state.teaching)
        self.no_storing.tell(on=state.no_storing)
        self.zdr.tell(on=state.zdr)
        for switch in (self.no_storing, self.zdr):
            switch.setVisible(not state.keyless)
