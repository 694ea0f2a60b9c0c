import pytest

from wellkept.model.errors import UnreadableText
from wellkept.teach.plain_text import MAX_BYTES, decode


@pytest.mark.parametrize(
    ("data", "text", "guessed"),
    [
        pytest.param("Zürich".encode(), "Zürich", False, id="utf-8"),
        pytest.param("Zürich".encode("utf-8-sig"), "Zürich", False, id="utf-8 with mark"),
        pytest.param("Zürich".encode("utf-16"), "Zürich", False, id="utf-16 with mark"),
        pytest.param("Zürich".encode("utf-32"), "Zürich", False, id="utf-32 with mark"),
        pytest.param("Zürich".encode("cp1252"), "Zürich", True, id="windows"),
        pytest.param("Grüße aus 上海, ö".encode() + b"\xff", "Grüße aus 上海, ö\ufffd", True, id="utf-8 with a break"),
        pytest.param(b"", "", False, id="empty"),
        pytest.param(b"a\x00b" + b"c" * 500, "a\x00b" + "c" * 500, False, id="a stray NUL"),
    ],
)
def test_decode(data: bytes, text: str, guessed: bool) -> None:
    decoded = decode(data)
    assert (decoded.text, decoded.guessed) == (text, guessed)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x00\x01\x02" * 100, id="binary"),
        pytest.param(bytes(range(1, 256)) * 10, id="every byte but NUL"),
        pytest.param("Мира живёт в Казани.".encode("cp1251"), id="cyrillic of unknown encoding"),
        pytest.param("米拉住在北京。".encode("gbk"), id="chinese of unknown encoding"),
        pytest.param(b"x" * (MAX_BYTES + 1), id="too large"),
    ],
)
def test_what_is_no_text_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(UnreadableText) as refused:
        decode(data)
    assert refused.value.next_step
