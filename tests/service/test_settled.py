"""A settled search reads the pieces of its best rows, and keeps them in RAM while the memories stand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock
from tests.service.models import Knowing, Piecewise
from wellkept.model.query import Query
from wellkept.providers.embedder import Embedder
from wellkept.service.answers import finish
from wellkept.service.requests import (
    AskWhyNot,
    Correct,
    Explain,
    Find,
    Forget,
    Keep,
    Proposal,
    ShowDetails,
)
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

BEVERAGE = Query(text="owner drinks this beverage")
SENTENCES = ("Owner drinks tea in the morning.", "Owner drinks milk.")


class Broken(Piecewise):
    """Shows no pieces after all."""

    def pieces(self, _texts: object) -> None:
        return None


def opened(path: Path, clock: Clock, model: Embedder) -> Wellkept:
    made = Wellkept(SqliteStore.open(path), clock, {"built-in": model})
    finish(made.keep(Keep(tuple(map(Proposal, SENTENCES)))))
    finish(made.embed_pending())
    finish(made.prepare_meaning())
    return made


@pytest.fixture
def model() -> Piecewise:
    return Piecewise()


@pytest.fixture
def ready(path: Path, clock: Clock, model: Piecewise) -> Iterator[Wellkept]:
    made = opened(path, clock, model)
    yield made
    made.close()


def keys_of(wellkept: Wellkept) -> tuple[int, int]:
    tea, milk = sorted(wellkept.find(Find(Query())).keys)
    return tea, milk


def kept(wellkept: Wellkept) -> set[int]:
    """Return the memories whose pieces lie in RAM, once it has caught up with the file."""
    wellkept.find(Find(Query()))
    cache = wellkept.meaning.pieces()
    assert cache is not None
    return {key for key in range(100) if key in cache}


def test_settled_it_knows_what_the_words_mean(ready: Wellkept) -> None:
    tea, milk = keys_of(ready)
    assert list(ready.find(Find(BEVERAGE)).keys) == [milk, tea]
    assert list(ready.find(Find(BEVERAGE, settled=True)).keys) == [tea, milk]


def test_the_answer_says_whether_it_is_settled(ready: Wellkept) -> None:
    asked = (Find(BEVERAGE), Find(BEVERAGE, settled=True), Find(Query()))
    assert [ready.find(one).settled for one in asked] == [False, True, True]


def test_memories_are_read_once_only(ready: Wellkept, model: Piecewise) -> None:
    for _ in range(3):
        ready.find(Find(BEVERAGE, settled=True))
    assert sorted(set(model.read)) == sorted((*SENTENCES, BEVERAGE.text))
    assert [model.read.count(sentence) for sentence in SENTENCES] == [1, 1]


def test_a_key_press_reads_none(ready: Wellkept, model: Piecewise) -> None:
    ready.find(Find(BEVERAGE))
    assert model.read == []


def test_a_forgotten_memory_leaves_nothing_behind(ready: Wellkept) -> None:
    tea, milk = keys_of(ready)
    ready.find(Find(BEVERAGE, settled=True))
    assert kept(ready) == {tea, milk}
    finish(ready.forget(Forget((tea,))))
    assert kept(ready) == {milk}


def test_a_corrected_memory_is_read_anew(ready: Wellkept, model: Piecewise) -> None:
    tea, milk = keys_of(ready)
    ready.find(Find(BEVERAGE, settled=True))
    ready.correct(Correct(milk, "Owner drinks tea at night."))
    assert kept(ready) == {tea}
    finish(ready.embed_pending())
    ready.find(Find(BEVERAGE, settled=True))
    assert model.read.count("Owner drinks tea at night.") == 1
    assert kept(ready) == {tea, milk}


def test_what_has_no_vector_is_read_but_not_kept(ready: Wellkept, model: Piecewise) -> None:
    (new,) = finish(ready.keep(Keep((Proposal("Owner drinks water."),)))).keys
    found = ready.find(Find(BEVERAGE, settled=True)).keys
    assert new in found
    assert "Owner drinks water." in model.read
    assert new not in kept(ready)


def test_unloaded_it_gives_its_memory_back(ready: Wellkept) -> None:
    ready.find(Find(BEVERAGE, settled=True))
    cache = ready.meaning.pieces()
    assert cache is not None
    assert len(cache) == 2
    ready.meaning.unload()
    assert (len(cache), cache.nbytes) == (0, 0)


def test_who_asks_why_hears_of_the_same_scores(ready: Wellkept) -> None:
    tea, _ = keys_of(ready)
    typed, settled = (ready.explain(Explain(BEVERAGE, (tea,), settled=settled)).whys[tea] for settled in (False, True))
    assert (typed.rank, typed.fit) == (2, None)
    assert settled.rank == 1
    assert settled.fit is not None
    assert settled.fit > 0.5
    assert ready.show_details(ShowDetails(tea, BEVERAGE.text, settled=True)).why == settled
    answer = ready.why_not(AskWhyNot(BEVERAGE, tea, settled=True))
    assert (answer.rank, answer.score) == (1, settled.score)


@pytest.mark.parametrize("without", [Knowing(), Broken()], ids=["sentences only", "built otherwise"])
def test_without_pieces_it_finds_as_before(path: Path, clock: Clock, without: Embedder) -> None:
    wellkept = opened(path, clock, without)
    typed, settled = (wellkept.find(Find(BEVERAGE, settled=settled)).keys for settled in (False, True))
    assert typed == settled
    wellkept.close()
