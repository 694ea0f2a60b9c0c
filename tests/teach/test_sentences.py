import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.teach.more_split_cases import MORE_CASES
from tests.teach.split_cases import CASES, Case
from wellkept.teach.found import LeftOut, Sentence, Voice
from wellkept.teach.markup import NOTHING, without_markup
from wellkept.teach.sentences import find_sentences

ALL_CASES = CASES + MORE_CASES
PIECES = st.sampled_from(
    [
        *"\n\n \t.!?…。，：:-*_`>|#<>[]()\"'“”„«»「」aA1я米ن\u200d\ufeff\x00\ud83d😀🐶",
        "\r\n", "\n\n", "---", "```", "-- ", "> ", "- ", "1. ", "| a | b |\n|---|---|\n", "**", "Dr. ", "z. B. ",
        "[12:03] Anna: ", "ChatGPT said:\n", "On Mon, 4 Mar 2024, Ben wrote:\n", "From: a\nSent: b\nTo: c\n",
        "Mira moved to Bergen. ", "I live in Oslo! ", "https://a.example/b.c ", "password: abc1",
        "米拉住在北京。", "    x = 1\n", "<html>", "<p>", "</p>", "</li>\n", "<b>", "</b>", "&amp;", "<!-- x -->",
        "<script>",
    ]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=60).map("".join))


def contents(text: str) -> list[str]:
    return [found.content for found in find_sentences(text) if isinstance(found, Sentence)]


def reasons(text: str) -> dict[str, str]:
    return {found.text: found.reason for found in find_sentences(text) if isinstance(found, LeftOut)}


@pytest.mark.parametrize("case", ALL_CASES, ids=[case.name for case in ALL_CASES])
def test_a_text_is_split_as_a_careful_reader_would(case: Case) -> None:
    assert contents(case.text) == list(case.sentences)


@given(TEXTS)
def test_every_character_is_accounted_for_once_and_in_order(text: str) -> None:
    end = 0
    for found in find_sentences(text):
        start, stop = found.span
        assert end <= start < stop
        assert not text[end:start].strip()
        end = stop
    assert not text[end:].strip()


@given(TEXTS)
@example("<HTML><Q>0")
@example("<html><p>Ok &amp; <b>so</b></p>")
def test_words_shown_are_the_words_of_the_text(text: str) -> None:
    seen = without_markup(text)  # the quote of a sentence of a web page is what its reader saw
    for found in find_sentences(text):
        if isinstance(found, LeftOut):
            assert found.text.split() == text[slice(*found.span)].split()
        else:
            assert found.quote.split() == seen[slice(*found.span)].replace(NOTHING, "").split()


@given(TEXTS)
def test_a_sentence_is_one_clean_line(text: str) -> None:
    for content in contents(text):
        assert content == content.strip()
        assert content.encode()
        assert not set(content) & set("\n\r\t\x00")


@pytest.mark.parametrize(
    ("text", "left", "reason"),
    [
        pytest.param("# Mira\n\nMira is here now.", "# Mira", "a heading", id="heading"),
        pytest.param("```\nx = 1\n```", "```\nx = 1\n```", "code", id="code"),
        pytest.param("| a | b |\n|---|---|\n| 1 | 2 |", "| a | b |\n|---|---|\n| 1 | 2 |", "a table", id="table"),
        pytest.param("> Come home.", "> Come home.", "quoted from another message", id="reply"),
        pytest.param("Mira is here now.\n\n-- \nAnna", "-- \nAnna", "a signature", id="signature"),
        pytest.param("Mira is here now.\n\n***", "***", "a line across", id="rule"),
        pytest.param("- Mira is here now", "-", "a list mark", id="list mark"),
        pytest.param("[12:03] Anna: Mira is here now", "[12:03] Anna:", "who spoke and when", id="stamp"),
        pytest.param("Claude: How very nice.", "How very nice.", "said by an assistant", id="assistant"),
        pytest.param("Ok.", "Ok.", "too short to say much", id="short"),
        pytest.param("Where does Mira live?", "Where does Mira live?", "a question", id="question"),
        pytest.param("https://a.example", "https://a.example", "only a link", id="link"),
        pytest.param("5 May 2024, 12:30", "5 May 2024, 12:30", "only a number or a time", id="time"),
        pytest.param(
            "My PIN is 4711, see.", "My PIN is 4711, see.", "looks like a password or key: held back", id="secret"
        ),
        pytest.param(
            "Mira " * 100, ("Mira " * 100).strip(), "longer than 400 characters: shorten it to keep it", id="long"
        ),
    ],
)  # fmt: skip
def test_what_is_left_out_says_why(text: str, left: str, reason: str) -> None:
    assert reasons(text)[left] == reason


def test_the_quote_keeps_marks_that_the_sentence_drops() -> None:
    (found,) = find_sentences("**Mira** likes [rye\nbread](https://bread.example).")
    assert isinstance(found, Sentence)
    assert (found.content, found.quote) == (
        "Mira likes rye bread.",
        "**Mira** likes [rye bread](https://bread.example).",
    )


def test_the_first_person_is_rewritten_and_its_words_kept() -> None:
    (found,) = find_sentences("I moved to Oslo.")
    assert isinstance(found, Sentence)
    assert (found.content, found.quote, found.voice) == ("Owner moved to Oslo.", "I moved to Oslo.", Voice.REWRITTEN)


@pytest.mark.parametrize(
    ("text", "voice"),
    [
        pytest.param("[12:03] Anna: I moved to Oslo.", Voice.FIRST, id="somebody else"),
        pytest.param("You said:\nI moved to Oslo.", Voice.REWRITTEN, id="the owner"),
    ],
)
def test_in_a_chat_only_the_owner_is_taken_for_the_owner(text: str, voice: Voice) -> None:
    assert [found.voice for found in find_sentences(text) if isinstance(found, Sentence)] == [voice]


@pytest.mark.parametrize(
    "text",
    [
        "x" * 300_000,
        "Mira lives in Linz. " * 20_000,
        "- a\n" * 50_000,
        "> a\n" * 50_000,
        "```\n" + "a\n" * 50_000 + "```",
    ],
    ids=["one word", "one line", "a list", "a reply", "code"],
)
def test_no_answer_is_monstrous(text: str) -> None:
    assert max(found.span[1] - found.span[0] for found in find_sentences(text)) <= 4000


def test_the_first_answers_do_not_wait_for_the_end() -> None:
    class Reading(str):
        __slots__ = ("furthest",)
        furthest: int

        def __getitem__(self, key: object) -> str:
            if isinstance(key, slice):
                self.furthest = max(self.furthest, key.stop or 0)
            return super().__getitem__(key)  # type: ignore[index]  # whatever str takes

    text = Reading("Mira lives in Linz and has one brother.\n\n" * 5000)
    text.furthest = 0
    next(iter(find_sentences(text)))
    assert text.furthest < 20_000


def test_the_writer_of_a_mail_may_be_somebody_else() -> None:
    text = "From: Mira\nTo: Ana\nSubject: Boats\n\nI sold my boat. I moved to Linz."
    assert contents(text) == ["I sold my boat.", "I moved to Linz."]
