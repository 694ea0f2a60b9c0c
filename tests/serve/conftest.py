"""One door for all tests of a module: those that change who is let in let in their own."""

from collections.abc import Iterator

import httpx
import pytest

from tests.serve.living import WIDE, Living, door


@pytest.fixture(scope="module")
def living(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living]:
    with door(tmp_path_factory.mktemp("door") / "memories.db", WIDE) as opened:
        yield opened


@pytest.fixture(scope="module")
def client(living: Living) -> httpx.Client:
    """A client of an assistant that may do all."""
    return living.client(living.let_in("north"))
