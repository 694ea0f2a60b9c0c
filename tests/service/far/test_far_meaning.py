"""Finding by meaning with a model on another computer: what is sent, what never is, and what serves meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.building import MINUTE
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.dialects import DIMS
from tests.providers.openrouter_stub.server import Behave, Stub
from tests.service.far.world import MODEL, World
from tests.sockets import forbid_sockets
from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Marked, PrivateMark, Purpose
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.faults import OfflineSwitched, OutOfCredit
from wellkept.service.far_embedder import far_name
from wellkept.service.remote import NoKey
from wellkept.service.remote_requests import (
    ForgetKey,
    KeepHere,
    KeepKey,
    MarkPrivate,
    ReadQuestion,
    SetRemote,
    UseRemoteEmbedder,
)
from wellkept.service.requests import (
    AddExamQuestion,
    AskCoverage,
    Correct,
    EmbedPending,
    Forget,
    Keep,
    PrepareMeaning,
    Proposal,
    RunExam,
    UseEmbedder,
)

A, B, C = "Owner likes tea.", "Owner lives in Oslo.", "Owner plays chess."
PILLS = "Owner takes pills against hay fever."


def texts(stub: Stub) -> list[str]:
    """Return every text that was sent to be read, without the probe."""
    return [text for body in stub.asked("/embeddings") for text in body["input"] if text != "ready"]


def serving(world: World) -> str:
    return world.wellkept.meaning.serving.name


def far(world: World) -> str:
    return far_name(world.remote.base.host, MODEL)


def test_coverage_rises_to_all(keyed: World, stub: Stub) -> None:
    keyed.keep(A, B, C)
    coverage = keyed.ask(UseRemoteEmbedder(MODEL))
    assert (coverage.model, coverage.with_, coverage.total) == (far(keyed), 0, 3)
    assert keyed.ask(EmbedPending()).count == 3
    coverage = keyed.ask(AskCoverage())
    assert (coverage.with_, coverage.total, coverage.usable, coverage.note) == (3, 3, True, "")
    assert sorted(texts(stub)) == sorted((A, B, C))


def test_the_size_of_the_vectors_is_learnt_from_an_answer(keyed: World, stub: Stub) -> None:
    stub.next_.append(f.error(400))  # it cannot be asked for a size, so its own is taken
    keyed.ask(UseRemoteEmbedder(MODEL))
    assert keyed.wellkept.meaning.chosen.dims == DIMS
    assert "dimensions" not in stub.asked("/embeddings")[-1]


def test_what_is_kept_later_is_read_and_nothing_twice(keyed: World, stub: Stub) -> None:
    keyed.keep(A)
    keyed.use_remote()
    keyed.keep(B)
    keyed.ask(EmbedPending())
    assert texts(stub) == [A, B]


def test_words_corrected_while_they_are_read_keep_no_vector_of_the_old_ones(keyed: World, stub: Stub) -> None:
    (key,) = keyed.keep(A)
    keyed.ask(UseRemoteEmbedder(MODEL))
    steps = keyed.wellkept.embed_pending()
    while not hasattr(step := next(steps), "run"):
        pass
    landed = step.run(lambda: False)
    keyed.ask(Correct(key, B))
    steps.send(landed)
    steps.close()
    assert keyed.store.coverage(keyed.wellkept.meaning.chosen.id) == (0, 1)


def by_memory(world: World) -> None:
    world.ask(KeepHere(world.keep(PILLS)))


def by_source(world: World) -> None:
    world.keep(PILLS, source="email:doctor")
    world.ask(MarkPrivate(PrivateMark(Marked.SOURCE, "email")))


def by_tag(world: World) -> None:
    world.keep(PILLS, tags=("health",))
    world.ask(MarkPrivate(PrivateMark(Marked.TAG, "health")))


def by_tag_before_it_is_kept(world: World) -> None:
    world.ask(MarkPrivate(PrivateMark(Marked.TAG, "health")))
    world.keep(PILLS, tags=("health",))


@pytest.mark.parametrize("mark", [by_memory, by_source, by_tag, by_tag_before_it_is_kept])
def test_what_is_marked_is_never_sent_and_holds_nothing_up(
    keyed: World, stub: Stub, mark: Callable[[World], None]
) -> None:
    keyed.keep(A, B)
    mark(keyed)
    keyed.use_remote()
    assert "pills" not in repr(stub.seen)
    assert serving(keyed) == far(keyed)
    coverage = keyed.ask(AskCoverage())
    assert (coverage.with_, coverage.total) == (2, 3)
    assert coverage.note == "1 memory never leaves this computer; searching finds it by words only."
    assert list(keyed.find("pills").keys) != []


def test_the_question_of_a_memory_that_stays_is_not_sent_either(keyed: World, stub: Stub) -> None:
    tea, _ = keyed.keep(A, B)
    (pills,) = keyed.keep(PILLS)
    keyed.ask(KeepHere((pills,)))
    keyed.ask(AddExamQuestion(tea, "what do I drink"))
    keyed.ask(AddExamQuestion(pills, "which hay fever medicine"))
    keyed.use_remote()
    keyed.ask(RunExam())
    assert "what do I drink" in texts(stub)
    assert "medicine" not in repr(stub.seen)


def test_a_mark_taken_off_lets_it_go(keyed: World, stub: Stub) -> None:
    keys = keyed.keep(A)
    keyed.ask(KeepHere(keys))
    keyed.use_remote()
    assert texts(stub) == []
    keyed.ask(KeepHere(keys, marked=False))
    keyed.ask(EmbedPending())
    assert texts(stub) == [A]


@pytest.mark.parametrize("behave", [f.refuses(B), f.spoilt("nan", B)], ids=["refused", "not a number"])
def test_a_bad_text_is_passed_over_named_and_not_sent_for_ever(keyed: World, stub: Stub, behave: Behave) -> None:
    keyed.keep(A, B, C)
    stub.next_.append(f.error(400))  # its own size, which is what spoilt answers have
    keyed.ask(UseRemoteEmbedder(MODEL))
    stub.always = behave
    assert keyed.ask(EmbedPending()).count == 2
    assert serving(keyed) == far(keyed)
    assert keyed.ask(AskCoverage()).note == f"1 could not be read by {far(keyed)}."
    seen = len(stub.seen)
    keyed.ask(EmbedPending())
    assert len(stub.seen) == seen


def test_many_bad_texts_do_not_keep_the_others_from_serving(keyed: World, stub: Stub) -> None:
    keyed.keep(*(f"Bad number {number}." for number in range(5)), A, B)
    keyed.ask(UseRemoteEmbedder(MODEL))

    def refuse_bad(visitor: object, seen: object) -> None:
        bad = next((text for text in seen.body["input"] if text.startswith("Bad")), "none")  # type: ignore[attr-defined] # a Seen
        f.refuses(bad)(visitor, seen)  # type: ignore[arg-type] # a Visitor and a Seen

    stub.always = refuse_bad
    assert keyed.ask(EmbedPending()).count == 2
    assert serving(keyed) == far(keyed)


def test_other_words_of_a_bad_text_are_tried(keyed: World, stub: Stub) -> None:
    _, key, _ = keyed.keep(A, B, C)
    keyed.ask(UseRemoteEmbedder(MODEL))
    stub.always = f.refuses(B)
    keyed.ask(EmbedPending())
    keyed.ask(Correct(key, "Owner lives in Bergen."))
    assert keyed.ask(EmbedPending()).count == 1


OUTAGES = {
    "busy": f.error(503),
    "no credit": f.error(402),
    "page": f.page(502),
    "hang up": f.hang_up,
    "half": f.half,
    "prose": f.raw(b"prose"),
    "nothing": f.spoilt("empty"),
}


@pytest.mark.parametrize("outage", OUTAGES)
def test_an_outage_is_noted_and_nothing_is_lost(keyed: World, stub: Stub, outage: str) -> None:
    keyed.keep(A, B, C)
    keyed.ask(UseRemoteEmbedder(MODEL))
    stub.always = OUTAGES[outage]
    embedded = keyed.ask(EmbedPending())
    assert embedded.count == 0
    assert embedded.note
    coverage = keyed.ask(AskCoverage())
    assert (coverage.reason, coverage.with_) == (embedded.note, 0)
    assert coverage.note == f"{embedded.note} What is missing will be tried again."
    stub.always = None
    assert keyed.ask(EmbedPending()).count == 3
    assert keyed.ask(AskCoverage()).note == ""


def test_an_outage_is_over_after_a_minute(keyed: World, stub: Stub) -> None:
    keyed.keep(A)
    keyed.ask(UseRemoteEmbedder(MODEL))
    stub.always = f.error(503)
    keyed.ask(EmbedPending())
    assert keyed.ask(AskCoverage()).reason
    keyed.clock.now += MINUTE
    assert not keyed.ask(AskCoverage()).reason


def test_what_landed_before_an_outage_is_kept_and_counted(keyed: World, stub: Stub) -> None:
    keyed.keep(*(f"Owner keeps number {number}." for number in range(100)))
    keyed.ask(UseRemoteEmbedder(MODEL))
    stub.next_.append(lambda visitor, seen: visitor.say(*stub.good(seen)))
    stub.always = f.error(402)
    embedded = keyed.ask(EmbedPending())
    assert (embedded.count, bool(embedded.note)) == (96, True)


def test_offline_nothing_is_opened_and_nothing_written_down(offline: World, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_sockets(monkeypatch)
    assert offline.ask(EmbedPending()).note == OfflineSwitched.sentence
    assert offline.ask(ReadQuestion("tea")) is False
    assert OfflineSwitched.sentence in offline.ask(AskCoverage()).note
    assert list(offline.find("tea").keys) != []
    with pytest.raises(OfflineSwitched):
        offline.ask(UseRemoteEmbedder(MODEL))
    assert len(offline.sent()) == 2  # the key and the probe, from before


@pytest.fixture
def offline(keyed: World) -> World:
    keyed.keep(A, B)
    keyed.ask(UseRemoteEmbedder(MODEL))
    keyed.ask(SetRemote(offline=True))
    return keyed


def test_there_and_back_with_the_old_serving_until_all_are_there(keyed: World, stub: Stub) -> None:
    keyed.keep(A, B, C)
    keyed.ask(EmbedPending())
    keyed.ask(PrepareMeaning())
    coverage = keyed.ask(UseRemoteEmbedder(MODEL))
    assert (coverage.serving, coverage.usable) == (DEFAULT, True)
    assert "until all are there, searching goes by built-in" in coverage.note
    stub.always = f.error(503)
    keyed.ask(EmbedPending())
    assert serving(keyed) == DEFAULT
    stub.always = None
    keyed.ask(EmbedPending())
    assert serving(keyed) == far(keyed)
    assert keyed.store.models() == (keyed.wellkept.meaning.chosen.id,)
    keyed.ask(UseEmbedder(DEFAULT))
    assert serving(keyed) == far(keyed)
    keyed.ask(EmbedPending())
    assert serving(keyed) == DEFAULT
    assert keyed.store.models() == ("built-in/1",)
    seen = len(stub.seen)
    keyed.keep("Owner swims.")
    keyed.ask(EmbedPending())
    assert len(stub.seen) == seen


def test_a_question_is_read_once_and_then_found_by_meaning(keyed: World, stub: Stub) -> None:
    tea, *_ = keyed.keep(A, B, C)
    keyed.use_remote()
    assert list(keyed.find("zzz").keys) == []
    assert keyed.ask(ReadQuestion(A)) is True
    assert keyed.ask(ReadQuestion(A)) is False
    assert next(iter(keyed.find(A).keys)) == tea
    assert keyed.wellkept.meaning.cosines(A) is not None
    assert keyed.wellkept.meaning.cosines("never read") is None
    assert keyed.sent()[-1].purpose is Purpose.SEARCH


@pytest.mark.parametrize("text", ["", "  \n"])
def test_an_empty_question_is_not_sent(keyed: World, stub: Stub, text: str) -> None:
    keyed.keep(A)
    keyed.use_remote()
    seen = len(stub.seen)
    assert keyed.ask(ReadQuestion(text)) is False
    assert len(stub.seen) == seen


def test_while_the_built_in_model_serves_no_question_is_sent(keyed: World, stub: Stub) -> None:
    keyed.keep(A)
    keyed.ask(EmbedPending())
    keyed.ask(PrepareMeaning())
    assert keyed.ask(ReadQuestion("tea")) is False
    assert stub.seen == []


def test_a_question_that_cannot_be_read_leaves_the_search_by_words(keyed: World, stub: Stub) -> None:
    tea, *_ = keyed.keep(A, B, C)
    keyed.use_remote()
    stub.always = f.error(402)
    assert keyed.ask(ReadQuestion("tea")) is False
    assert list(keyed.find("tea").keys) == [tea]


def test_the_questions_of_the_exam_are_read_before_a_change_is_judged(keyed: World, stub: Stub) -> None:
    keys = keyed.keep(A, B, C)
    keyed.ask(EmbedPending())
    for key, text in zip(keys, (A, B, C), strict=True):
        keyed.ask(AddExamQuestion(key, text))
    keyed.use_remote()
    assert texts(stub).count(A) == 2  # once as a memory and once as a question
    assert serving(keyed) == far(keyed)
    exam = keyed.ask(RunExam())
    assert (exam.now.embedder, exam.now.marks.best) == (far(keyed), 3)


def test_a_change_for_the_worse_waits_for_the_owner(keyed: World) -> None:
    car, *_ = keyed.keep("Owner's car is red.", A, B)
    keyed.ask(EmbedPending())
    keyed.ask(AddExamQuestion(car, "automobile"))  # which the numbers of the stub know nothing of
    keyed.ask(UseRemoteEmbedder(MODEL))
    keyed.ask(EmbedPending())
    waiting = keyed.ask(AskCoverage()).waiting
    assert (waiting.model, waiting.serving, waiting.verdict.lost) == (far(keyed), DEFAULT, 1)
    assert serving(keyed) == DEFAULT
    keyed.ask(UseEmbedder(far(keyed), anyway=True))
    keyed.ask(EmbedPending())
    assert serving(keyed) == far(keyed)


def test_looking_at_a_model_far_away_sends_questions_and_no_memory(keyed: World, stub: Stub) -> None:
    (tea,) = keyed.keep(A)
    keyed.ask(EmbedPending())
    keyed.ask(AddExamQuestion(tea, "what do I drink"))
    keyed.ask(UseRemoteEmbedder(MODEL))
    keyed.ask(UseEmbedder(DEFAULT))
    exam = keyed.ask(RunExam(embedder=far(keyed)))
    assert exam.trial == far(keyed)
    assert texts(stub) == ["what do I drink"]


@pytest.mark.parametrize(
    ("act", "fault"),
    [
        (lambda world: world.ask(ForgetKey()), NoKey),
        (lambda world: setattr(world.stub, "always", f.error(402)), OutOfCredit),
    ],
    ids=["no key", "no credit"],
)
def test_a_model_that_cannot_be_asked_is_not_chosen(
    keyed: World, act: Callable[[World], None], fault: type[WellkeptError]
) -> None:
    act(keyed)
    with pytest.raises(fault):
        keyed.ask(UseRemoteEmbedder(MODEL))
    assert keyed.wellkept.meaning.chosen.name == DEFAULT
    assert keyed.remote.settings.embed_model == ""


def test_without_its_key_the_model_is_said_to_be_away_and_with_it_goes_on(keyed: World) -> None:
    keyed.keep(A)
    keyed.use_remote()
    keyed.ask(ForgetKey())
    keyed.keep(B)
    assert keyed.ask(AskCoverage()).note == "No key yet. Searching goes by words only."
    assert keyed.ask(EmbedPending()).note == "No key yet."
    keyed.ask(KeepKey("sk-or-v1-another-key-000000"))
    assert keyed.ask(EmbedPending()).count == 1


def test_at_another_address_the_model_rests_until_the_address_is_back(keyed: World) -> None:
    keyed.keep(A)
    keyed.use_remote()
    keyed.ask(SetRemote(address="https://elsewhere.example/v1"))
    assert "The settings name another service" in keyed.ask(AskCoverage()).note
    keyed.ask(SetRemote(address=keyed.stub.url))
    assert keyed.ask(AskCoverage()).note == ""


def test_a_forgotten_memory_takes_its_place_in_the_ledger_along(keyed: World) -> None:
    keys = keyed.keep(A)
    keyed.use_remote()
    keyed.ask(Forget(keys))
    assert keyed.store.sent_of(keys[0]) == ()
    assert keyed.sent()[-1].memories == 1


def test_what_is_kept_again_after_it_was_forgotten_is_read_again(keyed: World, stub: Stub) -> None:
    keyed.ask(Forget(keyed.keep(A)))
    keyed.ask(Keep((Proposal(A, again=True),)))
    keyed.use_remote()
    assert texts(stub) == [A]
