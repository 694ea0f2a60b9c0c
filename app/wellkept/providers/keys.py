"""Where the key for a model service lives: a variable, the system keyring, or RAM until the window closes.

Never in a file, a setting, a log or an argument list. Calls of a keyring may block for ever, so each runs on a
thread of its own (`patience.Errand`) and is waited for a few seconds; the next question goes on waiting for the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.said import Said, said
from wellkept.providers.key_text import KeyTextRefused, clean_key
from wellkept.providers.keyring_doors import Door, is_locked, trusted_door, would_ask
from wellkept.providers.patience import Errand
from wellkept.providers.secret import Secret

VARIABLE = "OPENROUTER_API_KEY"
HOST = "openrouter.ai"
"""Whose key it is. A key is kept for one host and never offered to another."""

ACCOUNT = "key"
"""One account for each service: a second one would move the first on Windows (desktop notes, section 4)."""

ASK_S = 3.0
"""How long to wait for a keyring before saying that we wait, in seconds."""


def service_of(host: str) -> str:
    """Return the name under which a keyring holds the key of a host."""
    return f"Wellkept, {host}"


class Standing(StrEnum):
    """How things stand with the key."""

    ASKING = "asking"  # not known yet
    HUNG = "hung"  # the keyring has not answered in time; it may be asking for its password
    LOCKED = "locked"
    NO_KEYRING = "no keyring"  # there is none that we trust, or it does not work
    NONE = "none"  # there is a keyring, and no key in it
    PRESENT = "present"  # in the keyring
    SESSION = "session"  # in RAM until the program ends
    ENVIRONMENT = "environment"  # in the variable, never stored


_SAYS = {
    Standing.ASKING: ("Looking for your key …", ""),
    Standing.HUNG: ("Waiting for your keyring …", "It may be asking for its password in another window."),
    Standing.LOCKED: ("Your keyring is locked.", "Unlock it, then try again."),
    Standing.NO_KEYRING: ("There is no system keyring to keep a key in.", "A key pasted here is kept until you quit."),
    Standing.NONE: ("No key yet.", "Everything works without one; with one, a model can read long texts for you."),
    Standing.PRESENT: ("Your key is in {keyring}.", "It is nowhere else: no file of Wellkept holds it."),
    Standing.SESSION: ("Your key is kept until you quit.", "It is in no file, so paste it again next time."),
    Standing.ENVIRONMENT: (
        said("The key is the one in {variable}.", variable=VARIABLE),
        "It is not stored; unset it to use another.",
    ),
}


@dataclass(frozen=True, slots=True)
class KeyState:
    """How things stand, the key if there is one, and what to tell the owner."""

    standing: Standing
    key: Secret | None = field(default=None, repr=False)
    keyring: str = "the system keyring"
    note: str = ""

    @property
    def sentence(self) -> str:
        """Say in one sentence how things stand."""
        if self.note:
            return self.note
        pattern = _SAYS[self.standing][0]
        return Said.of(pattern, {"keyring": self.keyring}) if self.standing is Standing.PRESENT else pattern

    @property
    def next_step(self) -> str:
        """Say what the owner can do, or what follows from it."""
        return _SAYS[self.standing][1]


@dataclass(frozen=True, slots=True)
class _Found:
    """What a keyring call brought; a key that was to be written counts only if it can be read again."""

    standing: Standing
    key: Secret | None = field(default=None, repr=False)
    keyring: str = "the system keyring"


class KeyRing:
    """The one place that is asked for the key of a host. Each method answers within its time limit, in seconds.

    Use it from one thread, which may be the window's only if `timeout_s` is 0: then it merely looks. The variable
    counts for OpenRouter only.
    """

    def __init__(
        self,
        host: str = HOST,
        environ: Mapping[str, str] = os.environ,
        door: Callable[[], tuple[Door, str] | None] = trusted_door,
    ) -> None:
        self._service = service_of(host)
        self._pasted = environ.get(VARIABLE, "") if host == HOST else ""
        self._door = door
        self._session: Secret | None = None
        self._errand: Errand[_Found] | None = None

    def ask(self, timeout_s: float = ASK_S) -> KeyState:
        """Return how things stand. Raises nothing.

        A key that is only in RAM is written as soon as the keyring lets us.
        """
        if (state := self._from_environment()) is not None:
            return state
        if self._errand is None:
            kept = self._session
            self._errand = Errand(self._read if kept is None else lambda: self._write(kept), "keyring")
        return self._outcome(timeout_s)

    def look(self) -> KeyState:
        """Return what is known without opening the keyring, which may show a dialog even to say that it is empty."""
        if self._session is not None:
            return KeyState(Standing.SESSION, self._session)
        return self._from_environment() or KeyState(Standing.NONE)

    def keep(self, key: Secret, timeout_s: float = ASK_S) -> KeyState:
        """Write a key to the keyring and read it back; where that fails it stays in RAM, and the answer says so."""
        self._session = key
        if self._still_busy(timeout_s):
            return self._outcome(0)
        self._errand = Errand(lambda: self._write(key), "keyring")
        return self._outcome(timeout_s)

    def forget(self, timeout_s: float = ASK_S) -> KeyState:
        """Take the key out of RAM and of the keyring. The variable is not ours to change."""
        self._session = None
        if self._still_busy(timeout_s):
            return self._outcome(0)
        self._errand = Errand(self._remove, "keyring")
        return self._from_environment() or self._outcome(timeout_s)

    def _from_environment(self) -> KeyState | None:
        if not self._pasted.strip():
            return None
        try:
            return KeyState(Standing.ENVIRONMENT, clean_key(self._pasted))
        except KeyTextRefused as refused:
            return KeyState(
                Standing.ENVIRONMENT,
                note=said("What is in {variable} is not a key. {why}", variable=VARIABLE, why=refused.sentence),
            )

    def _still_busy(self, timeout_s: float) -> bool:
        """Wait for an earlier call; two at once could pass each other."""
        return self._errand is not None and not self._errand.wait(timeout_s)

    def _outcome(self, timeout_s: float) -> KeyState:
        errand = self._errand
        if errand is None or not errand.wait(timeout_s):
            standing = Standing.ASKING if timeout_s <= 0 else Standing.HUNG
            return KeyState(Standing.SESSION if self._session else standing, self._session)
        self._errand = None
        found = errand.answer()
        if self._session is None or found.key == self._session:
            self._session = None
            return KeyState(found.standing, found.key, found.keyring)
        note = "Your keyring is locked, so the key is kept until you quit." if found.standing is Standing.LOCKED else ""
        return KeyState(Standing.SESSION, self._session, found.keyring, note)

    def _read(self) -> _Found:
        return self._through(lambda door: door.get_password(self._service, ACCOUNT))

    def _write(self, key: Secret) -> _Found:
        def write(door: Door) -> str | None:
            door.set_password(self._service, ACCOUNT, key.reveal())
            kept = door.get_password(self._service, ACCOUNT)
            return kept if kept == key.reveal() else None  # some write into nothing and say no word

        return self._through(write, makes=True)

    def _remove(self) -> _Found:
        def remove(door: Door) -> str | None:
            if door.get_password(self._service, ACCOUNT) is not None:
                door.delete_password(self._service, ACCOUNT)
            return door.get_password(self._service, ACCOUNT)

        return self._through(remove)

    def _through(self, act: Callable[[Door], str | None], *, makes: bool = False) -> _Found:
        """Return what an act on the keyring brought. On the errand's thread; no error of it is passed on.

        Nobody is asked to make a keyring, unless the act `makes` something to be kept there: where none is, no key is.
        """
        opened = self._door()
        if opened is None:
            return _Found(Standing.NO_KEYRING)
        door, called = opened
        if not makes and would_ask(door, to_unlock=False):
            return _Found(Standing.NONE, keyring=called)
        try:
            text = act(door)
            key = clean_key(text) if text else None
        except KeyTextRefused:
            return _Found(Standing.NONE, keyring=called)
        except Exception as error:  # noqa: BLE001 - foreign code over D-Bus, whose messages we do not pass on
            return _Found(Standing.LOCKED if is_locked(error) else Standing.NO_KEYRING, keyring=called)
        return _Found(Standing.PRESENT if key else Standing.NONE, key, called)
