"""What the owner does with the key from the window. All that may wait runs elsewhere and can be cancelled."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from wellkept.model.errors import WellkeptError
from wellkept.providers.key_facts import KeyFacts
from wellkept.providers.keys import Standing
from wellkept.service.remote_answers import RemoteState, SignInLink
from wellkept.service.remote_requests import AskRemote, AwaitSignIn, BeginSignIn, CheckKey, ForgetKey, KeepKey
from wellkept.ui.desk import Desk
from wellkept.ui.in_words import fault_words
from wellkept.ui.remote_standing import RemoteStanding
from wellkept.ui.settings.key_section import KeySection

_OPENED = frozenset({"https", "http"})
SLOW_MS = 300
"""A keyring that answers sooner is not worth saying that it is asked."""


class KeyKeeper(QObject):
    """Joins the part about the key with what it asks for. One thing is under way at a time."""

    def __init__(
        self, desk: Desk, standing: RemoteStanding, section: KeySection, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._standing, self._section = desk, standing, section
        self._ticket = 0
        self._signing_in = False
        self._link = ""
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self._on_slow)
        self._host = ""
        standing.told.connect(self._on_told)
        section.look_wanted.connect(self._on_look)
        section.keep_wanted.connect(self._on_keep)
        section.forget_wanted.connect(self._on_forget)
        section.facts_wanted.connect(self._on_facts)
        section.sign_in_wanted.connect(self._on_sign_in)
        section.revoke_wanted.connect(self._on_revoke)
        section.copy_wanted.connect(self._on_copy)
        section.cancel_wanted.connect(self._on_cancel)

    def look(self, *, anyway: bool = False) -> None:
        """Ask how things stand, unless something else is under way: the keyring if a key was put there, or `anyway`."""
        if not self._ticket:
            self._slow.start()
            self._ask(AskRemote(anyway=anyway), self._on_looked if anyway else self._on_state)

    def _on_look(self) -> None:
        self.look(anyway=True)

    def leave(self) -> None:
        """End a sign-in that waits for the browser: nobody looks at it any more."""
        if self._signing_in:
            self._on_cancel()

    def _on_told(self, state: RemoteState) -> None:
        """Show how things stand; each host has a key of its own, so another one is looked for anew."""
        self._section.tell(state)
        moved, self._host = self._host not in ("", state.host), state.host
        if moved and self._section.isVisible():
            self.look()

    def _do(self, request: object, answered: Callable[[Any], None], saying: str, *, link: bool = False) -> None:
        self._slow.stop()
        self._section.start(saying, link=link)
        self._ask(request, answered)

    def _ask(self, request: object, answered: Callable[[Any], None]) -> None:
        self._desk.drop(self._ticket)
        self._ticket = self._desk.ask(request, answered, failed=self._on_failed, stopped=self._end)

    def _on_slow(self) -> None:
        self._section.start(self.tr("Looking for your key …"))

    def _end(self) -> None:
        self._slow.stop()
        self._ticket = 0
        self._signing_in = False
        self._link = ""
        self._section.end()

    def _on_state(self, state: RemoteState) -> None:
        self._standing.take(state)
        self._end()

    def _on_looked(self, state: RemoteState) -> None:
        """Show what the owner had looked for, and say so where nothing is there."""
        self._on_state(state)
        if state.key.standing is Standing.NONE:
            self._section.show_none()

    def _on_keep(self, text: str) -> None:
        self._do(KeepKey(text), self._on_kept, self.tr("Checking the key with the service …"))

    def _on_kept(self, state: RemoteState) -> None:
        self._on_state(state)
        if state.key.standing in (Standing.PRESENT, Standing.SESSION):
            self._section.done()
        self._section.tell(state)
        self._section.focus()

    def _on_forget(self) -> None:
        self._do(ForgetKey(), self._on_state, self.tr("Taking the key out of your keyring …"))

    def _on_facts(self) -> None:
        self._do(CheckKey(), self._on_known, self.tr("Asking the service about the key …"))

    def _on_known(self, facts: KeyFacts) -> None:
        self._end()
        self._section.show_facts(facts)

    def _on_sign_in(self) -> None:
        self._do(BeginSignIn(), self._on_link, self.tr("Opening the browser …"))

    def _on_link(self, link: SignInLink) -> None:
        self._link = link.link
        opened = open_link(link.link)
        saying = self.tr("Waiting for you to sign in in the browser …")
        if not opened:
            saying = self.tr("The browser did not open. Copy the link and open it there; this waits for you.")
        self._do(AwaitSignIn(), self._on_kept, saying, link=True)
        self._signing_in = True

    def _on_revoke(self) -> None:
        state = self._standing.state
        if state is not None and not open_link(state.revoke):
            self._section.refuse(self.tr("The browser did not open. Sign in at {host}.").format(host=state.host))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._link)

    def _on_cancel(self) -> None:
        self._desk.cancel(self._ticket)

    def _on_failed(self, error: Exception) -> None:
        self._end()
        if isinstance(error, WellkeptError):
            self._section.refuse(fault_words(error))
        else:
            self._desk.failed.emit(error)


def open_link(link: str) -> bool:
    """Open a page in the browser; return whether that began. Nothing but web pages is opened."""
    url = QUrl(link, QUrl.ParsingMode.StrictMode)
    return url.isValid() and url.scheme() in _OPENED and QDesktopServices.openUrl(url)
