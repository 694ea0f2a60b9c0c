"""mem0 with its local store, Qdrant in a folder, and no language model.

Source: its manual's page on Qdrant, and the docstrings of its `Memory`.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.bench.peers.peer import Floats, Peer, Prepared

_WHO = "owner"


class Given:
    """What mem0 takes for an embedder: the vectors made beforehand."""

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared

    def embed(self, text: str, *_purpose: str) -> list[float]:
        vector: list[float] = self._prepared.rows([text])[0].tolist()
        return vector


class Mem0:
    """`infer=False` keeps each message as it is, which is the only way without a language model."""

    def __init__(self, folder: Path, dims: int) -> None:
        self._prepared = Prepared()
        self._memory = _memory(folder, dims)
        self._memory.embedding_model = Given(self._prepared)

    def add_many(self, texts: Sequence[str], vectors: Floats) -> Sequence[str]:
        self._prepared.learn(texts, vectors)
        messages = [{"role": "user", "content": text} for text in texts]
        added = self._memory.add(messages, user_id=_WHO, infer=False)
        return [str(one["id"]) for one in added["results"]]

    def settle(self) -> None:
        """Nothing: the local store has no index."""

    def add(self, text: str, vector: Floats) -> str:
        return self.add_many([text], vector[None])[0]

    def search(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        self._prepared.learn([text], vector[None])
        found = self._memory.search(text, top_k=limit, filters={"user_id": _WHO})
        return [str(one["memory"]) for one in found["results"]]

    def nearest(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        return self.search(text, vector, limit)

    def delete(self, key: str) -> None:
        self._memory.delete(key)

    def close(self) -> None:
        self._memory.vector_store.client.close()
        self._memory.close()


def _memory(folder: Path, dims: int) -> Any:
    """Return a Memory that keeps everything in the folder and sends nothing; the models are named but never asked."""
    os.environ.update(MEM0_DIR=str(folder), MEM0_TELEMETRY="False")  # read while mem0 is imported
    from mem0 import Memory

    unasked = {"provider": "openai", "config": {"api_key": "none"}}
    store = {"collection_name": "memories", "path": str(folder / "qdrant"), "embedding_model_dims": dims}
    return Memory.from_config(
        {
            "vector_store": {"provider": "qdrant", "config": {**store, "on_disk": True}},
            "history_db_path": str(folder / "history.db"),
            "embedder": unasked,
            "llm": unasked,
        }
    )


def open_in(folder: Path, dims: int) -> Peer:
    """Make an empty store in a folder."""
    return Mem0(folder, dims)
