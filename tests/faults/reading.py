"""Another process that reads the file for as long as it is told to."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wellkept.store.file_key import FileKey

_READ = """
import sys, apsw
ciphers = next(name for name in apsw.vfs_names() if name.startswith("multipleciphers"))
con = None
for line in sys.stdin:
    if line.startswith("read"):
        key = line.split()[1:]
        con = apsw.Connection(sys.argv[1], vfs=ciphers if key else None)
        con.execute(f"pragma hexkey='{key[0]}'" if key else "").fetchall()
        con.execute("begin; select count(*) from memories").fetchall()
    else:
        con.close()
    print("done", flush=True)
"""


class Reader:
    """Starts with the first use; ends with `close`, or when whoever made it is gone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._process: subprocess.Popen[str] | None = None

    @contextmanager
    def reading(self, key: FileKey | None = None) -> Iterator[None]:
        """Read within; with its key if the file is encrypted."""
        self._say("read" if key is None else f"read {key.cipher_text()}")
        try:
            yield
        finally:
            self._say("let go")

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def _say(self, line: str) -> None:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _READ, str(self._path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "done\n"
