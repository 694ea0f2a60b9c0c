"""Vectors are made in slices, follow the memories, and change hands between models without a gap."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from tests.building import Clock, progress
from wellkept.model.errors import WellkeptError
from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.providers.hash_words import HashWords
from wellkept.recall.nearest import Floats
from wellkept.service.answers import Progress, finish
from wellkept.service.embedding import BATCH
from wellkept.service.meaning import UnknownEmbedder
from wellkept.service.meaning_answers import Embedded
from wellkept.service.requests import (
    AskCoverage,
    Correct,
    EmbedPending,
    Forget,
    Keep,
    PrepareMeaning,
    Proposal,
    Undo,
    UseEmbedder,
)
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


class Turned(HashWords):
    """Hashed words in the mirror: another model with other vectors."""

    name = "turned"
    id = "turned/1"

    def embed(self, texts: Sequence[str]) -> Floats:
        return -super().embed(texts)


class Unusable(HashWords):
    """A model that is known to be missing."""

    name = "unusable"
    id = "unusable/1"

    def check(self) -> str | None:
        return "This model is not installed."


class Broken(HashWords):
    """A model that turns out to be unreadable when it is loaded."""

    name = "broken"
    id = "broken/1"
    loaded = False
    fault: str | None = None

    def check(self) -> str | None:
        return self.fault

    def load(self) -> None:
        self.fault = "This model cannot be read."
        raise EmbedderUnavailable(self.fault)

    def embed(self, texts: Sequence[str]) -> Floats:
        self.load()
        return super().embed(texts)


Open = Callable[..., Wellkept]


@pytest.fixture
def opened(path: Path, clock: Clock) -> Iterator[Open]:
    """Open the file once or more often, as this or another process, with some embedders; the first is chosen."""
    all_of_them: list[Wellkept] = []

    def open_it(*known: Embedder) -> Wellkept:
        chosen = {one.name: one for one in known or (HashWords(), Turned(), Unusable(), Broken())}
        wellkept = Wellkept(SqliteStore.open(path), clock, {**chosen, "built-in": next(iter(chosen.values()))})
        all_of_them.append(wellkept)
        return wellkept

    yield open_it
    for wellkept in all_of_them:
        wellkept.close()


def keep(wellkept: Wellkept, *sentences: str) -> tuple[int, ...]:
    return finish(wellkept.keep(Keep(tuple(map(Proposal, sentences))))).keys


def embed(wellkept: Wellkept) -> Embedded:
    return finish(wellkept.embed_pending())


def numbered(total: int) -> tuple[str, ...]:
    return tuple(f"Owner keeps number {number}." for number in range(total))


def nearest(wellkept: Wellkept, text: str) -> int | None:
    found = wellkept.meaning.cosines(text)
    return None if found is None else int(found.keys[np.argmax(found.scores)])


def test_every_memory_gets_its_vector(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, *numbered(200))
    assert wellkept.ask_coverage(AskCoverage()).with_ == 0
    assert embed(wellkept) == Embedded(200)
    coverage = wellkept.ask_coverage(AskCoverage())
    assert (coverage.model, coverage.with_, coverage.total, coverage.usable, coverage.note) == (
        "hash-words", 200, 200, True, "",
    )  # fmt: skip
    assert embed(wellkept) == Embedded(0)


def test_progress_rises_to_the_whole(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, *numbered(BATCH * 2 + 5))
    seen = [progress(step) for step in wellkept.embed_pending()]
    assert [step.done for step in seen] == sorted(step.done for step in seen)
    assert seen[-1] == Progress(BATCH * 2 + 5, BATCH * 2 + 5)


def test_a_slice_writes_no_more_than_a_batch(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, *numbered(BATCH * 2))
    done = [progress(step).done for step in wellkept.embed_pending()]
    assert max(after - before for before, after in itertools.pairwise(done)) == BATCH == 96


def test_closed_half_way_it_goes_on_where_it_was(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, *numbered(BATCH * 3))
    steps = wellkept.embed_pending()
    while progress(next(steps)).done < BATCH:
        pass
    steps.close()
    assert wellkept.ask_coverage(AskCoverage()).with_ == BATCH
    assert embed(wellkept) == Embedded(BATCH * 2)


def test_what_comes_and_changes_meanwhile_is_done_too(opened: Open) -> None:
    wellkept = opened()
    keys = keep(wellkept, *numbered(BATCH + 10))
    steps = wellkept.embed_pending()
    next(steps)  # the first texts are read, nothing is written yet
    wellkept.correct(Correct(keys[-1], "Owner keeps nothing."))
    finish(wellkept.forget(Forget((keys[-2],))))
    (new,) = keep(wellkept, "Owner likes tea.")
    finish(steps)
    finish(wellkept.prepare_meaning())
    assert wellkept.ask_coverage(AskCoverage()).with_ == BATCH + 10
    assert nearest(wellkept, "keeps nothing") == keys[-1]
    assert nearest(wellkept, "likes tea") == new


def test_before_it_is_prepared_it_does_not_answer(opened: Open) -> None:
    wellkept = opened()
    (key,) = keep(wellkept, "Owner likes tea.")
    embed(wellkept)
    assert not wellkept.meaning.ready
    assert nearest(wellkept, "tea") is None
    finish(wellkept.prepare_meaning())
    assert wellkept.meaning.ready
    assert nearest(wellkept, "tea") == key
    assert wellkept.meaning.cosines("  ") is None


def test_it_follows_writing_correcting_forgetting_and_undo(opened: Open) -> None:
    wellkept = opened()
    keys = keep(wellkept, "Owner likes tea.", "Owner lives in Oslo.", "Owner fears heights.")
    finish(wellkept.prepare_meaning())
    embed(wellkept)
    assert nearest(wellkept, "likes tea") == keys[0]
    wellkept.correct(Correct(keys[0], "Owner likes coffee."))
    finish(wellkept.forget(Forget((keys[1],))))
    found = wellkept.meaning.cosines("likes tea")
    assert found is not None
    assert found.keys.tolist() == [keys[2]]
    finish(wellkept.undo())
    embed(wellkept)
    assert nearest(wellkept, "lives in oslo") == keys[1]
    assert nearest(wellkept, "likes coffee") == keys[0]


def test_it_follows_another_process(opened: Open) -> None:
    mine, theirs = opened(), opened()
    keys = keep(mine, "Owner likes tea.", "Owner lives in Oslo.")
    embed(mine)
    finish(mine.prepare_meaning())
    finish(theirs.forget(Forget((keys[0],))))
    (new,) = keep(theirs, "Owner likes rain.")
    embed(theirs)
    found = mine.meaning.cosines("likes rain")
    assert found is not None
    assert sorted(found.keys.tolist()) == [keys[1], new]
    assert nearest(mine, "likes rain") == new


def test_the_vectors_before_serve_until_all_new_ones_are_there(opened: Open) -> None:
    wellkept = opened()
    (key, *_) = keep(wellkept, *numbered(BATCH * 2))
    embed(wellkept)
    finish(wellkept.prepare_meaning())
    coverage = wellkept.use_embedder(UseEmbedder("turned"))
    assert (coverage.model, coverage.with_, coverage.usable) == ("turned", 0, True)
    assert "until all are there, searching goes by hash-words" in coverage.note
    steps = wellkept.embed_pending()
    while progress(next(steps)).done < BATCH:
        pass
    assert nearest(wellkept, "Owner keeps number 0.") == key
    steps.close()
    assert nearest(wellkept, "Owner keeps number 0.") == key
    assert embed(wellkept) == Embedded(BATCH)
    assert wellkept.meaning.serving.name == "turned"
    assert wellkept.meaning.ready
    assert nearest(wellkept, "Owner keeps number 0.") == key
    assert wellkept.ask_coverage(AskCoverage()).note == ""


def test_the_vectors_of_the_model_before_are_erased(opened: Open, path: Path) -> None:
    wellkept = opened()
    keep(wellkept, "Owner likes tea.")
    embed(wellkept)
    old = HashWords().embed(["Owner likes tea."]).astype("<f4").tobytes()
    assert any(old in file.read_bytes() for file in path.parent.iterdir())
    wellkept.use_embedder(UseEmbedder("turned"))
    embed(wellkept)
    assert not any(old in file.read_bytes() for file in path.parent.iterdir())


def test_a_change_of_mind_goes_back_to_what_was_there(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, *numbered(BATCH * 2))
    embed(wellkept)
    wellkept.use_embedder(UseEmbedder("turned"))
    steps = wellkept.embed_pending()
    while progress(next(steps)).done < BATCH:
        pass
    steps.close()
    coverage = wellkept.use_embedder(UseEmbedder("hash-words"))
    assert (coverage.with_, coverage.note) == (BATCH * 2, "")
    assert embed(wellkept) == Embedded(0)
    assert wellkept.ask_coverage(AskCoverage()).with_ == BATCH * 2


def test_a_choice_stays_in_the_file(opened: Open) -> None:
    opened().use_embedder(UseEmbedder("turned"))
    again = opened()
    assert again.meaning.chosen.name == again.meaning.serving.name == "turned"


def test_another_process_notices_the_change(opened: Open) -> None:
    mine, theirs = opened(), opened()
    (key,) = keep(mine, "Owner likes tea.")
    embed(mine)
    finish(mine.prepare_meaning())
    theirs.use_embedder(UseEmbedder("turned"))
    embed(theirs)
    assert nearest(mine, "tea") is None
    finish(mine.prepare_meaning())
    assert nearest(mine, "tea") == key


@pytest.mark.parametrize(("name", "fault"), [("unusable", EmbedderUnavailable), ("nonsense", UnknownEmbedder)])
def test_what_cannot_be_used_cannot_be_chosen(opened: Open, name: str, fault: type[WellkeptError]) -> None:
    wellkept = opened()
    with pytest.raises(fault):
        wellkept.use_embedder(UseEmbedder(name))
    assert wellkept.ask_coverage(AskCoverage()).model == "hash-words"


@pytest.mark.parametrize("model", [Unusable, Broken])
def test_without_its_model_everything_goes_by_words_and_says_so(opened: Open, model: type[HashWords]) -> None:
    wellkept = opened(model())
    keep(wellkept, "Owner likes tea.")
    embedded = embed(wellkept)
    assert embedded.count == 0
    assert embedded.note.startswith("This model")
    coverage = finish(wellkept.prepare_meaning())
    assert not coverage.usable
    assert coverage.note == f"{embedded.note} Searching goes by words only."
    assert wellkept.meaning.cosines("tea") is None


def test_unloaded_it_does_not_answer_and_can_be_prepared_again(opened: Open) -> None:
    wellkept = opened()
    (key,) = keep(wellkept, "Owner likes tea.")
    embed(wellkept)
    finish(wellkept.prepare_meaning())
    wellkept.meaning.unload()
    assert nearest(wellkept, "tea") is None
    finish(wellkept.prepare_meaning())
    assert nearest(wellkept, "tea") == key


def test_every_request_reaches_its_use_case(opened: Open) -> None:
    wellkept = opened()
    keep(wellkept, "Owner likes tea.")
    assert finish(wellkept.handle(EmbedPending())) == Embedded(1)  # type: ignore[arg-type] # steps, as for all long work
    finish(wellkept.handle(PrepareMeaning()))  # type: ignore[arg-type] # likewise
    assert wellkept.handle(AskCoverage()) == wellkept.handle(UseEmbedder("hash-words"))
    finish(wellkept.handle(Undo()))  # type: ignore[arg-type] # likewise
    assert wellkept.handle(AskCoverage()) == wellkept.meaning.coverage()
