"""The doors beside a model service: learning by the owner's model, and recall when the service is down."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.server import Stub
from tests.service.far.test_find_by_model import BEES, MOVED, ONE, answer, memory
from tests.service.far.world import World
from wellkept.model.assistants import Caller
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.profile import Section
from wellkept.model.scope import Scope
from wellkept.service.answers import finish
from wellkept.service.door_requests import AskProfile, AskRelevant, Learn
from wellkept.service.remote_requests import MarkPrivate, SetRemote

BY_MODEL = f.reply(
    answer(
        memory(MOVED, "I moved to Bergen on 4 May 2023."),
        memory(BEES, "My sister Mira keeps bees"),
        facts=[{"line": "Lives in Bergen.", "memories": [1]}],
    )
)


def at_the_door(world: World, request: object) -> Any:
    answered = world.wellkept.doors.answer(Caller(), request)
    return finish(answered) if isinstance(answered, Generator) else answered


def test_an_assistant_learns_by_the_model_that_the_owner_agreed_to(keyed: World, stub: Stub) -> None:
    keyed.remote.agree()
    stub.always = BY_MODEL
    learned = at_the_door(keyed, Learn(text=ONE, source="email:7"))
    assert [done.memory.content for done in learned.done] == [MOVED, BEES]
    assert [done.memory.importance for done in learned.done] == [0.7, 0.7]
    assert learned.profile == (("facts", ("Lives in Bergen.",)),)
    (line,) = at_the_door(keyed, AskProfile()).lines
    assert (line.section, line.line) == (Section.FACTS, "Lives in Bergen.")
    assert keyed.store.row(line.behind[0]).memory.content == MOVED


def test_a_dry_run_shows_the_lines_and_keeps_none(keyed: World, stub: Stub) -> None:
    keyed.remote.agree()
    stub.always = BY_MODEL
    assert at_the_door(keyed, Learn(text=ONE, dry_run=True)).profile == (("facts", ("Lives in Bergen.",)),)
    assert at_the_door(keyed, AskProfile()).lines == ()


def switched_off(world: World) -> None:
    world.ask(SetRemote(teaching=False))


def stays_here(world: World) -> None:
    world.remote.agree()
    world.ask(MarkPrivate(PrivateMark(Marked.SOURCE, "email")))


def offline(world: World) -> None:
    world.remote.agree()
    world.ask(SetRemote(offline=True))


@pytest.mark.parametrize("state", [switched_off, stays_here, offline], ids=["off", "private", "offline"])
def test_where_nothing_may_leave_sentences_are_found_without(keyed: World, stub: Stub, state: Any) -> None:
    state(keyed)
    learned = at_the_door(keyed, Learn(text=ONE, source="email:7"))
    assert MOVED in [done.memory.content for done in learned.done]
    assert not stub.asked("/chat/completions")


def test_a_service_that_is_down_fails_no_turn(keyed: World, stub: Stub) -> None:
    keyed.keep(MOVED, BEES)
    keyed.use_remote()
    stub.always = f.error(503)
    found = at_the_door(keyed, AskRelevant(text="bees", scope=Scope(people=("owner",))))
    assert [one.content for one in found.memories] == [BEES]
