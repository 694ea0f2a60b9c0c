import pytest

from wellkept.teach.secrets import holds_secret


@pytest.mark.parametrize(
    "text",
    [
        "password: swordfish",
        "The password is hunter22x.",
        "Passwort: geheim",
        "wifi pw: swordfish",
        "WLAN-Key: 8Dkw92kd",
        "My PIN is 4711.",
        "mot de passe : azerty",
        "密码：abc12345",
        "API key = abcdef",
        "sk-proj-abcdEFGH1234567890abcd",
        "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
        "AKIAABCDEFGHIJKLMNOP",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc",
        "-----BEGIN RSA PRIVATE KEY-----",
        "The card is 4111 1111 1111 1111.",
        "5500-0000-0000-0004 is hers.",
        "The code is Ab3dEf6hIj9kLm2nOp5qRs8t, she said.",
    ],
)
def test_a_secret_is_seen(text: str) -> None:
    assert holds_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "Mira forgot her password again.",
        "The password is written in a blue book.",
        "Tanja moved to Graz in 2019.",
        "Her token of love was a ring.",
        "The card is 4111 1111 1111 1112.",
        "Her account is DE89 3704 0044 0532 0130 00.",
        "Call +43 664 123 456 7890.",
        "Donaudampfschifffahrtsgesellschaftskapitän",
        "See https://a.example/Ab3dEf6hIj9kLm2nOp5qRs8t for it.",
        "Mira likes secret gardens.",
    ],
)
def test_plain_words_are_no_secret(text: str) -> None:
    assert not holds_secret(text)
