"""The embedders that can be chosen by name."""

from collections.abc import Mapping

from wellkept.providers.embedder import Embedder
from wellkept.providers.hash_words import HashWords
from wellkept.providers.local_model import LocalModel

DEFAULT = LocalModel.name


def embedders() -> Mapping[str, Embedder]:
    """Return new embedders by name, none of them loaded; the default one first."""
    chosen: tuple[Embedder, ...] = (LocalModel(), HashWords())
    return {embedder.name: embedder for embedder in chosen}
