"""The button beside the search that says whose memories are in sight, and opens the others."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from wellkept.ui import wording
from wellkept.ui.commands import tip_of
from wellkept.ui.details.choice import Choice


class BeingChooser(Choice):
    """Out of sight where there is one being only. Signals: those of a `Choice`; its values are ids of beings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("BeingChooser", "Memories of"), parent)
        self.setToolTip(tip_of("being"))
        self.wanted.connect(self.open)
        self.hide()

    def show_beings(self, beings: Sequence[str], current: str) -> None:
        """Offer other beings; `current` is the one whose memories are in sight."""
        self.offer([(being, wording.person(being), "") for being in beings])
        self.tell(current, wording.person(current))
        self.setToolTip(tip_of("being"))
        self.setVisible(len(beings) > 1)
