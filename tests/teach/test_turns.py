import pytest

from wellkept.teach.turns import head_before

CHAT = "You said:\nHello.\n\nChatGPT said:\nHello to you.\n\nMore of it.\n[12:03] Anna: I swim.\nAnd I sing.\n"


@pytest.mark.parametrize(
    ("words", "head"),
    [
        ("You said", ""),
        ("Hello.", "You said:"),
        ("Hello to you", "ChatGPT said:"),
        ("More of it", "ChatGPT said:"),
        ("And I sing", "[12:03] Anna:"),
    ],
)
def test_the_speaker_at_a_place_is_the_last_one_named(words: str, head: str) -> None:
    assert head_before(CHAT, CHAT.index(words)) == head


def test_plain_text_has_no_speaker() -> None:
    assert head_before("Mira swims.\nName: a field.\n\nOla sails.", 30) == ""
