"""Scopes: what a conversation may read, by name; what is no name reads nothing."""

import pytest

from wellkept.model.scope import NAME_MAX_CHARS, Readable, Scope, allows, is_about, is_name, readable


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("ana", True),
        ("Ana María", True),
        ("安娜", True),
        ("a:b", True),
        ("مهری\u200cناز", True),
        ("\u200c", False),
        ("x" * NAME_MAX_CHARS, True),
        ("x" * (NAME_MAX_CHARS + 1), False),
        ("", False),
        (" ana", False),
        ("ana ", False),
        ("an\na", False),
        ("an\x00a", False),
        ("an\u202ea", False),
        ("an\u200ba", False),
        ("*", False),
        ("ana*", False),
    ],
    ids=ascii,
)
def test_names(name: str, is_one: bool) -> None:
    assert is_name(name) is is_one


@pytest.mark.parametrize(
    ("about", "is_one"),
    [
        ("owner", True),
        ("everyone", True),
        ("person:ana", True),
        ("agent:north", True),
        ("thread:t 1", True),
        ("person:", False),
        ("person:*", False),
        ("ana", False),
        ("owner:", False),
        ("Person:ana", False),
        ("", False),
    ],
)
def test_abouts(about: str, is_one: bool) -> None:
    assert is_about(about) is is_one


NOWHERE = Readable(abouts=None, spaces=(), nowhere=True)


@pytest.mark.parametrize(
    ("scope", "expected"),
    [
        (Scope(), Readable(abouts=("everyone",), nowhere=True)),
        (Scope(people=("owner", "ana")), Readable(abouts=("everyone", "owner", "person:ana"), nowhere=True)),
        (Scope(agent="north"), Readable(abouts=("everyone", "agent:north"), nowhere=True)),
        (Scope(thread="t1"), Readable(abouts=("everyone", "thread:t1"), nowhere=True)),
        (Scope(space="work"), Readable(abouts=("everyone",), spaces=("work",))),
        (Scope(space="work", any_space=True), Readable(abouts=("everyone",), spaces=("work",))),
        (Scope(any_space=True), Readable(abouts=("everyone",), spaces=None, nowhere=True)),
        (Scope(people=("*", "", "a\nb"), agent="*", thread="t*"), Readable(abouts=("everyone",), nowhere=True)),
    ],
    ids=["nobody", "people", "agent", "thread", "space", "a space is not any", "any space", "what is no name"],
)
def test_a_scope_reads_what_it_names_and_everyone(scope: Scope, expected: Readable) -> None:
    assert readable(scope) == expected


@pytest.mark.parametrize(
    ("rule", "about", "space", "allowed"),
    [
        (Readable(), "everyone", None, False),
        (Readable(abouts=None, spaces=None, nowhere=True), "thread:t1", "work", True),
        (Readable(abouts=None, spaces=None), "owner", None, False),
        (NOWHERE, "owner", None, True),
        (NOWHERE, "owner", "work", False),
        (Readable(abouts=("person:*",), spaces=("work",)), "person:ana", "work", True),
        (Readable(abouts=("person:*",), spaces=("work",)), "agent:ana", "work", False),
        (Readable(abouts=("person:ana",), nowhere=True), "person:anabel", None, False),
        (Readable(abouts=("person:ana*",), nowhere=True), "person:anabel", None, True),
    ],
)
def test_the_rule_for_what_is_not_stored_yet(rule: Readable, about: str, space: str | None, allowed: bool) -> None:
    assert allows(rule, about, space) is allowed
