"""The keys of encrypted files of memories, in the keyring of the system, each under the name of its file.

A file and its key are found together wherever the file lies, and a file that is made anew has a new name: so its
key can be in the keyring before there is such a file, and the old one's stays until that is gone.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from wellkept.model.errors import CodeMistyped, KeyringShut, StoreSealed
from wellkept.providers.keyring_doors import Door, trusted_door
from wellkept.providers.keys import ASK_S, KeyRing, KeyState, Standing
from wellkept.providers.secret import Secret
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.connection import real_path
from wellkept.store.sqlite.sealing import file_id

_WAITS = "This file of memories is encrypted, and the keyring that holds its key has not answered yet."
_ANSWER_IT = "It may be asking for its password in another window: answer it, then try again."
_NO_KEYRING = "This file of memories is encrypted, and this computer has no system keyring that could hold its key."


class FileKeys:
    """What was asked once goes on being waited for. Use it from one thread only."""

    def __init__(self, door: Callable[[], tuple[Door, str] | None] = trusted_door, ask_s: float = ASK_S) -> None:
        """Ask keyrings behind `door`, waiting at most `ask_s` seconds each time."""
        self._door, self._ask_s = door, ask_s
        self._rings: dict[bytes, KeyRing] = {}
        self._last: dict[bytes, KeyState] = {}

    def key_for(self, path: Path) -> FileKey | None:
        """Return the key of a file, None for one that is not encrypted (or is not there).

        Raises: StoreSealed: there is none; KeyringShut: it cannot be had now.
        """
        name = file_id(real_path(path))
        if name is None:
            return None
        state = self.ask(name)
        if state.key is not None:
            try:
                return FileKey.from_code(state.key.reveal())
            except CodeMistyped:
                raise StoreSealed from None
        if state.standing is Standing.LOCKED:
            raise KeyringShut
        if state.standing in (Standing.HUNG, Standing.ASKING):
            raise KeyringShut(_WAITS, _ANSWER_IT)
        raise StoreSealed(_NO_KEYRING if state.standing is Standing.NO_KEYRING else None)

    def ask(self, name: bytes) -> KeyState:
        """Return how things stand with the key of the file of a name. Raises nothing."""
        return self._note(name, self._ring(name).ask(self._ask_s))

    def standing(self, name: bytes) -> KeyState:
        """Return how things stood when they were last asked; the keyring is not asked again."""
        return self._last.get(name) or self.ask(name)

    def keep(self, name: bytes, key: FileKey) -> KeyState:
        """Put a key into the keyring and read it back; where that fails it stays in RAM, and the answer says so."""
        return self._note(name, self._ring(name).keep(Secret(key.code()), self._ask_s))

    def forget(self, name: bytes) -> bool:
        """Take a key out of RAM and of the keyring; False where the keyring may have it still."""
        state = self._ring(name).forget(self._ask_s)
        del self._rings[name]
        self._last.pop(name, None)
        return state.standing is Standing.NONE

    def _note(self, name: bytes, state: KeyState) -> KeyState:
        self._last[name] = state
        return state

    def _ring(self, name: bytes) -> KeyRing:
        if name not in self._rings:
            self._rings[name] = KeyRing(f"memories {name.hex()}", {}, self._door)
        return self._rings[name]


@cache
def system_keys() -> FileKeys:
    """Return the one that asks the keyring of this system, for the thread that opens stores."""
    return FileKeys()
