import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.held_back import HeldBack, in_words, masked
from wellkept.teach.secrets import Secret

CARD = "4111 1111 1111 1111"
KEY = "sk-or-v1-abcdEFGH1234567890abcdEFGH12345678"
BLOCK = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1r\nZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----"


def outgoing(text: str) -> str:
    span = (0, len(text))
    return masked(text, span, HeldBack(text).within(span))


@pytest.mark.parametrize(
    ("text", "secret", "name"),
    [
        pytest.param(f"My card is {CARD}, valid.", CARD, "a card number", id="card"),
        pytest.param("Card 5500-0000-0000-0004.", "5500-0000-0000-0004", "a card number", id="card with dashes"),
        pytest.param("It is 378282246310005 now.", "378282246310005", "a card number", id="card of 15 digits"),
        pytest.param(f"Use {KEY} for it.", KEY, "an access key", id="OpenRouter"),
        pytest.param("AKIAABCDEFGHIJKLMNOP is mine.", "AKIAABCDEFGHIJKLMNOP", "an access key", id="AWS id"),
        pytest.param(
            "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCY",
            "wJalrXUtnFEMI/K7MDENG/bPxRfiCY",
            "a password",
            id="AWS secret",
        ),
        pytest.param(
            "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
            "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
            "an access key",
            id="GitHub",
        ),
        pytest.param(
            "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.aBc-1_x",
            "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.aBc-1_x",
            "an access key",
            id="JWT",
        ),
        pytest.param(
            "Authorization: Bearer abcdef0123456789abcd", "abcdef0123456789abcd", "an access key", id="bearer"
        ),
        pytest.param("password: swordfish, he said", "swordfish,", "a password", id="password"),
        pytest.param('"password": "sword fish"', '"sword fish"', "a password", id="password in JSON"),
        pytest.param("My PIN is 4711.", "4711", "a password", id="PIN"),
        pytest.param("密码：abc12345", "abc12345", "a password", id="Chinese"),
        pytest.param(f"我的密钥是{KEY}。", KEY, "an access key", id="among Chinese"),
        pytest.param("我的密码是abc12345，请记住。", "abc12345", "a password", id="among Chinese words"),
        pytest.param("**Password:** hunter2", "hunter2", "a password", id="in bold"),
        pytest.param("Password:\nhunter2", "hunter2", "a password", id="on the next line"),
        pytest.param("seed phrase: apple river moon tree", "apple river moon tree", "a password", id="seed phrase"),
        pytest.param("see https://ana:s3cretpw@a.example/x", "s3cretpw", "a password", id="in an address"),
        pytest.param(
            "IBAN DE89 3704 0044 0532 0130 00 here", "DE89 3704 0044 0532 0130 00", "a bank account number", id="IBAN"
        ),
        pytest.param(
            "123456789:AAabcdefghijklmnopqrstuvwxyz0123456",
            "123456789:AAabcdefghijklmnopqrstuvwxyz0123456",
            "an access key",
            id="bot",
        ),
    ],
)
def test_a_secret_is_held_back_by_name_and_the_rest_goes(text: str, secret: str, name: str) -> None:
    found = HeldBack(text).within((0, len(text)))
    assert [one.name for one in found] == [name]
    assert outgoing(text) == text.replace(secret, "*" * len(secret))


@pytest.mark.parametrize(
    "text",
    [
        "Mira forgot her password again.",
        "The card is 4111 1111 1111 1112.",
        "Call +43 664 123 456 7890.",
        "IBAN DE89 3704 0044 0532 0130 01",
        "She has 12 bees and 2,000 books from 1999.",
    ],
)
def test_plain_words_go_as_they_are(text: str) -> None:
    assert outgoing(text) == text


def test_a_private_key_is_held_back_whole_and_keeps_its_lines() -> None:
    assert (
        outgoing(f"Mine:\n{BLOCK}\nThanks.")
        == "Mine:\n" + "\n".join("*" * len(line) for line in BLOCK.split("\n")) + "\nThanks."
    )


def test_every_part_of_a_private_key_is_held_back() -> None:
    text = f"Mine:\n{BLOCK}\nThanks."
    middle = text.index("b3Blbn"), text.index("\nZXk")
    held = HeldBack(text).within(middle)
    assert [(one.span, one.name) for one in held] == [(middle, "a private key")]


def test_a_private_key_without_an_end_ends_with_its_paragraph() -> None:
    text = "-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\n\nMira swims."
    assert outgoing(text).endswith("\n\nMira swims.")
    assert "MIIE" not in outgoing(text)


def test_a_card_number_cut_in_two_by_a_border_is_held_back_on_both_sides() -> None:
    text = f"My card is {CARD}."
    border = text.index(" 1111 1111.")
    held = HeldBack(text)
    for span in ((0, border), (border, len(text))):
        assert not any(char.isdigit() for char in masked(text, span, held.within(span)))


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], ""),
        (["a card number"], "Held back: a card number."),
        (["a card number", "a password", "a password"], "Held back: a card number, 2 passwords."),
        (["an access key", "an access key"], "Held back: 2 access keys."),
    ],
    ids=["nothing", "one", "several", "two keys"],
)
def test_the_owner_is_told_by_name(names: list[str], told: str) -> None:
    assert in_words(Secret((0, 1), name) for name in names) == told


PIECES = st.sampled_from(
    [CARD, KEY, BLOCK, BLOCK[:60], "password: x1y2z3 ", "pin 4711 ", "\n", "\n\n", "Mira. ", " ", "4", "-", ":", "é"]
)


@given(st.lists(PIECES, max_size=20).map("".join), st.integers(0, 300), st.integers(0, 300))
def test_a_mask_is_as_long_as_what_it_hides(text: str, start: int, end: int) -> None:
    span = (min(start, len(text)), min(max(start, end), len(text)))
    shown = masked(text, span, HeldBack(text).within(span))
    assert len(shown) == span[1] - span[0]
    assert shown.count("\n") == text[slice(*span)].count("\n")
    assert KEY not in shown


def test_no_secret_prints_itself() -> None:
    (found,) = HeldBack(f"My card is {CARD}.").within((0, 31))
    assert "4111" not in repr(found)
