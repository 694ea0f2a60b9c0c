"""The key: checked before it is kept, kept for one host, never needed by a server of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.providers.keyring_drawer import Drawer, KeyringLocked
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.server import Behave, Good, Stub
from tests.service.far.world import KEY, World
from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Outcome, Purpose
from wellkept.providers.base_url import Dialect
from wellkept.providers.faults import KeyRefused, NotAllowed
from wellkept.providers.key_text import KeyTextRefused
from wellkept.providers.keys import HOST, VARIABLE, Standing
from wellkept.providers.secret import Secret
from wellkept.service.remote import NoKey
from wellkept.service.remote_answers import RemoteState
from wellkept.service.remote_requests import AskModels, AskRemote, CheckKey, FindByModel, ForgetKey, KeepKey, SetRemote


def test_a_key_is_checked_and_kept(world: World, stub: Stub, drawer: Drawer) -> None:
    state = world.ask(KeepKey(f"  {KEY}\n"))
    assert (state.key.standing, state.ready, state.note) == (Standing.PRESENT, True, "")
    assert [seen.path for seen in stub.seen] == ["/api/v1/key"]
    assert list(drawer.held.values()) == [KEY]
    assert Secret(KEY).sha256() in state.revoke


@pytest.mark.parametrize(
    ("behave", "fault"),
    [
        (f.error(401), KeyRefused),
        (f.error(403), NotAllowed),
        (f.says(200, {"data": {"is_management_key": True}}), NotAllowed),
    ],
    ids=["401", "403", "a key for keys"],
)
def test_a_key_that_is_refused_is_not_kept(
    world: World, stub: Stub, drawer: Drawer, behave: Behave, fault: type[WellkeptError]
) -> None:
    stub.always = behave
    with pytest.raises(fault):
        world.ask(KeepKey(KEY))
    assert drawer.held == {}
    assert world.ask(AskRemote()).key.standing is Standing.NONE


def test_what_is_no_key_is_not_sent(world: World, stub: Stub) -> None:
    with pytest.raises(KeyTextRefused):
        world.ask(KeepKey("sk-or ключ"))
    assert (stub.seen, world.sent()) == ([], [])


@pytest.mark.parametrize("behave", [f.error(503), f.hang_up], ids=["busy", "away"])
def test_a_key_that_cannot_be_checked_is_kept_and_that_is_said(
    world: World, stub: Stub, drawer: Drawer, behave: Behave
) -> None:
    stub.always = behave
    state = world.ask(KeepKey(KEY))
    assert state.note.startswith("The key is kept, but could not be checked yet. ")
    assert list(drawer.held.values()) == [KEY]


def test_offline_a_key_is_kept_unchecked_and_nothing_is_asked(world: World, stub: Stub, drawer: Drawer) -> None:
    world.ask(SetRemote(offline=True))
    assert "could not be checked" in world.ask(KeepKey(KEY)).note
    assert list(drawer.held.values()) == [KEY]
    assert (stub.seen, world.sent()) == ([], [])


def test_a_forgotten_key_is_used_no_more(keyed: World, stub: Stub, drawer: Drawer) -> None:
    assert keyed.ask(ForgetKey()).key.standing is Standing.NONE
    assert drawer.held == {}
    with pytest.raises(NoKey):
        keyed.ask(FindByModel("I live in Oslo.", agreed=True))
    assert stub.seen == []


def test_the_facts_of_a_key(keyed: World) -> None:
    assert keyed.ask(CheckKey()).remaining_usd == 7.5
    assert [(sent.purpose, sent.outcome) for sent in keyed.sent()] == [(Purpose.KEY, Outcome.ANSWERED)] * 2


def locked(drawer: Drawer) -> None:
    drawer.fault = KeyringLocked()


def broken(drawer: Drawer) -> None:
    drawer.fault = OSError("the bus is gone")


def empty(_: Drawer) -> None:
    pass


@pytest.mark.parametrize(
    ("spoil", "standing"), [(empty, Standing.NONE), (locked, Standing.LOCKED), (broken, Standing.NO_KEYRING)]
)
def test_the_state_says_what_is_wrong_with_the_keyring(
    world: World, drawer: Drawer, spoil: Callable[[Drawer], None], standing: Standing
) -> None:
    spoil(drawer)
    state: RemoteState = world.ask(AskRemote(anyway=True))
    assert (state.key.standing, state.ready, state.note) == (standing, False, state.key.sentence)


def test_a_keyring_without_a_key_of_ours_is_never_opened_unasked(world: World, drawer: Drawer) -> None:
    locked(drawer)
    assert world.ask(AskRemote()).key.standing is Standing.NONE
    with pytest.raises(NoKey):
        world.ask(CheckKey())


def test_a_key_once_found_by_looking_is_found_unasked_from_then_on(keyed: World, drawer: Drawer) -> None:
    drawer.fault = None
    assert keyed.ask(AskRemote(anyway=True)).key.standing is Standing.PRESENT
    assert keyed.ask(AskRemote()).key.standing is Standing.PRESENT
    keyed.ask(ForgetKey())
    locked(drawer)
    assert keyed.ask(AskRemote()).key.standing is Standing.NONE


def test_without_a_keyring_the_key_lasts_for_the_session(path: Path, stub: Stub) -> None:
    world = World(path, stub, None)
    assert world.ask(AskRemote(anyway=True)).key.standing is Standing.NO_KEYRING
    assert world.ask(KeepKey(KEY)).key.standing is Standing.SESSION
    assert world.ask(CheckKey()).limit_usd == 10
    assert world.ask(ForgetKey()).key.standing is Standing.NO_KEYRING
    world.close()


def test_the_variable_is_the_key_of_openrouter_only(path: Path, stub: Stub, drawer: Drawer) -> None:
    world = World(path, stub, drawer, environ={VARIABLE: KEY})
    assert world.ask(AskRemote()).key.standing is Standing.NONE
    world.ask(SetRemote(address=""))
    state = world.ask(AskRemote())
    assert (state.host, state.key.standing) == (HOST, Standing.ENVIRONMENT)
    assert drawer.held == {}
    world.close()


def test_the_key_of_one_host_is_never_offered_to_another(
    keyed: World, serve: Callable[[Good], Stub], drawer: Drawer
) -> None:
    other = serve(dialects.openrouter)
    state = keyed.ask(SetRemote(address=other.url))
    assert (state.key.key, state.ready) == (None, False)
    with pytest.raises(NoKey):
        keyed.ask(CheckKey())
    assert other.seen == []
    keyed.ask(KeepKey("sk-other-key-of-another-host"))
    assert [seen.headers["Authorization"] for seen in other.seen] == ["Bearer sk-other-key-of-another-host"]
    assert sorted(drawer.held.values()) == [KEY, "sk-other-key-of-another-host"]
    keyed.ask(SetRemote(address=keyed.stub.url))
    keyed.ask(CheckKey())
    assert keyed.stub.seen[-1].headers["Authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize("good", [dialects.ollama, dialects.lm_studio], ids=["ollama", "lm studio"])
def test_a_server_of_ones_own_needs_no_key_and_the_keyring_is_not_asked(
    path: Path, serve: Callable[[Good], Stub], drawer: Drawer, good: Good
) -> None:
    drawer.fault = AssertionError()
    own = serve(good)
    world = World(path, own, drawer, dialect=None)
    state = world.ask(SetRemote(chat_model="any"))
    assert (state.keyless, state.local, state.ready, state.revoke) == (True, True, True, "")
    assert world.remote.base.dialect is Dialect.PLAIN
    world.ask(CheckKey())
    assert len(world.ask(AskModels(Purpose.EXTRACT)).models) == 2
    assert not any("Authorization" in seen.headers for seen in own.seen)
    world.close()


def test_the_models_on_offer_come_from_the_service(keyed: World) -> None:
    offered = keyed.ask(AskModels(Purpose.EMBED))
    assert ([model.id for model in offered.models], offered.note) == (["baai/bge-m3"], "")


@pytest.mark.parametrize("purpose", [Purpose.EXTRACT, Purpose.EMBED])
def test_without_a_key_there_is_a_list_to_start_with_and_the_reason(world: World, stub: Stub, purpose: Purpose) -> None:
    offered = world.ask(AskModels(purpose))
    assert offered.models
    assert "no key" in offered.note
    assert stub.seen == []
