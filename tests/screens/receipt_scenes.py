"""The states of the receipt, for the photographs."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import NOON
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.ledger import Outcome, Purpose, Sent, SentRow
from wellkept.service.receipt_requests import FileChecked, Receipt
from wellkept.store.traces import FileRole, TraceKind
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

_KINDS = (
    (TraceKind.FINGERPRINT, 2), (TraceKind.FOLDED, 2), (TraceKind.ID, 1), (TraceKind.QUOTE, 3),
    (TraceKind.SENTENCE, 2), (TraceKind.VECTOR, 4), (TraceKind.WORD, 3),
)  # fmt: skip
_FILES = (
    FileChecked("memories.db", FileRole.MEMORIES, 4_300_000, 17, 0),
    FileChecked("memories.db-wal", FileRole.LOG, 0, 9, 0),
    FileChecked("memories.db-shm", FileRole.LOG_INDEX, 32_768, 0, 0),
    FileChecked("window.ini", FileRole.WINDOW, 900, 0, 0),
)
_CLEAN = Receipt(1, _KINDS, _FILES, 50, 0, scrubbed=True, sent=(), at=NOON)
_SENT = SentRow(
    1,
    Sent(
        at=NOON - 86_400_000, host="openrouter.ai", model="maker/reads-much", purpose=Purpose.EMBED, memories=96,
        chars=8000, outcome=Outcome.ANSWERED,
    ),
)  # fmt: skip
HELD = replace(
    _CLEAN,
    files=(
        replace(_FILES[0], before=None, after=12, others=1),
        *(replace(one, before=None) for one in _FILES[1:]),
    ),
    scrubbed=False,
    sent=(_SENT,),
)


def _shown(receipt: Receipt | None, scheme: Scheme, scale: float = 1.0, waiting: int = 0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            part = stage.window.further.receipt
            part.open()
            stage.settle()
            if receipt is not None:
                part.keeper.page.show_receipt(receipt)
            part.sign.tell(waiting)
            stage.settle()
            return stage.picture()

    return scene


def _notice(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show(Scheme.DARK) as stage:
        stage.settle_meaning()
        stage.press(stage.window.list.table, Qt.Key.Key_Delete)
        return stage.picture()


SCENES: dict[str, Scene] = {
    "receipt": _shown(_CLEAN, Scheme.LIGHT),
    "receipt_dark": _shown(HELD, Scheme.DARK, 1.0, 1),
    "receipt_large": _shown(HELD, Scheme.LIGHT, 1.5, 3),
    "receipt_none": _shown(None, Scheme.LIGHT),
    "receipt_notice": _notice,
}
