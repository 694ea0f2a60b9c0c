import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.teach.replies.shapes import MOVED, SHAPES, WHOLE, Shape, memory
from wellkept.model.kinds import Kind
from wellkept.teach.extraction_reply import TAGS_MAX, Answer, SaidLine, Unread, UnreadReply, read_reply


def reply_of(*items: object, **more: object) -> str:
    return json.dumps({"memories": list(items), **more})


def read(reply: str) -> Answer | Unread:
    try:
        return read_reply(reply)
    except UnreadReply as unread:
        return unread.why


@pytest.mark.parametrize("shape", SHAPES, ids=[shape.name for shape in SHAPES])
def test_a_reply_is_read_whatever_its_shape(shape: Shape) -> None:
    answer = read(shape.reply)
    said = tuple(one.content for one in answer.memories) if isinstance(answer, Answer) else answer
    assert said == shape.read


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("fact", Kind.FACT),
        ("Preference", Kind.PREFERENCE),
        ("habit", Kind.PREFERENCE),
        ("goals", Kind.FACT),
        ("family", Kind.RELATIONSHIP),
        ("events", Kind.EPISODE),
        ("note", Kind.DOCUMENT),
        ("idea", Kind.INSIGHT),
        ("spaceship", Kind.FACT),
        ("", Kind.FACT),
        (None, Kind.FACT),
        (3, Kind.FACT),
        (["fact"], Kind.FACT),
    ],
)
def test_any_kind_is_one_of_ours(name: object, kind: Kind) -> None:
    assert read_reply(reply_of(memory(MOVED, kind=name))).memories[0].kind is kind


@pytest.mark.parametrize(
    ("said", "importance"),
    [
        (0.7, 0.7),
        (0, 0.0),
        (7, 1.0),
        (-2, 0.0),
        ("0.7", 0.7),
        ("0,7", 0.7),
        ("70 %", 0.7),
        ("7/10", 0.7),
        ("4 / 5", 0.8),
        ("high", 0.8),
        ("Low", 0.3),
        ("very", 0.5),
        ("", 0.5),
        ("-", 0.5),
        (None, 0.5),
        (True, 0.5),
        ([1], 0.5),
        ({}, 0.5),
        (float("nan"), 0.5),
        (float("inf"), 1.0),
        (10**400, 0.5),
        ("9" * 6, 1.0),
        ("9" * 400, 0.5),
    ],
)
def test_importance_is_brought_between_0_and_1(said: object, importance: float) -> None:
    assert read_reply(reply_of(memory(MOVED, importance=said))).memories[0].importance == pytest.approx(importance)


@pytest.mark.parametrize(
    ("said", "tags"),
    [
        (["bergen", "move"], ("bergen", "move")),
        (["#bergen", " bergen ", ""], ("bergen",)),
        ("bergen, move", ("bergen", "move")),
        (None, ()),
        (7, ()),
        ([1, None, "move"], ("move",)),
        (["x" * 500], ("x" * 80,)),
        ([f"t{number}" for number in range(50)], tuple(f"t{number}" for number in range(TAGS_MAX))),
    ],
    ids=["as asked", "marks", "in one string", "null", "a number", "mixed", "long", "many"],
)
def test_tags_are_clean_and_few(said: object, tags: tuple[str, ...]) -> None:
    assert read_reply(reply_of(memory(MOVED, tags=said))).memories[0].tags == tags


def test_what_nobody_asked_for_is_counted() -> None:
    answer = read_reply(
        json.dumps({"memories": [memory(MOVED, mood="glad", id=1)], "version": 2, "profile": {"facts": [], "age": 30}})
    )
    assert answer.unknown == 4


def test_items_without_words_are_counted() -> None:
    answer = read_reply(reply_of(None, 7, {}, {"kind": "fact"}, {"content": 5}, {"content": " "}, memory(MOVED)))
    assert (len(answer.memories), answer.unusable) == (1, 6)


def test_memories_keep_the_numbers_that_the_profile_counts_by() -> None:
    assert [one.number for one in read_reply(reply_of(None, memory(MOVED))).memories] == [2]


@pytest.mark.parametrize(
    ("profile", "lines"),
    [
        pytest.param(
            {"facts": [{"line": "Owner sails.", "memories": [1]}]}, [("facts", "Owner sails.", (1,))], id="asked"
        ),
        pytest.param({"goals": ["Owner wants a boat."]}, [("goals", "Owner wants a boat.", ())], id="bare lines"),
        pytest.param({"tone": "dry"}, [("tone", "dry", ())], id="bare tone"),
        pytest.param({"tone": {"line": "", "memories": []}}, [], id="empty tone"),
        pytest.param({"tone": None, "facts": None}, [], id="null"),
        pytest.param({"facts": [7, None, {}, {"line": 3}]}, [], id="no lines"),
        pytest.param(
            {"facts": [{"text": "Owner sails.", "from": ["2", 3, None, "x", True]}]},
            [("facts", "Owner sails.", (2, 3))],
            id="other names",
        ),
        pytest.param(
            {"facts": {"line": "Owner sails.", "memories": 1}}, [("facts", "Owner sails.", (1,))], id="one alone"
        ),
        pytest.param(["Owner sails."], [], id="a list"),
    ],
)
def test_the_profile_is_read(profile: Any, lines: list[tuple[str, str, tuple[int, ...]]]) -> None:
    assert read_reply(reply_of(profile=profile)).lines == tuple(SaidLine(*line) for line in lines)


PIECES = st.sampled_from(
    [
        *"{}[]\",:\n\\/`'-0a1.e",
        '"memories"',
        '"content"',
        '"profile"',
        "```json\n",
        "```",
        "null",
        "<think>",
        "</think>",
        "NaN",
        WHOLE,
        WHOLE[:90],
        '{"memories":[',
        "\ud83d",
        "\x00",
        "// x\n",
        "/*",
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["memories", "content", "profile", "facts", "tone", "kind", "x", "data"]), inner
        )
    ),
    max_leaves=30,
)


@given(st.one_of(st.text(), st.lists(PIECES, max_size=40).map("".join), JSON.map(json.dumps)))
@example("[" * 100_000)
@example('{"a":' * 50_000)
@example('{"memories": ' + "[" * 100_000)
@example('{"memories": ' + "9" * 5000 + "}")
@example('{"a": ["' * 5000)
@example("{ a:" * 40_000 + "}")
@example('{"memories": [' + "(}}:" * 40_000 + "]}")  # minutes, were it repaired
@example('{"memories": [{"content": ' + "\"'" * 2000 + "}]}")
def test_any_reply_is_read_or_refused(reply: str) -> None:
    answer = read(reply)
    if isinstance(answer, Answer):
        for one in answer.memories:
            assert one.content.encode()
            assert 0.0 <= one.importance <= 1.0
            assert isinstance(one.kind, Kind)


def test_a_refused_reply_says_none_of_its_words() -> None:
    with pytest.raises(UnreadReply) as refused:
        read_reply("Zanzibarquokka {")
    assert "quokka" not in f"{refused.value!r} {refused.value.__cause__!r}"
