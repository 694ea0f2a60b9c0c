"""Every time that something leaves stands in the ledger, whatever becomes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import MINUTE, NOON
from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.server import Behave, Stub
from tests.service.far.world import MODEL, World
from wellkept.model.ledger import Outcome, Purpose, Sent
from wellkept.providers.faults import KeyRefused
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.recorder import Received, Sending
from wellkept.service.answers import Outside, Progress, StepsOutside
from wellkept.service.far_embedder import far_name
from wellkept.service.journal import Unannounced
from wellkept.service.meaning_answers import Embedded
from wellkept.service.remote_requests import CheckKey, FindByModel, ReadQuestion, ShowLedger, UseRemoteEmbedder
from wellkept.service.requests import EmbedPending, PrepareMeaning, ShowDetails

A, B, C = "Owner likes tea.", "Owner lives in Oslo.", "Owner plays chess."


def told(sent: Sent) -> tuple[Purpose, Outcome, int]:
    return sent.purpose, sent.outcome, sent.memories


@pytest.fixture
def choosing(keyed: World) -> World:
    """Three memories that wait for vectors of a model far away; nothing in the ledger counts any more."""
    keyed.keep(A, B, C)
    keyed.ask(UseRemoteEmbedder(MODEL))
    keyed.stub.seen.clear()
    return keyed


def last(world: World, count: int) -> list[tuple[Purpose, Outcome, int]]:
    return [told(sent) for sent in world.sent()[-count:]]


@pytest.mark.parametrize(
    ("request_", "purpose", "model"),
    [
        (CheckKey(), Purpose.KEY, ""),
        (
            FindByModel("I live in Oslo with my sister Ana.", agreed=True),
            Purpose.EXTRACT,
            "google/gemini-2.5-flash-lite",
        ),
        (UseRemoteEmbedder(MODEL), Purpose.EMBED, MODEL),
    ],
    ids=["key", "extract", "probe"],
)
def test_a_call_is_written_down_with_its_purpose(keyed: World, request_: object, purpose: Purpose, model: str) -> None:
    keyed.clock.now += MINUTE
    keyed.ask(request_)
    (_, sent) = keyed.sent()
    assert (sent.at, sent.host, sent.purpose, sent.model) == (NOON + MINUTE, keyed.remote.base.host, purpose, model)
    assert (sent.outcome, sent.reason, sent.memories) == (Outcome.ANSWERED, "", 0)


def test_a_call_with_memories_says_how_many_and_what_it_cost(choosing: World) -> None:
    keys = tuple(row.key for row in choosing.store.rows((1, 2, 3)))
    choosing.ask(EmbedPending())
    sent = choosing.sent()[-1]
    assert told(sent) == (Purpose.EMBED, Outcome.ANSWERED, 3)
    assert (sent.chars, sent.tokens_in, sent.cost_usd) == (len(A + B + C), 9, 0.00001)
    for key in keys:
        assert [row.sent.purpose for row in choosing.ask(ShowDetails(key)).sent] == [Purpose.EMBED]


def test_a_question_is_written_down_as_a_search(choosing: World) -> None:
    choosing.ask(EmbedPending())
    choosing.ask(PrepareMeaning())
    assert choosing.ask(ReadQuestion("where do I live")) is True
    assert last(choosing, 1) == [(Purpose.SEARCH, Outcome.ANSWERED, 0)]


def test_every_further_try_is_a_row_of_its_own(choosing: World, stub: Stub) -> None:
    stub.next_.extend([f.error(503), f.hang_up])
    choosing.ask(EmbedPending())
    assert last(choosing, 3) == [
        (Purpose.EMBED, Outcome.FAILED, 3),
        (Purpose.EMBED, Outcome.FAILED, 3),
        (Purpose.EMBED, Outcome.ANSWERED, 3),
    ]
    assert [bool(sent.reason) for sent in choosing.sent()[-3:]] == [True, True, False]
    assert len(choosing.store.sent_of(1)) == 3


def test_halvings_are_written_down_with_the_memories_in_each(choosing: World, stub: Stub) -> None:
    stub.always = f.refuses(B)
    choosing.ask(EmbedPending())
    rows = choosing.store.sent_page(len(stub.seen))
    assert sorted(row.sent.memories for row in rows) == sorted(len(body["input"]) for body in stub.asked("/embeddings"))
    held = [row.sent_id for key in (1, 2, 3) for row in choosing.store.sent_of(key)]
    assert {row.sent_id: held.count(row.sent_id) for row in rows} == {row.sent_id: row.sent.memories for row in rows}


def test_a_second_look_at_the_key_is_written_down(choosing: World, stub: Stub) -> None:
    stub.next_.extend([f.error(401)])
    choosing.ask(EmbedPending())
    assert last(choosing, 3) == [
        (Purpose.EMBED, Outcome.FAILED, 3),
        (Purpose.KEY, Outcome.ANSWERED, 0),
        (Purpose.EMBED, Outcome.ANSWERED, 3),
    ]
    assert len(choosing.store.sent_of(1)) == 2


def test_two_calls_of_a_batch_that_is_too_long_for_one_name_their_own_memories(keyed: World) -> None:
    keys = keyed.keep(*(f"Owner keeps number {number}. {'Very' * 450}" for number in range(80)))
    keyed.ask(UseRemoteEmbedder(MODEL))
    keyed.ask(EmbedPending())
    first, second = keyed.sent()[-2:]
    assert first.memories + second.memories == 80
    assert all(len(keyed.store.sent_of(key)) == 1 for key in keys)


def begun(world: World) -> tuple[StepsOutside[Embedded], Outside]:
    """Begin to make vectors; return the work and its first call, which was announced and not made."""
    steps: StepsOutside[Embedded] = world.wellkept.embed_pending()
    while isinstance(step := next(steps), Progress):
        pass
    return steps, step


@pytest.mark.parametrize("behave", [f.hang, f.trickle], ids=["hang", "trickle"])
def test_a_call_stopped_by_the_owner_is_written_down_as_stopped(choosing: World, stub: Stub, behave: Behave) -> None:
    stub.always = behave
    steps, call = begun(choosing)
    steps.send(call.run(lambda: bool(stub.seen)))
    steps.close()
    assert last(choosing, 1) == [(Purpose.EMBED, Outcome.STOPPED, 3)]


def test_closing_the_work_while_a_call_is_out_writes_it_down_and_the_late_answer_changes_nothing(
    choosing: World, stub: Stub
) -> None:
    stub.always = f.hang
    steps, call = begun(choosing)

    def close_once_asked() -> bool:
        if stub.seen:
            steps.close()
        return bool(stub.seen)

    call.run(close_once_asked)
    assert last(choosing, 1) == [(Purpose.EMBED, Outcome.STOPPED, 3)]
    assert len(choosing.store.sent_page(100)) == 3


def test_a_call_that_was_never_tried_held_nothing(choosing: World) -> None:
    steps, _ = begun(choosing)
    steps.close()
    sent = choosing.sent()[-1]
    assert (sent.outcome, sent.reason, sent.memories, sent.chars) == (Outcome.STOPPED, "Nothing was sent.", 0, 0)
    assert choosing.store.sent_of(1) == ()


def test_a_call_the_program_did_not_survive_stays_under_way(choosing: World) -> None:
    steps, _ = begun(choosing)
    assert last(choosing, 1) == [(Purpose.EMBED, Outcome.UNDER_WAY, 3)]
    assert len(choosing.store.sent_of(1)) == 1
    steps.close()


def test_what_nobody_wrote_down_is_not_sent(keyed: World, stub: Stub) -> None:
    client = keyed.remote.client(keyed.remote.key.key)
    with pytest.raises(Unannounced):
        client.check_key()
    assert stub.seen == []


def test_a_call_that_is_over_lets_nothing_go_any_more(keyed: World, stub: Stub) -> None:
    journal = keyed.remote.journal
    announced = journal.announce(Sending("host", "", Purpose.KEY))
    journal.settle(announced)
    with journal.making(announced), pytest.raises(Unannounced):
        keyed.remote.client(keyed.remote.key.key).check_key()
    assert stub.seen == []


def test_the_end_of_an_earlier_call_is_not_taken_for_that_of_a_like_one(keyed: World) -> None:
    journal, sending = keyed.remote.journal, Sending("host", MODEL, Purpose.EMBED)
    old, new = journal.announce(sending), journal.announce(sending)
    with journal.making(old):
        journal.before(sending)
        journal.settle(old)
        with journal.making(new):
            again = replace(sending)
            journal.before(again)
        journal.after(sending, Received(Outcome.FAILED, "Too late."))
        with journal.making(new):
            journal.after(again, Received(Outcome.ANSWERED))
    journal.settle(new)
    assert [sent.outcome for sent in keyed.sent()[-2:]] == [Outcome.STOPPED, Outcome.ANSWERED]


def test_ctrl_c_while_a_call_is_out_writes_it_down(choosing: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(OpenRouter, "post", interrupt)
    with pytest.raises(KeyboardInterrupt):
        choosing.ask(EmbedPending())
    assert choosing.sent()[-1].outcome is Outcome.STOPPED


def test_the_page_has_sums_of_all_and_of_this_month(choosing: World) -> None:
    choosing.clock.now += 40 * 24 * 60 * MINUTE
    choosing.ask(EmbedPending())
    page = choosing.ask(ShowLedger(limit=2))
    assert len(page.rows) == 2
    assert (page.total.calls, page.total.memories, page.total.chars) == (3, 3, len(A + B + C) + len("ready"))
    assert (page.this_month.calls, page.this_month.memories) == (1, 3)


def test_a_refused_key_ends_in_its_fault_and_two_rows(keyed: World, stub: Stub) -> None:
    stub.always = f.error(401)
    with pytest.raises(KeyRefused):
        keyed.ask(UseRemoteEmbedder(MODEL))
    assert last(keyed, 2) == [(Purpose.EMBED, Outcome.FAILED, 0), (Purpose.KEY, Outcome.FAILED, 0)]
    assert keyed.remote.settings.embed_model == ""


def test_the_ledger_is_read_by_another_program(choosing: World, path: Path, stub: Stub, drawer: Drawer) -> None:
    again = World(path, stub, drawer)
    assert again.sent() == choosing.sent()
    assert again.wellkept.meaning.chosen.name == far_name(again.remote.base.host, MODEL)
    again.close()
