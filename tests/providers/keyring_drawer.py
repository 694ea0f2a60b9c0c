"""A keyring in RAM that answers, refuses, lies and hangs, as it is told."""

import threading

from wellkept.providers.keys import ACCOUNT, HOST, service_of
from wellkept.providers.secret import Secret


class KeyringLocked(Exception):
    """Named as the one of the keyring package."""


class Drawer:
    """A keyring in RAM; `fault` is raised by every call, `open_` is waited for."""

    def __init__(self) -> None:
        self.held: dict[tuple[str, str], str] = {}
        self.fault: Exception | None = None
        self.forgetful = False
        self.open_ = threading.Event()
        self.open_.set()

    def holds(self, key: Secret, host: str = HOST) -> None:
        self.held[service_of(host), ACCOUNT] = key.reveal()

    def get_password(self, service: str, username: str, /) -> str | None:
        self._pass()
        return self.held.get((service, username))

    def set_password(self, service: str, username: str, password: str, /) -> None:
        self._pass()
        if not self.forgetful:
            self.held[service, username] = password

    def delete_password(self, service: str, username: str, /) -> None:
        self._pass()
        del self.held[service, username]

    def _pass(self) -> None:
        self.open_.wait()
        if self.fault is not None:
            raise self.fault

    def close(self) -> None:
        """Let those who wait go on, and see them end."""
        self.open_.set()
        for thread in threading.enumerate():
            if thread.name == "keyring":
                thread.join()
