"""The thread of the store: what runs when, what is dropped, and that nothing is left of it."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.serve.living import opened
from wellkept.model.errors import NotAStore
from wellkept.serve import upkeep, worker
from wellkept.serve.runs import Pace
from wellkept.serve.worker import TooBusy, Worker
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.steps import Outside, Progress, Steps, StepsOutside
from wellkept.service.wellkept import Wellkept


@pytest.fixture
def working(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """One that keeps up at once."""
    monkeypatch.setattr(upkeep, "AFTER_WRITE_S", 0.01)
    monkeypatch.setattr(upkeep, "LOOK_EVERY_S", 0.01)
    made = Worker(lambda: opened(path))
    made.start()
    yield made
    made.close()


def long(said: list[str], name: str, times: int, go: threading.Event) -> Callable[[Wellkept], Steps[str]]:
    """Return long work that notes its slices and waits once for what comes in between."""

    def steps(_: Wellkept) -> Steps[str]:
        for number in range(times):
            said.append(f"{name} {number}")
            yield Progress(number, times)
            go.wait(10)
        return name

    return steps


def note(said: list[str], what: str) -> Callable[[Wellkept], object]:
    return lambda _: said.append(what)


def keep(content: str) -> Callable[[Wellkept], object]:
    return lambda wellkept: wellkept.keep(Keep((Proposal(content),)))


def with_vector(working: Worker) -> int:
    """Return how many memories have a vector."""
    found = working.ask(lambda wellkept: wellkept.meaning.coverage().with_, Pace.LOOK).result()
    assert isinstance(found, int)
    return found


def test_what_keeps_it_from_opening_reaches_whoever_started_it(path: Path) -> None:
    path.write_bytes(b"no store at all, but a letter to somebody" * 100)
    with pytest.raises(NotAStore):
        Worker(lambda: opened(path)).start()


def test_jobs_are_answered_in_order(working: Worker) -> None:
    said: list[str] = []
    futures = [working.ask(note(said, str(number)), Pace.ACT if number % 2 else Pace.LOOK) for number in range(20)]
    assert [future.result() for future in futures] == [None] * 20
    assert said == [str(number) for number in range(20)]


def test_a_look_slips_in_between_the_slices_of_an_act_and_another_act_waits(working: Worker) -> None:
    said: list[str] = []
    go = threading.Event()
    first = working.ask(long(said, "act", 2, go), Pace.ACT)
    second = working.ask(note(said, "second act"), Pace.ACT)
    look = working.ask(note(said, "look"), Pace.LOOK)
    go.set()
    assert first.result() == "act"
    look.result()
    second.result()
    assert said == ["act 0", "look", "act 1", "second act"]


def test_while_an_act_waits_for_a_call_another_one_is_done(working: Worker) -> None:
    said: list[str] = []
    go = threading.Event()

    def calling(_: Wellkept) -> StepsOutside[object]:
        return (yield Outside(lambda _: go.wait(10)))

    first = working.ask(calling, Pace.ACT)
    working.ask(note(said, "second act"), Pace.ACT).result()
    assert said == ["second act"]
    go.set()
    assert first.result() is True


def test_a_fault_of_a_call_is_the_answer(working: Worker) -> None:
    def calling(_: Wellkept) -> StepsOutside[object]:
        return (yield Outside(lambda _: int("no number")))

    with pytest.raises(ValueError, match="invalid literal"):
        working.ask(calling, Pace.LOOK).result()


def test_what_is_cancelled_before_it_begins_is_not_done(working: Worker) -> None:
    said: list[str] = []
    go = threading.Event()
    first = working.ask(long(said, "act", 1, go), Pace.ACT)
    dropped = working.ask(note(said, "dropped"), Pace.ACT)
    assert dropped.cancel()
    go.set()
    first.result()
    working.ask(note(said, "last"), Pace.ACT).result()
    assert said == ["act 0", "last"]


def test_more_than_can_wait_is_told_to_come_again(working: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    holding = working.ask(lambda _: go.wait(10), Pace.ACT)
    waiting = []
    with pytest.raises(TooBusy):
        waiting += [working.ask(note([], ""), Pace.ACT) for _ in range(worker.WAITING_MAX + 1)]
    go.set()
    assert holding.result() is True


def test_what_is_new_gets_its_vector_whoever_wrote_it(working: Worker, path: Path) -> None:
    working.ask(keep("Owner collects old maps."), Pace.ACT).result()
    while with_vector(working) < 1:
        continue
    other = opened(path)
    finish(other.keep(Keep((Proposal("Owner is afraid of geese."),))))
    other.close()
    while with_vector(working) < 2:
        continue


def test_after_a_write_todays_backup_is_made(working: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "BACKUP_AFTER_S", 0.01)
    working.ask(keep("Owner collects old maps."), Pace.ACT).result()
    while not working.ask(lambda wellkept: wellkept.backups.show().backups, Pace.LOOK).result():
        continue


def test_closing_ends_long_work_between_two_slices(path: Path) -> None:
    made = Worker(lambda: opened(path))
    made.start()
    said: list[str] = []
    go = threading.Event()
    running = made.ask(long(said, "act", 10**9, go), Pace.ACT)
    waiting = made.ask(note(said, "never"), Pace.ACT)
    go.set()
    made.ask(note(said, "look"), Pace.LOOK).result()  # by now it has begun
    made.close()
    with pytest.raises(TooBusy):
        running.result()
    assert waiting.cancelled()
    with pytest.raises(TooBusy):
        made.ask(note(said, "never"), Pace.ACT)
    assert "never" not in said
