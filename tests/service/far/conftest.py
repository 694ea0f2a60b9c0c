"""A house beside a model service, for one test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub.server import Good, Stub
from tests.service.far.world import World


@pytest.fixture
def serve() -> Iterator[Callable[[Good], Stub]]:
    opened: list[Stub] = []

    def start(good: Good) -> Stub:
        opened.append(Stub(good))
        return opened[-1]

    yield start
    for stub in opened:
        stub.close()


@pytest.fixture
def stub(serve: Callable[[Good], Stub]) -> Stub:
    return serve(dialects.openrouter)


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def world(path: Path, stub: Stub, drawer: Drawer) -> Iterator[World]:
    opened = World(path, stub, drawer)
    yield opened
    opened.close()


@pytest.fixture
def keyed(world: World) -> World:
    """The same with a key, before anything else was asked."""
    return world.with_key()
