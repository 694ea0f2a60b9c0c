"""Which keys a command may have, and what an owner's choice becomes."""

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from wellkept.ui.commands import COMMANDS, Command, keys_of, native
from wellkept.ui.keys.own import clash, given, packed, unpacked

BY_ID = {command.id: command for command in COMMANDS}
KEYS = [(command, keys) for command in COMMANDS for keys in command.keys]


@pytest.mark.parametrize(("command", "keys"), KEYS, ids=[f"{command.id} {keys}" for command, keys in KEYS])
def test_no_keys_of_the_table_clash(command: Command, keys: str) -> None:
    assert clash(command, keys) is None


@pytest.mark.parametrize(
    ("command", "keys", "says", "holder"),
    [
        pytest.param("exam", "Ctrl+N", "already stands for “Teach something new”", "teach", id="another command's"),
        pytest.param("exam", "Ctrl+E", "already stands for “Correct”", "correct", id="one of the list, for everywhere"),
        pytest.param("copy", "F1", "already stands for “Keys”", "keys", id="one of everywhere, for the list"),
        pytest.param("exam", "T", "needed for typing", "", id="a letter"),
        pytest.param("exam", "Shift+T", "needed for typing", "", id="a large letter"),
        pytest.param("forget", "Backspace", "needed for typing", "", id="a key that deletes"),
        pytest.param("exam", "Del", "needed for typing", "", id="del outside of a list"),
        pytest.param("exam", "F5", "is a fixed key. In the exam: Run the exam.", "", id="a fixed key"),
        pytest.param("exam", "Ctrl+Return", "is a fixed key", "", id="a fixed key of everywhere"),
        pytest.param("exam", "Alt+F", "opens a menu", "", id="the key of a menu"),
    ],
)
def test_what_stands_against_keys_is_said(command: str, keys: str, says: str, holder: str) -> None:
    found = clash(BY_ID[command], keys)
    assert found is not None
    assert found.sentence.startswith(native(keys))
    assert says in found.sentence
    assert (found.holder.id if found.holder else "") == holder


@pytest.mark.parametrize(
    ("command", "keys"),
    [("exam", "Ctrl+Shift+J"), ("exam", "F7"), ("copy", "Ins"), ("copy", "F5"), ("exam", "Meta+E"), ("exam", "Alt+J")],
)
def test_free_keys_may_be_taken(command: str, keys: str) -> None:
    assert clash(BY_ID[command], keys) is None


def test_keys_of_the_table_are_no_choice_of_the_owner() -> None:
    own = given({}, BY_ID["redo"], ("Ctrl+J",))
    assert own == {"redo": ("Ctrl+J",)}
    assert given(own, BY_ID["redo"], BY_ID["redo"].keys) == {}


def test_whoever_had_the_keys_gives_them_up() -> None:
    own = given({"exam": ("Ctrl+J",)}, BY_ID["teach"], ("Ctrl+J",))
    assert own == {"exam": (), "teach": ("Ctrl+J",)}
    assert keys_of(BY_ID["exam"]) == ("Ctrl+T",)


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", "7", "null", '{"exam": "Ctrl+J"}', '{"exam": [7]}', '{"gone": ["F7"]}', '{"exam": ["Quux"]}'],
)
def test_what_cannot_be_read_is_no_choice(text: str) -> None:
    assert unpacked(text) == {}


@given_any(
    st.dictionaries(st.sampled_from(sorted(BY_ID)), st.lists(st.sampled_from(["F7", "Ctrl+,", "Ctrl++", "Ctrl+Ä"])))
)
def test_a_choice_comes_back_as_it_was(chosen: dict[str, list[str]]) -> None:
    own = {name: tuple(keys) for name, keys in chosen.items()}
    assert unpacked(packed(own)) == own
