"""What is answered about memories that say the same, or contradict each other."""

from dataclasses import dataclass

from wellkept.model.memory import Memory
from wellkept.teach.novelty import Novelty


@dataclass(frozen=True, slots=True)
class Double:
    """Two memories, by their keys, and what the newer one is to the older: KNOWN, NEAR, UPDATE or CONFLICT."""

    older: int
    newer: int
    novelty: Novelty


@dataclass(frozen=True, slots=True)
class LookedAt:
    """How far looking has come: `done` of `total` memories, and the pairs found since the answer before.

    Attributes: `whole` says that all were looked at; `by_meaning` whether pairs that share no words are found too,
    for all memories.
    """

    doubles: tuple[Double, ...]
    done: int
    total: int
    whole: bool
    by_meaning: bool


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two memories with their history. `double` is None where they have nothing to do with each other any more."""

    older: Memory
    newer: Memory
    double: Double | None


@dataclass(frozen=True, slots=True)
class Merged:
    """What became of two memories: `key` is the one that is left, `gone` the other."""

    key: int
    gone: int
    memory: Memory
