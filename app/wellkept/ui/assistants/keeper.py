"""Joins the page of assistants with what it asks for."""

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from wellkept.model.assistants import Assistant, Rights
from wellkept.model.errors import WellkeptError
from wellkept.service.answers import Beings
from wellkept.service.assistant_requests import (
    Accesses,
    AddAssistant,
    Assistants,
    ChangeAssistant,
    LetIn,
    RemoveAssistant,
    RenewToken,
    RevokeAssistant,
    ShowAccesses,
    ShowAssistants,
)
from wellkept.service.door_switch import DoorWanted
from wellkept.service.places import default_store_path
from wellkept.service.requests import ShowBeings
from wellkept.service.snippets import DOOR_PORT, Reach, snippets
from wellkept.ui.ages import Clock
from wellkept.ui.assistants import words
from wellkept.ui.assistants.accesses import PAGE_ROWS
from wellkept.ui.assistants.page import AssistantsPage
from wellkept.ui.desk import Desk
from wellkept.ui.in_words import fault_words
from wellkept.ui.messages import MessageBar


class AssistantsKeeper(QObject):
    """Makes the page. Signals: `told` an `Assistants`, whenever one is heard of; `listed` keys to show in the list;
    `sight_wanted` an `Assistant`, to see the list as it may.
    """

    told = Signal(object)
    listed = Signal(object)
    sight_wanted = Signal(object)

    def __init__(
        self, desk: Desk, messages: MessageBar, clock: Clock, command: tuple[str, ...], parent: QObject
    ) -> None:
        """`command` is what runs Wellkept, for what the owner pastes elsewhere."""
        super().__init__(parent)
        self._desk, self._messages, self._command = desk, messages, command
        self._wanted = DoorWanted(False, DOOR_PORT, Path())
        self._beings: tuple[str, ...] = ()
        self._asked = 0
        page = self.page = AssistantsPage(clock)
        page.add_wanted.connect(self.start_adding)
        page.moved.connect(self._on_moved)
        view, form, sheet, accesses = page.view, page.form, page.token, page.accesses
        view.change_wanted.connect(self._start_changing)
        view.renew_wanted.connect(self._on_renew)
        view.out_wanted.connect(self._on_out)
        view.remove_wanted.connect(self._on_remove)
        view.accesses_wanted.connect(self._show_accesses)
        view.sight_wanted.connect(self._on_sight)
        form.added.connect(self._add)
        form.changed.connect(self._change)
        form.left.connect(self._on_left)
        sheet.copy_wanted.connect(self.copy)
        sheet.done.connect(self._on_left)
        accesses.left.connect(self._on_left)
        accesses.listed.connect(self.listed)
        accesses.more_wanted.connect(self._on_more)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self._desk.ask(ShowBeings(), self._on_beings)
        self._desk.ask(ShowAssistants(), self._on_first)

    def take(self, found: Assistants) -> None:
        """Show who is there now."""
        self.page.load(found)

    def take_wanted(self, wanted: DoorWanted) -> None:
        """Note where the door is, for what the owner pastes elsewhere."""
        self._wanted = wanted

    def leave(self) -> None:
        """Another page is shown: hold no token any more, and nothing half typed."""
        self._desk.drop(self._asked)
        self.page.token.clear()
        self.page.show_chosen()

    def start_adding(self) -> None:
        """Offer to let an assistant in, with the rights that are safe."""
        self.page.form.start(None, self._beings)
        self.page.show_form()
        self.page.form.name.setFocus()

    def _on_first(self, found: Assistants) -> None:
        self._tell(found)
        if self.page.isVisible() and self.page.resting:
            self.page.focus()

    def _tell(self, found: Assistants, choose: str = "") -> None:
        self.page.load(found, choose)
        self.told.emit(found)

    def _on_beings(self, beings: Beings) -> None:
        self._beings = beings.ids

    def _on_moved(self) -> None:
        if not self.page.resting:
            self.page.token.clear()
        self.page.show_chosen()

    def _on_left(self) -> None:
        self.page.token.clear()
        self.page.show_chosen()
        self.page.focus()

    def _start_changing(self) -> None:
        one = self.page.chosen
        if one is not None:
            self.page.form.start(one, self._beings)
            self.page.show_form()
            self.page.form.reads.box.setFocus()

    def _add(self, name: str, rights: Rights) -> None:
        self._desk.ask(AddAssistant(name, rights), self._on_let_in, failed=self._on_refused)

    def _change(self, assistant_id: str, rights: Rights) -> None:
        self._desk.ask(ChangeAssistant(assistant_id, rights), self._on_changed, failed=self._on_refused)

    def _on_changed(self, found: Assistants) -> None:
        self._on_left()
        self._tell(found)
        self._messages.notice(self.tr("Saved. It holds from its next question on."))

    def _on_let_in(self, made: LetIn) -> None:
        """Show the token, once; the list follows."""
        usual = self._wanted.path == default_store_path()
        reach = Reach(
            command=self._command,
            store="" if usual else str(self._wanted.path),
            token=made.token,
            port=self._wanted.port,
            windows=sys.platform == "win32",
        )
        title = self.tr("{name} is let in").format(name=words.name(made.assistant))
        self.page.show_token()
        self.page.token.show_token(title, made.token, snippets(reach))
        self._desk.ask(ShowAssistants(), partial(self._on_list, made.assistant.id))

    def _on_list(self, choose: str, found: Assistants) -> None:
        self._tell(found, choose)

    def _on_refused(self, error: Exception) -> None:
        if isinstance(error, WellkeptError):
            self.page.form.refuse(fault_words(error))
        else:
            self._desk.failed.emit(error)

    def _on_renew(self) -> None:
        """Ask once where a token is in use; one that opens nothing is simply replaced."""
        one = self.page.chosen
        if one is not None and one.revoked_at is None:
            self._messages.stay(words.renewing(one), self.tr("New token"), partial(self._renew, one))
        elif one is not None:
            self._renew(one)

    def _renew(self, one: Assistant) -> None:
        self._desk.ask(RenewToken(one.id), self._on_let_in, failed=self._on_failed)

    def _on_out(self) -> None:
        one = self.page.chosen
        if one is not None and one.revoked_at is None:
            self._messages.stay(words.shutting_out(one), self.tr("Shut it out"), partial(self._shut_out, one))
        elif one is not None:
            self._on_remove()

    def _shut_out(self, one: Assistant) -> None:
        self._desk.ask(RevokeAssistant(one.id), partial(self._on_list, one.id), failed=self._on_failed)

    def _on_remove(self) -> None:
        one = self.page.chosen
        if one is not None:
            self._messages.stay(words.removing(one), self.tr("Remove"), partial(self._remove, one))

    def _remove(self, one: Assistant) -> None:
        self._desk.ask(RemoveAssistant(one.id), self._on_removed, failed=self._on_failed)

    def _on_removed(self, found: Assistants) -> None:
        self._tell(found)
        self.page.focus()

    def _on_sight(self) -> None:
        if self.page.chosen is not None:
            self.sight_wanted.emit(self.page.chosen)

    def _show_accesses(self) -> None:
        one = self.page.chosen
        if one is not None:
            self._desk.drop(self._asked)
            request = ShowAccesses(assistant=one.id, limit=PAGE_ROWS)
            self._asked = self._desk.ask(request, partial(self._on_accesses, one))

    def _on_accesses(self, one: Assistant, found: Accesses) -> None:
        if self.page.chosen is not None and self.page.chosen.id == one.id and self.page.resting:
            self.page.accesses.load(one, found)
            self.page.show_accesses()

    def _on_more(self, before: int) -> None:
        one = self.page.chosen
        if one is not None:
            request = ShowAccesses(assistant=one.id, limit=PAGE_ROWS, before=before)
            self._asked = self._desk.ask(request, self.page.accesses.model.add)

    def _on_failed(self, error: Exception) -> None:
        """Say it, and show how things are: the assistant may be gone."""
        self._desk.failed.emit(error)
        self._desk.ask(ShowAssistants(), self._tell)

    def copy(self, text: str) -> None:
        """Put a text on the clipboard, and say so."""
        QGuiApplication.clipboard().setText(text)
        self._messages.notice(self.tr("Copied."))
