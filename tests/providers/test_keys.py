"""Where the key is looked for and kept, with keyrings that answer, refuse, lie and hang."""

import threading
from collections.abc import Callable, Iterator, Mapping

import pytest

from tests.providers.keyring_drawer import Drawer, KeyringLocked
from wellkept.providers.keyring_doors import Door
from wellkept.providers.keys import HOST, VARIABLE, KeyRing, KeyState, Standing
from wellkept.providers.secret import Secret

KEY = Secret("sk-or-v1-0123456789abcdef")
OTHER = Secret("sk-or-v1-fedcba9876543210")
SHORT_S = 0.05
LONG_S = 20.0


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


def ring(drawer: Door | None, environ: Mapping[str, str] | None = None, host: str = HOST) -> KeyRing:
    return KeyRing(host, environ or {}, lambda: None if drawer is None else (drawer, "a drawer"))


def standing(state: KeyState) -> tuple[Standing, Secret | None]:
    return state.standing, state.key


def test_a_kept_key_is_found_again_by_another_program(drawer: Drawer) -> None:
    assert standing(ring(drawer).keep(KEY, LONG_S)) == (Standing.PRESENT, KEY)
    assert standing(ring(drawer).ask(LONG_S)) == (Standing.PRESENT, KEY)
    assert ring(drawer).ask(LONG_S).sentence == "Your key is in a drawer."


def test_an_empty_keyring_has_none(drawer: Drawer) -> None:
    assert standing(ring(drawer).ask(LONG_S)) == (Standing.NONE, None)


def test_a_key_is_offered_to_its_own_host_only(drawer: Drawer) -> None:
    ring(drawer).keep(KEY, LONG_S)
    other = ring(drawer, {VARIABLE: OTHER.reveal()}, host="localhost:11434")
    assert standing(other.ask(LONG_S)) == (Standing.NONE, None)
    assert standing(other.keep(OTHER, LONG_S)) == (Standing.PRESENT, OTHER)
    assert standing(ring(drawer).ask(LONG_S)) == (Standing.PRESENT, KEY)


def test_a_forgotten_key_is_gone(drawer: Drawer) -> None:
    keys = ring(drawer)
    keys.keep(KEY, LONG_S)
    assert standing(keys.forget(LONG_S)) == (Standing.NONE, None)
    assert not drawer.held
    assert standing(keys.forget(LONG_S)) == (Standing.NONE, None)


def test_the_variable_comes_first_and_is_never_stored(drawer: Drawer) -> None:
    drawer.holds(OTHER)
    keys = ring(drawer, {VARIABLE: f" {KEY.reveal()}\n"})
    assert standing(keys.ask(LONG_S)) == (Standing.ENVIRONMENT, KEY)
    assert list(drawer.held.values()) == [OTHER.reveal()]


def test_a_variable_that_is_no_key_says_so_without_it(drawer: Drawer) -> None:
    state = ring(drawer, {VARIABLE: "sk-or ключ"}).ask(LONG_S)
    assert standing(state) == (Standing.ENVIRONMENT, None)
    assert "is not a key" in state.sentence
    assert "ключ" not in state.sentence


def without(_: Drawer) -> Door | None:
    return None


def locked(drawer: Drawer) -> Door | None:
    drawer.fault = KeyringLocked()
    return drawer


def broken(drawer: Drawer) -> Door | None:
    drawer.fault = OSError(f"the bus is gone; the key was {KEY.reveal()}")
    return drawer


def forgetful(drawer: Drawer) -> Door | None:
    drawer.forgetful = True
    return drawer


@pytest.mark.parametrize(
    ("spoil", "found", "kept_says"),
    [
        (without, Standing.NO_KEYRING, "Your key is kept until you quit."),
        (locked, Standing.LOCKED, "Your keyring is locked, so the key is kept until you quit."),
        (broken, Standing.NO_KEYRING, "Your key is kept until you quit."),
        (forgetful, Standing.NONE, "Your key is kept until you quit."),
    ],
)
def test_without_a_keyring_the_key_stays_in_ram_and_that_is_said(
    drawer: Drawer, spoil: Callable[[Drawer], Door | None], found: Standing, kept_says: str
) -> None:
    keys = ring(spoil(drawer))
    assert keys.ask(LONG_S).standing is found
    kept = keys.keep(KEY, LONG_S)
    assert standing(kept) == (Standing.SESSION, KEY)
    assert kept.sentence == kept_says
    assert standing(keys.ask(LONG_S)) == (Standing.SESSION, KEY)
    assert KEY.reveal() not in repr(kept) + kept.sentence
    assert standing(keys.forget(LONG_S)) == (found, None)


def test_a_keyring_that_is_unlocked_later_gives_the_key(drawer: Drawer) -> None:
    drawer.holds(KEY)
    drawer.fault = KeyringLocked()
    keys = ring(drawer)
    assert keys.ask(LONG_S).standing is Standing.LOCKED
    drawer.fault = None
    assert standing(keys.ask(LONG_S)) == (Standing.PRESENT, KEY)


def test_a_keyring_that_hangs_is_left_waiting_and_asked_no_second_time(drawer: Drawer) -> None:
    drawer.holds(KEY)
    drawer.open_.clear()
    keys = ring(drawer)
    assert keys.ask(SHORT_S).standing is Standing.HUNG
    assert keys.ask(0).standing is Standing.ASKING
    assert sum(thread.name == "keyring" for thread in threading.enumerate()) == 1
    drawer.open_.set()
    assert standing(keys.ask(LONG_S)) == (Standing.PRESENT, KEY)


def test_a_key_pasted_while_the_keyring_hangs_can_be_used_at_once(drawer: Drawer) -> None:
    drawer.holds(OTHER)
    drawer.open_.clear()
    keys = ring(drawer)
    keys.ask(SHORT_S)
    assert standing(keys.keep(KEY, SHORT_S)) == (Standing.SESSION, KEY)
    drawer.open_.set()
    assert standing(keys.ask(LONG_S)) == (Standing.SESSION, KEY), "the older key won"
    assert standing(keys.ask(LONG_S)) == (Standing.PRESENT, KEY)


def test_a_key_in_ram_is_written_once_the_keyring_is_unlocked(drawer: Drawer) -> None:
    drawer.fault = KeyringLocked()
    keys = ring(drawer)
    assert keys.keep(KEY, LONG_S).standing is Standing.SESSION
    drawer.fault = None
    assert standing(keys.ask(LONG_S)) == (Standing.PRESENT, KEY)
    assert standing(ring(drawer).ask(LONG_S)) == (Standing.PRESENT, KEY)


def test_forgetting_while_the_keyring_hangs_does_not_say_it_is_gone(drawer: Drawer) -> None:
    drawer.holds(KEY)
    drawer.open_.clear()
    keys = ring(drawer)
    keys.ask(SHORT_S)
    assert keys.forget(SHORT_S).standing is not Standing.NONE
    drawer.open_.set()
    assert standing(keys.forget(LONG_S)) == (Standing.NONE, None)


@pytest.mark.parametrize("found", Standing)
def test_every_standing_has_its_words(found: Standing) -> None:
    state = KeyState(found)
    assert state.sentence[-1] in ".…"
    assert "{" not in state.sentence
