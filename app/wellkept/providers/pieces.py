"""What a model knows of the pieces of a text (words and parts of words), beside the one vector of the whole text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:  # numpy takes a tenth of a second to load, and the first rows do not need it
    from wellkept.providers.embedder import Vectors


@dataclass(frozen=True, slots=True)
class PieceRows:
    """The pieces of one text, in order, and for each a vector of length 1 in two kinds.

    Attributes: `texts` the pieces as the model writes them, a blank where a word begins; `static` what a piece
    means wherever it stands; `contextual` what it means between its neighbours here.
    """

    texts: tuple[str, ...] = field(repr=False)
    static: Vectors = field(repr=False)
    contextual: Vectors = field(repr=False)


@runtime_checkable
class Pieces(Protocol):
    """An embedder that also shows the pieces it reads. Few do; without it texts are compared as wholes only."""

    def pieces(self, texts: Sequence[str]) -> list[PieceRows] | None:
        """Return the pieces of each text; None where the model does not show them.

        Raises: EmbedderUnavailable.
        """
