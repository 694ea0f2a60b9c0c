"""Who is measured, and what has to be said about each so that the figures are not misread."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Contender:
    """One column. `module` has `open_in`; `packages` are named with their versions; `remark` stands below the table."""

    name: str
    module: str
    packages: tuple[str, ...]
    remark: str


OURS = Contender(
    "Wellkept",
    "ours",
    ("wellkept",),
    "the real service. Each add is on the disk before it answers, and one add is two acts: words, then vector. A delete"
    " also erases: indexes, log and page gaps. A search ranks every memory by words and meaning, and marks the words.",
)
PEERS = (
    Contender(
        "chromadb",
        "chroma_peer",
        ("chromadb",),
        "a persistent client, cosine, batches. On the disk before it answers. A search is by vectors alone and"
        " approximate (HNSW, made on all processors). Deleted bytes stay until their pages are used again.",
    ),
    Contender(
        "sqlite-vec",
        "sqlite_vec_peer",
        ("sqlite-vec", "apsw"),
        "a vec0 table with the text beside the vector, SQLite's own settings: on the disk before it answers. A search"
        " is by vectors alone, exact. The bytes of deleted words stay until their pages are used again.",
    ),
    Contender(
        "mem0",
        "mem0_peer",
        ("mem0ai", "qdrant-client"),
        "no language model (infer=False), Qdrant's local store, which itself warns above 20,000. On the disk before it"
        " answers, two commits a sentence: it has no batch. A search is by vectors alone, exact (for words it would"
        " download a model). A delete writes the sentence into its history once more; whether the vector's bytes go"
        " depends on how the system built SQLite.",
    ),
)
LEFT_OUT = "txtai, which needs torch (2 GB and more) even to keep vectors that others made."
