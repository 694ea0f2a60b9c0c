import pytest

from wellkept.teach.chat import Speaker, named_of, stamp_of


@pytest.mark.parametrize(
    ("line", "rest", "speaker"),
    [
        ("[12:03] Anna: hello", "hello", Speaker.OTHER),
        ("[05.03.24, 14:22:01] Anna B.: hello", "hello", Speaker.OTHER),
        ("Anna (12:03): hello", "hello", Speaker.OTHER),
        ("2024-03-05, 14:22 - Anna: hello", "hello", Speaker.OTHER),
        ("3/5/24, 2:22 PM - Anna Lund: hello", "hello", Speaker.OTHER),
        ("14:22 Anna: hello", "hello", Speaker.OTHER),
        ("14:22 <anna> hello", "hello", Speaker.OTHER),
        ("<anna> hello", "hello", Speaker.OTHER),
        ("Anna  2:22 PM", "", Speaker.OTHER),
        ("Anna, [5 Mar 2024 at 14:22:01]:", "", Speaker.OTHER),
        ("You said:", "", Speaker.WRITER),
        ("Me: hello", "hello", Speaker.WRITER),
        ("[12:03] Me: hello", "hello", Speaker.WRITER),
        ("ChatGPT said: hello", "hello", Speaker.ASSISTANT),
        ("**Claude:** hello", "hello", Speaker.ASSISTANT),
    ],
)
def test_the_head_of_a_chat_line(line: str, rest: str, speaker: Speaker) -> None:
    stamp = stamp_of(line)
    assert stamp is not None
    assert (line[stamp.length :], stamp.speaker) == (rest, speaker)


@pytest.mark.parametrize(
    "line",
    [
        "Mira lives in Linz.",
        "At 12:03 Mira went home: it rained.",
        "<p>Mira lives in Linz.</p>",
        "<b> bold",
        "Model: Canon EOS",
        "System: Debian",
        "Name: Mira",
        "Mira (born 1984): a potter",
    ],
)
def test_other_lines_have_no_head(line: str) -> None:
    assert stamp_of(line) is None


def test_an_assistant_without_a_name_needs_a_partner() -> None:
    assert stamp_of("Assistant: hello") is None
    stamp = stamp_of("Assistant: hello", near="User: hi\nAssistant: hello")
    assert stamp is not None
    assert stamp.speaker is Speaker.ASSISTANT


@pytest.mark.parametrize(
    ("lines", "heads"),
    [
        pytest.param(["Anna: It rains.", "Ben: It does."], [0, 1], id="two names, whole sentences"),
        pytest.param(["Anna: it rains", "Ben: does it", "Anna: yes"], [0, 1, 2], id="a name returns"),
        pytest.param(["Anna: It rains.", "And how.", "Ben: It does."], [0, 2], id="a message of two lines"),
        pytest.param(["Name: Mira", "Born: in Linz"], [], id="fields"),
        pytest.param(["Colour: blue", "Shape: round"], [], id="other fields"),
        pytest.param(["Anna: It rains."], [], id="one line"),
    ],
)
def test_names_and_colons(lines: list[str], heads: list[int]) -> None:
    assert sorted(named_of(lines)) == heads
