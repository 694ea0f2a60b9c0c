"""Sample memories: believable, only in an empty store, and gone without touching what is real."""

import json
from pathlib import Path

import pytest

from tests.building import DAY, NOON
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.service.answers import Act, Samples, finish
from wellkept.service.requests import AddSamples, AskSamples, Correct, Count, Forget, Keep, Proposal
from wellkept.service.samples import NotEmpty, is_sample
from wellkept.service.wellkept import Wellkept

FOLDER = Path(__file__).parents[2] / "resources" / "sample"
TEXT, GERMAN = ((FOLDER / name).read_text(encoding="utf-8") for name in ("memories.json", "memories.de.json"))
FIRST = json.loads(TEXT)[0]["content"]
_TOLD = ("content", "tags", "source", "quote", "history")


@pytest.fixture
def sampled(wellkept: Wellkept) -> Wellkept:
    wellkept.samples.add(AddSamples(TEXT))
    return wellkept


def all_of(wellkept: Wellkept) -> list[Memory]:
    return [wellkept.memory(key) for key in samples(wellkept).keys]


def samples(wellkept: Wellkept) -> Samples:
    return wellkept.samples.show(AskSamples())


def count(wellkept: Wellkept) -> int:
    return wellkept.count(Count(Filters())).count


def test_the_samples_show_all_there_is_to_show(sampled: Wellkept) -> None:
    memories = all_of(sampled)
    assert len(memories) == count(sampled) >= 40
    assert {memory.kind for memory in memories} == set(Kind)
    assert len({memory.source for memory in memories}) >= 4
    assert len({tag for memory in memories for tag in memory.tags}) >= 15
    assert any(memory.about != "owner" for memory in memories)
    assert any(memory.core for memory in memories)
    assert any(memory.history for memory in memories)
    assert min(memory.created_at for memory in memories) < NOON - 690 * DAY
    assert max(memory.created_at for memory in memories) < NOON


@pytest.mark.parametrize("text", [TEXT, GERMAN], ids=["English", "German"])
def test_no_sample_says_what_another_says(wellkept: Wellkept, text: str) -> None:
    wellkept.samples.add(AddSamples(text))
    kept = finish(wellkept.keep(Keep(tuple(Proposal(memory.content) for memory in all_of(wellkept)))))
    assert (kept.added, len(set(kept.keys))) == (0, len(json.loads(text)))


def test_the_samples_are_the_same_in_every_language() -> None:
    told = [[{**one, **dict.fromkeys(_TOLD, "")} for one in json.loads(text)] for text in (TEXT, GERMAN)]
    assert told[0] == told[1]


def test_samples_are_not_put_among_real_memories(wellkept: Wellkept) -> None:
    finish(wellkept.keep(Keep((Proposal("Owner likes tea."),))))
    with pytest.raises(NotEmpty):
        wellkept.samples.add(AddSamples(TEXT))
    assert count(wellkept) == 1


def test_adding_samples_is_one_act_that_can_be_taken_back(sampled: Wellkept) -> None:
    assert sampled.undo_state.undo is Act.SAMPLES
    finish(sampled.undo())
    assert count(sampled) == 0


@pytest.mark.parametrize(
    ("said", "source"),
    [
        pytest.param("Owner likes tea.", "paste", id="something else"),
        pytest.param(FIRST, "paste", id="what a sample says"),
        pytest.param("Owner likes tea.", "sample:notes", id="from a source of that name"),
    ],
)
def test_what_was_really_taught_is_no_sample(sampled: Wellkept, said: str, source: str) -> None:
    kept = finish(sampled.keep(Keep((Proposal(said),), source=source)))
    finish(sampled.forget(Forget(samples(sampled).keys)))
    assert count(sampled) == 1
    left = sampled.memory(kept.keys[0])
    assert (left.content, left.source, is_sample(left)) == (said, source, False)


def test_a_sample_that_was_corrected_in_trying_is_still_one(sampled: Wellkept) -> None:
    key = samples(sampled).keys[0]
    sampled.correct(Correct(key, "Owner likes tea."))
    assert key in samples(sampled).keys


def test_samples_that_are_gone_come_back_by_undo_and_are_found_in_a_file_opened_again(
    sampled: Wellkept, path: Path
) -> None:
    finish(sampled.forget(Forget(samples(sampled).keys)))
    assert samples(sampled).keys == ()
    finish(sampled.undo())
    count_then = len(samples(sampled).keys)
    again = Wellkept.open(path)
    assert len(samples(again).keys) == count_then > 40
    again.close()


def test_forgotten_samples_leave_no_word_in_the_file(sampled: Wellkept, path: Path) -> None:
    finish(sampled.forget(Forget(samples(sampled).keys)))
    assert b"penicillin" not in b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())
