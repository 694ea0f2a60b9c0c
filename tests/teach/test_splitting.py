import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.splitting import split


@pytest.mark.parametrize(
    ("language", "marked"),
    [
        ("en", "At 5 a.m. Mrs. Lund left. | She came back at 6 p.m. | Jonas was out."),
        ("en", "The call is at 9 a.m. Oslo time. | He is late."),
        ("en", "In Jan. I moved to Oslo. | It was cold in Feb. | It rained."),
        ("en", "It is on Mt. Floyen. | Max was there. | So was Max. | He sang."),
        ("en", "You and I. | Albert I. Jones came, too."),
        ("en", "It was 5.5°C. | It rained."),
        ("en", "He waited . . . and left. | He said so."),
        ("en", "Ask co. and inc. first. | She works for Lund Inc. | The firm is small."),
        ("de", "Er kam am 3. | Er ging am 4. Mai."),
        ("de", "Das ist 12 % teurer als am 1. Juni. | Sie zahlt."),
        ("zh", "“好的。”他说。 | 他走了！”"),
        ("ja", "「はい。」と言った。 | 「いいえ。」"),
    ],
)
def test_stops(language: str, marked: str) -> None:
    wanted = marked.split(" | ")
    text = " ".join(wanted)
    assert [text[start:end] for start, end in split(text, language)] == wanted


@given(st.text(max_size=120), st.sampled_from(["en", "de", "zh", "ar", "th", "xx"]))
def test_nothing_but_blanks_lies_between_sentences(text: str, language: str) -> None:
    flow = text.encode("utf-8", "replace").decode()
    end = 0
    for start, stop in split(flow, language):
        assert not flow[end:start].strip()
        assert flow[start:stop] == flow[start:stop].strip()
        end = stop
    assert not flow[end:].strip()
