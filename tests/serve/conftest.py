"""One door for all tests of a module: each lets in assistants of its own."""

import itertools
from collections.abc import Iterator

import httpx
import pytest

from tests.serve.living import WIDE, Living, door

_numbers = itertools.count()


@pytest.fixture(scope="module")
def living(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living]:
    with door(tmp_path_factory.mktemp("door") / "memories.db", WIDE) as opened:
        yield opened


@pytest.fixture
def client(living: Living) -> httpx.Client:
    """A client of an assistant that may do all."""
    return living.client(living.let_in(f"assistant {next(_numbers)}"))
