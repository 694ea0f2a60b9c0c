"""The keyrings of the operating systems that we trust with a key, and no others.

The `keyring` package would also choose a file in plain text if one is installed, or nothing at all if a variable
says so; therefore we choose ourselves among backends known to encrypt. Source: desktop notes, section 4.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from wellkept.model.said import term

_TRUSTED = (
    ("keyring.backends.SecretService", "Keyring", term("the system keyring")),
    ("keyring.backends.kwallet", "DBusKeyring", "KWallet"),
    ("keyring.backends.libsecret", "Keyring", term("the system keyring")),
    ("keyring.backends.macOS", "Keyring", term("the macOS Keychain")),
    ("keyring.backends.Windows", "WinVaultKeyring", term("the Windows Credential Manager")),
)


class Door(Protocol):
    """What we use of a keyring backend."""

    def get_password(self, service: str, username: str, /) -> str | None: ...
    def set_password(self, service: str, username: str, password: str, /) -> None: ...
    def delete_password(self, service: str, username: str, /) -> None: ...


def trusted_door() -> tuple[Door, str] | None:
    """Return the best keyring that works here and what owners call it, or None. May block for ever."""
    best: tuple[float, Door, str] | None = None
    for module, name, called in _TRUSTED:
        found = _opened(module, name)
        if found is not None and (best is None or found[0] > best[0]):
            best = (*found, called)
    return best and best[1:]


def _opened(module: str, name: str) -> tuple[float, Door] | None:
    """Return a backend with its priority, or None where it cannot work; it says so by raising anything at all."""
    try:
        backend = getattr(import_module(module), name)
        return float(backend.priority), backend()
    except Exception:  # noqa: BLE001 - foreign code over D-Bus; whatever it is, this one does not work here
        return None


def would_ask(door: Door, *, to_unlock: bool) -> bool:
    """Return whether touching a Secret Service would ask the owner to make a keyring, or `to_unlock` the one there is.

    Nobody is asked for that who only forgets a sentence. What cannot be told counts as no.
    """
    if type(door).__module__ != "keyring.backends.SecretService":
        return False
    storage = import_module("secretstorage")
    try:
        connection = storage.dbus_init()
    except Exception:  # noqa: BLE001 - foreign code over D-Bus; the door itself says what is wrong
        return False
    try:
        usual = storage.get_collection_by_alias(connection, "default")
        return to_unlock and bool(usual.is_locked())
    except storage.ItemNotFoundException:
        return True
    except Exception:  # noqa: BLE001 - likewise
        return False
    finally:
        connection.close()


def is_locked(error: Exception) -> bool:
    """Return whether a keyring failed because it is locked or its owner waved the question away."""
    return type(error).__name__ in {"KeyringLocked", "LockedException", "PromptDismissedException"} or (
        type(error).__name__ == "InitError" and "dismissed" in str(error)
    )
