"""Vectors out of the object that came back, checked: as many as texts, in their order, all of one size, all real.

Source of the cases: OpenRouter notes, 3.2, 4.2 and 5.1 to 5.6. Nothing is guessed: what does not fit is refused whole.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from wellkept.model.said import said
from wellkept.providers.embedder import unit_rows
from wellkept.providers.faults import BadAnswer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from wellkept.providers.embedder import Vectors

DIMS_MAX = 8192
"""The most the store takes."""


def vectors_of(body: Mapping[str, object], texts: Sequence[str]) -> Vectors:
    """Return one vector of length 1 a text, in the order of the texts. Raises: BadAnswer."""
    import numpy as np

    items = _items(body, len(texts))
    rows = [_numbers(item.get("embedding")) for item in _ordered(items)]
    sizes = {len(row) for row in rows}
    if len(sizes) != 1 or not 1 <= max(sizes) <= DIMS_MAX:
        raise BadAnswer("The model sent vectors of different or impossible sizes.")
    vectors = np.stack(rows)
    with np.errstate(all="ignore"):
        lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
    if not np.isfinite(lengths).all() or (lengths < np.finfo(np.float32).tiny).any():
        raise BadAnswer("The model sent a vector without a direction.")
    if len(set(texts)) > 1 and (vectors == vectors[0]).all():
        raise BadAnswer("The model sent the same vector for different texts.")
    return unit_rows((vectors / lengths[:, None]).astype(np.float32))


def _items(body: Mapping[str, object], count: int) -> list[Mapping[str, object]]:
    data = body.get("data")
    items = [item for item in data if isinstance(item, Mapping)] if isinstance(data, list) else []
    if len(items) != count:
        raise BadAnswer(said("The model sent {n:,} vectors for {texts:,} texts.", n=len(items), texts=count))
    return items


def _ordered(items: list[Mapping[str, object]]) -> list[Mapping[str, object]]:
    """Return the items by their index; where none has one, as they came."""
    places = [item.get("index") for item in items]
    if all(place is None for place in places):
        return items
    by_place = {place: item for place, item in zip(places, items, strict=True) if isinstance(place, int)}
    if sorted(by_place) != list(range(len(items))):
        raise BadAnswer("The model did not say which vector belongs to which text.")
    return [by_place[place] for place in range(len(items))]


def _numbers(embedding: object) -> NDArray[np.float64]:
    """Return the numbers of one vector: a list, or little-endian float32 in base 64. Raises: BadAnswer."""
    import numpy as np

    try:
        if isinstance(embedding, str):
            raw = base64.b64decode(embedding, validate=True)
            return np.frombuffer(raw, dtype="<f4").astype(np.float64)
        row = np.asarray(embedding, dtype=np.float64)
    except (ValueError, TypeError, OverflowError, binascii.Error):
        row = np.zeros((0, 0))
    if row.ndim != 1:
        raise BadAnswer("The model sent something that is no vector.")
    return row
