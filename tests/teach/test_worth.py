import pytest

from wellkept.teach.worth import weight, why_left_out


@pytest.mark.parametrize(
    "sentence",
    [
        "Mira swims.."[:12],
        "米拉住在北京。",
        "犬を二匹飼っています。",
        "나는 커피 안 마셔",
        'Her mother asked "Are you hungry?"',
        "Nobody had expected it?!",
        "Her shop is at https://pots.example.",
        "Mira " * 79 + "Mira.",
    ],
)
def test_a_sentence_is_worth_keeping(sentence: str) -> None:
    assert why_left_out(sentence) is None


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Mira swims.", "too short to say much"),
        ("她走了。", "too short to say much"),
        ("!!!!!!!!!!!!!!", None),
        ("Mira " * 80 + "Mira.", "longer than 400 characters: shorten it to keep it"),
        ("Where does she live?", "a question"),
        ("“Where does she live?”", "a question"),
        ("她住在北京的哪里？", "a question"),
        ("هل يسكن في بيروت؟", "a question"),
        ("Πού μένει η Μίρα;", "a question"),
        ("https://pots.example/a?b=c", "only a link"),
        ("hello@pots.example", "only a link"),
        ("+43 664 123 456 789", "only a number or a time"),
        ("Mon, 5 May 2024 at 12:30"[:15], "only a number or a time"),
    ],
)
def test_what_is_not_says_why(sentence: str, reason: str | None) -> None:
    assert why_left_out(sentence) == (reason or "too short to say much")


def test_a_han_character_carries_more_than_a_letter() -> None:
    assert weight("米拉住在北京") > weight("abcdefghijkl") > weight("abcdef")
