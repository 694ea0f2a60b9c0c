"""chromadb: a persistent client, vectors given, batches of `add`. Source: its usage guide and Python reference."""

from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

import chromadb
from chromadb.config import Settings

from tests.bench.peers.peer import Floats, Peer


class Chroma:
    """One collection with cosine distance, everything else as it comes."""

    def __init__(self, folder: Path) -> None:
        self._client = chromadb.PersistentClient(path=str(folder), settings=Settings(anonymized_telemetry=False))
        self._memories = self._client.create_collection(
            "memories", embedding_function=None, configuration={"hnsw": {"space": "cosine"}}
        )
        self._batch = int(self._client.get_max_batch_size())

    def add_many(self, texts: Sequence[str], vectors: Floats) -> Sequence[str]:
        keys = [uuid4().hex for _ in texts]
        for start in range(0, len(texts), self._batch):
            part = slice(start, start + self._batch)
            self._memories.add(ids=keys[part], embeddings=vectors[part], documents=list(texts[part]))
        return keys

    def settle(self) -> None:
        """Nothing: the index is made while adding."""

    def add(self, text: str, vector: Floats) -> str:
        return self.add_many([text], vector[None])[0]

    def search(self, _text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        found = self._memories.query(query_embeddings=vector[None], n_results=limit, include=["documents"])
        return list(found["documents"][0])

    def nearest(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        return self.search(text, vector, limit)

    def delete(self, key: str) -> None:
        self._memories.delete(ids=[key])

    def close(self) -> None:
        self._client.close()


def open_in(folder: Path, dims: int) -> Peer:
    """Make an empty store in a folder; the first vector says how many dims."""
    return Chroma(folder)
