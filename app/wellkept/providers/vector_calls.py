"""One call for vectors of a model on another computer, and how large they are: learnt from an answer, never assumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wellkept.model.ledger import Purpose
from wellkept.providers.chat import never
from wellkept.providers.embedding_answers import vectors_of
from wellkept.providers.faults import Rejected, Unsupported
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_models import can_be_shortened

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

PROBE = "ready"
"""What is sent to learn the size of a model's vectors: nobody's words."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large the vectors of a model are.

    Attributes: `dims` how many numbers are used; `asked` what to ask for, None for the model's own; `cuts` whether
    longer ones are cut to `dims`.
    """

    dims: int
    asked: int | None = None
    cuts: bool = False


def vectors(
    router: OpenRouter,
    model: str,
    texts: Sequence[str],
    *,
    asked: int | None = None,
    purpose: Purpose = Purpose.EMBED,
    places: Sequence[int] = (),
    cancelled: Callable[[], bool] = never,
) -> Vectors:
    """Return one vector of length 1 a text, of whatever size the model gives. Raises: RemoteFault.

    `places` tell the recorder which memories these are; none where they are no memories.

    Texts go as they are and numbers come as numbers: token ids and base 64 bring empty answers from some providers
    (OpenRouter notes, 5.1 and 5.2).
    """
    payload: dict[str, object] = {"model": model, "input": list(texts), "encoding_format": "float"}
    if asked is not None:
        payload["dimensions"] = asked
    sending = Sending("", model, purpose, len(places), sum(map(len, texts)), tuple(places))
    return router.post("/embeddings", payload, sending, lambda body: vectors_of(body, texts), cancelled)


def learnt_size(router: OpenRouter, model: str, wanted: int | None = None) -> Size:
    """Return the size of a model's vectors, as small as `wanted` where it can be. Raises: RemoteFault.

    A model that refuses to be asked for a size, or ignores it, gives its own; that is cut if it was made for it.
    """
    asked = wanted
    try:
        dims = _probed(router, model, wanted)
    except (Rejected, Unsupported):
        if wanted is None:
            raise
        asked, dims = None, _probed(router, model, None)
    if wanted is not None and wanted < dims and can_be_shortened(model):
        return Size(wanted, asked, cuts=True)
    return Size(dims, asked)


def _probed(router: OpenRouter, model: str, asked: int | None) -> int:
    return int(vectors(router, model, [PROBE], asked=asked).shape[1])
