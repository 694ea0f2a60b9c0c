"""What the owner chooses about the service from the window: its address, its models, and what may be sent."""

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject

from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Purpose
from wellkept.service.meaning_answers import Coverage
from wellkept.service.remote_answers import Models
from wellkept.service.remote_requests import AskModels, AskRemote, SetRemote, UseRemoteEmbedder
from wellkept.ui.desk import Desk
from wellkept.ui.in_words import fault_words, in_words
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing
from wellkept.ui.remote_standing import RemoteStanding
from wellkept.ui.settings.model_picker import ModelPicker
from wellkept.ui.settings.page import SettingsPage

BUILT_IN = "built-in"


class _Refusing(Protocol):
    """A part of the page that says why something cannot be used."""

    def refuse(self, sentence: str) -> None:
        """Say it."""


class Chooser(QObject):
    """Joins the page, the key aside, with what it asks for."""

    def __init__(
        self,
        desk: Desk,
        standing: RemoteStanding,
        page: SettingsPage,
        meaning: MeaningKeeper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._standing, self._page, self._meaning = desk, standing, page, meaning
        standing.told.connect(page.tell)
        meaning.told.connect(self._on_meaning_told)
        if meaning.coverage is not None:
            page.service.tell_coverage(meaning.coverage)
        page.offline.asked.connect(self.set_offline)
        page.switches.teaching_asked.connect(lambda on: standing.set(SetRemote(teaching=on)))
        page.switches.no_storing_asked.connect(lambda on: standing.set(SetRemote(no_storing=on)))
        page.switches.zdr_asked.connect(lambda on: standing.set(SetRemote(zdr=on)))
        service = page.service
        service.address_wanted.connect(self._on_address)
        service.chat.chosen.connect(self._on_chat)
        service.chat.list_wanted.connect(partial(self._on_list, service.chat, Purpose.EXTRACT))
        service.meaning.list_wanted.connect(partial(self._on_list, service.meaning, Purpose.EMBED))
        service.meaning_agreed.connect(self._on_meaning)
        service.built_in_wanted.connect(self._on_built_in)

    def set_offline(self, offline: bool) -> None:
        """Open no connection from now on, or allow it again."""
        self._standing.set(SetRemote(offline=offline))

    def _on_address(self, address: str) -> None:
        self._standing.set(SetRemote(address=address), partial(self._refused, to=self._page.service))

    def _on_chat(self, model: str) -> None:
        self._page.service.chat.taken()
        self._standing.set(SetRemote(chat_model=model), partial(self._refused, to=self._page.service.chat))

    def _on_list(self, picker: ModelPicker, purpose: Purpose) -> None:
        picker.show_loading()
        self._desk.ask(
            AskModels(purpose),
            partial(self._on_models, picker),
            failed=partial(self._on_no_models, picker),
            stopped=partial(picker.offer, ()),
        )

    def _on_models(self, picker: ModelPicker, models: Models) -> None:
        picker.offer(models.models, in_words(models.note))

    def _on_no_models(self, picker: ModelPicker, error: Exception) -> None:
        picker.offer(())
        self._refused(error, to=picker)

    def _on_meaning(self, model: str) -> None:
        picker = self._page.service.meaning
        picker.start(self.tr("Trying the model …"))
        self._desk.ask(
            UseRemoteEmbedder(model), self._on_used, failed=self._on_not_used, stopped=partial(picker.start, "")
        )

    def _on_used(self, _coverage: Coverage) -> None:
        self._page.service.meaning.start("")
        self._meaning.note_write()
        self._renew()

    def _on_not_used(self, error: Exception) -> None:
        self._page.service.meaning.start("")
        self._refused(error, to=self._page.service.meaning)

    def _on_built_in(self) -> None:
        self._meaning.use(BUILT_IN)
        self._renew()

    def _renew(self) -> None:
        self._desk.ask(AskRemote(keyring=False), self._standing.take)

    def _on_meaning_told(self, standing: Standing) -> None:
        self._page.service.tell_coverage(standing.coverage)

    def _refused(self, error: Exception, to: _Refusing) -> None:
        if isinstance(error, WellkeptError):
            to.refuse(fault_words(error))
        else:
            self._desk.failed.emit(error)
