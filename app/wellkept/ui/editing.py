"""Changing records from the window: what the details ask for, and the commands of the Edit menu."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wellkept.model.kinds import Kind
from wellkept.service.requests import Edit
from wellkept.ui.acts import Acts
from wellkept.ui.frame import Frame

_ONE_OR_MORE = (
    "copy",
    "forget",
    "forget_checked",
    "keep_here",
    "add_tag",
    "remove_tag",
    "core",
    "not_core",
    "about",
    "importance",
)
_ONE = ("correct", "add_question")


class Editing(QObject):
    """Joins the details and the commands with the act of editing, for one memory or all that are selected."""

    def __init__(self, frame: Frame, acts: Acts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._frame, self._acts = frame, acts
        frame.details.edit_wanted.connect(self._on_wanted)

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the commands about records do."""
        return {
            "add_tag": partial(self._start_tag, removing=False),
            "remove_tag": partial(self._start_tag, removing=True),
            "about": self._start_about,
            "importance": self._start_importance,
            "core": partial(self._edit, Edit((), core=True)),
            "not_core": partial(self._edit, Edit((), core=False)),
            **{f"kind_{kind}": partial(self._edit, Edit((), kind=kind)) for kind in Kind},
        }

    def bring(self, actions: dict[str, QAction], search: QWidget) -> None:
        """Put the commands in reach of who searches and who reads.

        Del forgets where the sentence itself is read, after Return; in every other place of the details it could be
        meant for what stands there.
        """
        details = self._frame.details
        for place in (search, details):
            place.addActions([actions[name] for name in ("correct", *self.doing())])
        details.page.sentence.addActions([actions[name] for name in ("forget", "forget_checked")])

    def allow(self, actions: dict[str, QAction], count: int) -> None:
        """Let the commands be used that go with so many selected memories, and put them into reach in the details."""
        for name in _ONE:
            actions[name].setEnabled(count == 1)
        for name in (*_ONE_OR_MORE, *(f"kind_{kind}" for kind in Kind)):
            actions[name].setEnabled(count > 0)

    def _start_tag(self, _ticked: bool = False, *, removing: bool) -> None:
        if self._frame.list.selected_count():
            self._frame.turn_to(self._frame.splitter)
            self._frame.details.start_tag(removing=removing)

    def _start_about(self) -> None:
        if self._frame.list.selected_count():
            self._frame.turn_to(self._frame.splitter)
            self._frame.details.start_about()

    def _start_importance(self) -> None:
        if self._frame.list.selected_count():
            self._frame.turn_to(self._frame.splitter)
            self._frame.details.start_importance()

    def _edit(self, change: Edit, _ticked: bool = False) -> None:
        self._on_wanted(change)

    def _on_wanted(self, change: Edit) -> None:
        """Edit the memories that are named; all selected ones where none is."""
        self._acts.edit(change if len(change.keys) else replace(change, keys=self._frame.list.selected_keys()))
