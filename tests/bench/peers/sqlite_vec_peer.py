"""sqlite-vec: a vec0 table, one transaction a batch. Source: its manual, the pages on Python and on KNN queries."""

from collections.abc import Sequence
from pathlib import Path

import apsw
import sqlite_vec

from tests.bench.peers.peer import Floats, Peer

_INSERT = "insert into memories(embedding, content) values (?, ?)"


class SqliteVec:
    """The text is an auxiliary column (`+content`), as the manual keeps what is only to be read."""

    def __init__(self, folder: Path, dims: int) -> None:
        self._con = apsw.Connection(str(folder / "memories.db"))
        self._con.enable_load_extension(True)
        self._con.load_extension(sqlite_vec.loadable_path())
        self._con.enable_load_extension(False)
        self._con.execute(
            "create virtual table memories using vec0("
            f"id integer primary key, embedding float[{dims}] distance_metric=cosine, +content text)"
        )

    def add_many(self, texts: Sequence[str], vectors: Floats) -> Sequence[str]:
        keys = []
        with self._con:
            for text, vector in zip(texts, vectors, strict=True):
                self._con.execute(_INSERT, (vector.tobytes(), text))
                keys.append(str(self._con.last_insert_rowid()))
        return keys

    def settle(self) -> None:
        """Nothing: there is no index to merge."""

    def add(self, text: str, vector: Floats) -> str:
        return self.add_many([text], vector[None])[0]

    def search(self, _text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        nearest = "select content from memories where embedding match ? and k = ? order by distance"
        return [str(content) for (content,) in self._con.execute(nearest, (vector.tobytes(), limit))]

    def nearest(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        return self.search(text, vector, limit)

    def delete(self, key: str) -> None:
        self._con.execute("delete from memories where id = ?", (int(key),))

    def close(self) -> None:
        self._con.close()


def open_in(folder: Path, dims: int) -> Peer:
    """Make an empty store in a folder."""
    return SqliteVec(folder, dims)
