"""A keyring that outlives a process that is killed: a file in a folder of the test."""

import json
from pathlib import Path

from wellkept.providers.keyring_doors import Door
from wellkept.service.file_keys import FileKeys


class FileDoor:
    """Holds what it is given in a file, which it replaces in one step."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def held(self) -> dict[str, str]:
        """Return what is in it, by service."""
        held: dict[str, str] = json.loads(self._path.read_text()) if self._path.exists() else {}
        return held

    def get_password(self, service: str, _username: str, /) -> str | None:
        """Return what is held."""
        return self.held().get(service)

    def set_password(self, service: str, _username: str, password: str, /) -> None:
        """Hold something."""
        self._write({**self.held(), service: password})

    def delete_password(self, service: str, _username: str, /) -> None:
        """Hold it no more."""
        self._write({name: held for name, held in self.held().items() if name != service})

    def _write(self, held: dict[str, str]) -> None:
        half = self._path.with_name(self._path.name + "-half")
        half.write_text(json.dumps(held))
        half.replace(self._path)


def keys_in_file(path: Path) -> FileKeys:
    """Return the keys that are in such a keyring."""

    def door() -> tuple[Door, str]:
        return FileDoor(path), "the keyring of this test"

    return FileKeys(door, ask_s=30)
