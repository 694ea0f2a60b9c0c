"""Wellkept itself, through the service that the window uses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.bench.peers.peer import Floats, Peer, Prepared
from wellkept.model.query import Query
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.local_model import LocalModel
from wellkept.service.answers import finish
from wellkept.service.requests import Find, Forget, Keep, Proposal, ShowRows
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


class PreparedEmbedder:
    """Gives the vectors made beforehand, in the name of the built-in model that made them."""

    name = DEFAULT
    id = LocalModel.id
    languages: tuple[str, ...] = ()
    same = LocalModel.same
    floor = LocalModel.floor
    max_chars = LocalModel.max_chars
    loaded = True

    def __init__(self, prepared: Prepared, dims: int) -> None:
        self.dims = dims
        self._prepared = prepared

    def check(self) -> str | None:
        return None

    def load(self) -> None:
        return None

    def unload(self) -> None:
        return None

    def embed(self, texts: Sequence[str]) -> Floats:
        return self._prepared.rows(texts)


class Ours:
    """Every act ends as the window's would: words and vector on the disk, or every byte gone."""

    def __init__(self, folder: Path, dims: int) -> None:
        self._prepared = Prepared()
        embedder = PreparedEmbedder(self._prepared, dims)
        self._wellkept = Wellkept(SqliteStore.open(folder / "memories.db"), known={DEFAULT: embedder})
        finish(self._wellkept.prepare_meaning())

    def add_many(self, texts: Sequence[str], vectors: Floats) -> Sequence[str]:
        self._prepared.learn(texts, vectors)
        kept = finish(self._wellkept.keep(Keep(tuple(map(Proposal, texts)))))
        finish(self._wellkept.embed_pending())
        return [str(key) for key in kept.keys]

    def settle(self) -> None:
        finish(self._wellkept.tidy())
        finish(self._wellkept.prepare_meaning())

    def add(self, text: str, vector: Floats) -> str:
        return self.add_many([text], vector[None])[0]

    def search(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        self._prepared.learn([text], vector[None])
        found = self._wellkept.find(Find(Query(text=text)))
        return self._sentences(found.keys[:limit], text)

    def nearest(self, _text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        index = self._wellkept.meaning.current()
        assert index is not None, "the vectors are not loaded"
        return self._sentences(index.top(vector, limit).keys.tolist(), "")

    def delete(self, key: str) -> None:
        finish(self._wellkept.forget(Forget((int(key),))))

    def close(self) -> None:
        self._wellkept.close()

    def _sentences(self, keys: Sequence[int], text: str) -> list[str]:
        cards = self._wellkept.show_rows(ShowRows(tuple(keys), text))
        return [card.memory.content for card in cards.cards]


def open_in(folder: Path, dims: int) -> Peer:
    """Make an empty store in a folder."""
    return Ours(folder, dims)
