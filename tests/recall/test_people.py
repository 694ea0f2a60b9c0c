"""Whom a question is about."""

import pytest

from wellkept.recall.people import person_asked

ABOUTS = ("owner", "person:ana", "person:Ben Ode", "person:will", "person:rose", "person:王明", "agent:ben", "everyone")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Where does Ana live?", "person:ana"),
        ("where does ana live", "person:ana"),
        ("Ana's flat", "person:ana"),
        ("What does Ben like?", "person:Ben Ode"),
        ("Ode to joy", None),
        ("Ana and Ben", None),
        ("What do I like?", "owner"),
        ("my birthday", "owner"),
        ("Wo ist mein Pass?", "owner"),
        ("我 喜欢", "owner"),
        ("When did I meet Ana?", None),
        ("will it rain", None),
        ("Will it rain", None),
        ("does Will row", "person:will"),
        ("DOES WILL ROW", None),
        ("a rose garden", None),
        ("the garden of Rose", "person:rose"),
        ("王明住在哪里", "person:王明"),
        ("what does everyone like", None),
        ("bananas", None),
        ("", None),
    ],
)
def test_person_asked(text: str, expected: str | None) -> None:
    assert person_asked(text, ABOUTS) == expected


@pytest.mark.parametrize("about", ["", "person:", "person:x", "person: ", "thread:1"])
def test_names_that_are_none(about: str) -> None:
    assert person_asked("x 1 person thread", [about]) is None


def test_two_people_of_one_name_are_not_one() -> None:
    assert person_asked("Ana", ["person:ana lima", "person:ana costa"]) is None
