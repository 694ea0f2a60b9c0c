"""What is pasted becomes a key or a refusal that does not repeat it."""

import copy
import hashlib
import logging
import pickle
import traceback

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.providers.key_text import LENGTH_MAX, KeyTextRefused, clean_key, revoke_link, usage_link
from wellkept.providers.secret import Secret

KEY = "sk-or-v1-0123456789abcdef"


@pytest.mark.parametrize(
    "pasted",
    [
        KEY,
        f"  {KEY}\r\n",
        f"\ufeff{KEY}",
        f"\u00a0{KEY}\u00a0",
        f"\u200b{KEY}\u2060",
        f'"{KEY}"',
        f"“{KEY}”",
        f"`{KEY}`,",
        f"Bearer {KEY}",
        f"bearer\u00a0{KEY}",
        f"Authorization: Bearer {KEY}",
        f"OPENROUTER_API_KEY={KEY}",
        f'export OPENROUTER_API_KEY="{KEY}"',
    ],
    ids=ascii,
)
def test_what_clings_to_a_key_is_taken_off(pasted: str) -> None:
    assert clean_key(pasted).reveal() == KEY


@pytest.mark.parametrize(
    ("pasted", "says"),
    [
        ("", "no key"),
        (" \u00a0\ufeff ", "no key"),
        ("Bearer ", "no key"),
        ("sk-оr-v1", "Character 4 of 8 is not a plain letter"),
        ("sk-or v1", "Character 6 of 8 is a blank"),
        ("sk-or\u200bv1", "Character 6 of 8 is one that is not seen"),
        ("sk-or\nv1", "Character 6 of 8 is a blank"),
        ("x" * (LENGTH_MAX + 1), "longer than any key: 513"),
    ],
    ids=ascii,
)
def test_what_is_no_key_is_refused_by_its_position(pasted: str, says: str) -> None:
    with pytest.raises(KeyTextRefused, match=says) as refused:
        clean_key(pasted)
    assert not pasted.strip() or pasted not in "".join(traceback.format_exception(refused.value))


@given(st.text(max_size=60))
def test_any_text_is_a_header_value_or_refused(pasted: str) -> None:
    try:
        key = clean_key(pasted).reveal()
    except KeyTextRefused:
        return
    assert key.isascii()
    assert key.isprintable()
    assert " " not in key


def test_a_secret_is_not_seen(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secret = Secret(KEY)
    logging.getLogger("any").info("with %s and %r", secret, [secret])
    assert KEY not in f"{secret} {secret!r} {[secret]} {caplog.text}"
    with pytest.raises(TypeError):
        pickle.dumps(secret)
    with pytest.raises(TypeError):
        copy.copy(secret)


def test_secrets_are_equal_by_their_text() -> None:
    assert Secret(KEY) == Secret(KEY)
    assert Secret(KEY) != Secret(KEY + "0")
    assert len({Secret(KEY), Secret(KEY)}) == 1


def test_links_name_a_key_by_its_digest_only() -> None:
    digest = hashlib.sha256(KEY.encode()).hexdigest()
    assert revoke_link(Secret(KEY)) == f"https://openrouter.ai/keys/{digest}"
    assert usage_link(Secret(KEY)).endswith(digest)
    assert KEY not in revoke_link(Secret(KEY)) + usage_link(Secret(KEY))
