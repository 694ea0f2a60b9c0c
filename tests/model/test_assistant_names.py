"""Names of assistants, and the rights they are given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.assistant_names import NAME_MAX_CHARS, InvalidAssistant, folded_name, name_of, rights_of
from wellkept.model.assistants import Assistant, Caller, Rights


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Muse", "Muse"),
        ("  my \n desk\tbot ", "my desk bot"),
        ("Zoe\u0308", "Zoë"),
        ("助手", "助手"),
        ("n" * NAME_MAX_CHARS, "n" * NAME_MAX_CHARS),
    ],
    ids=["plain", "blanks", "composed", "other script", "longest"],
)
def test_a_name_stands_on_one_line(typed: str, name: str) -> None:
    assert name_of(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", " \n", "n" * (NAME_MAX_CHARS + 1), "a\u202eb", "a\u200fb", "a\u200bb", "a\x00b", "a\ud800b", "*", "a*", "x:y"],
    ids=["none", "blank", "long", "override", "mark", "no width", "nul", "half", "star", "star at end", "colon"],
)
def test_what_is_no_name_is_refused(typed: str) -> None:
    with pytest.raises(InvalidAssistant):
        name_of(typed)


@given(st.text(max_size=60))
def test_a_name_is_stable_and_names_no_prefix(typed: str) -> None:
    try:
        name = name_of(typed)
    except InvalidAssistant:
        return
    assert name_of(name) == name
    caller = Caller(Assistant(id="ast_1", name=name))
    assert not any(about.endswith("*") for about in caller.readable[0].abouts or ())


@pytest.mark.parametrize(
    ("one", "other"), [("Muse", "mUSE"), ("Straße", "STRASSE"), ("Muse", "\uff2duse")], ids=["case", "ß", "width"]
)
def test_names_that_people_would_take_for_one_are_one(one: str, other: str) -> None:
    assert folded_name(one) == folded_name(other)


def test_rights_have_each_value_once_and_none_for_nobody() -> None:
    assert rights_of(Rights(beings=("owner", "owner"), abouts=None, spaces=(" work ",))) == Rights(
        beings=("owner",), abouts=None, spaces=("work",)
    )
    with pytest.raises(InvalidAssistant, match="nobody"):
        rights_of(Rights(abouts=("owner", " ")))
