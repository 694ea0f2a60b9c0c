"""A fault of ours: where it happened, never what was in the memory that met it."""

import platform
import traceback
from collections.abc import Iterator
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from wellkept import __version__
from wellkept.ui.tokens import TITLE, XL, M, S
from wellkept.ui.widgets import Button, Label


def report(error: BaseException) -> str:
    """Return the kind of an error and the lines it passed, without messages or values."""
    versions = f"Wellkept {__version__}, Python {platform.python_version()}, PySide {PySide6.__version__}"
    return "\n".join([f"{versions}, {platform.system()} {platform.release()}", *_chain(error)])


def _chain(error: BaseException) -> Iterator[str]:
    seen: set[int] = set()
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        kind = type(link)
        yield f"{kind.__module__}.{kind.__qualname__}"
        for frame in traceback.extract_tb(link.__traceback__):
            yield f"  {_inside(frame.filename)}:{frame.lineno} in {frame.name}"
        link = link.__cause__ or link.__context__


def _inside(filename: str) -> str:
    """Return a file as a path inside its package: where a person's programs lie is their own affair."""
    parts = Path(filename).parts
    for root in ("wellkept", "tests", "site-packages"):
        if root in parts:
            return "/".join(parts[parts.index(root) :])
    return Path(filename).name


class BugDialog(QDialog):
    """Says that something is wrong with the program, and lets the details be copied."""

    def __init__(self, error: BaseException, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault in Wellkept"))
        self.details = QPlainTextEdit(report(error), readOnly=True)
        self.details.setAccessibleName(self.tr("Details of the fault"))
        text = self.tr(
            "This should not have happened, and it is not your doing. Your memories are safe. "
            "The details below hold no words of yours; please send them to the makers of Wellkept."
        )
        self.copy = Button(self.tr("Copy details"), self._on_copy, glyph="copy")
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        buttons.addWidget(Button(self.tr("Close"), self.accept, look="primary"))
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(M)
        column.addWidget(Label(self.tr("Something went wrong inside Wellkept"), size=TITLE, bold=True))
        column.addWidget(Label(text, wrap=True))
        column.addWidget(self.details, 1)
        column.addSpacing(S)
        column.addLayout(buttons)
        self.resize(560, 420)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())


def show_bug(error: BaseException, parent: QWidget) -> None:
    """Show a fault over a window, unless one is shown already: faults come in swarms."""
    if parent.findChild(BugDialog) is None:
        dialog = BugDialog(error, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
