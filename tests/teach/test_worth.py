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
        "May is in 3rd grade.",
        "Seite 12 von 300 gelesen.",
        "Anna: 3. März 1988",
        "2019年搬到北京工作。",
        "Deadbeef 1234567890 is hers.",
    ],
)
def test_a_sentence_is_worth_keeping(sentence: str) -> None:
    assert why_left_out(sentence) is None


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("\u3164" * 30, "too short to say much"),
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
        ("Mon, 5 May 2024 at 12:30", "only a number or a time"),
        ("2026-03-01T12:00:00Z", "only a number or a time"),
        ("2026-03-01T12:00:00.123+01:00", "only a number or a time"),
        ("3. März 2026, 14:05 Uhr", "only a number or a time"),
        ("Dienstag, 3. März 2026", "only a number or a time"),
        ("le 3 février 2026 à 14:05", "only a number or a time"),
        ("3 de marzo de 2026", "only a number or a time"),
        ("3 марта 2026, 14:05", "only a number or a time"),
        ("2026年3月1日 12:00", "only a number or a time"),
        ("2026년 3월 1일 오후 2시 5분", "only a number or a time"),
        ("Page 12 of 300", "only a number or a time"),
        ("550e8400-e29b-41d4-a716-446655440000", "only a number or a time"),
        ("d41d8cd98f00b204e9800998ecf8427e", "only a number or a time"),
    ],
)
def test_what_is_not_says_why(sentence: str, reason: str | None) -> None:
    assert why_left_out(sentence) == (reason or "too short to say much")


def test_a_han_character_carries_more_than_a_letter() -> None:
    assert weight("米拉住在北京") > weight("abcdefghijkl") > weight("abcdef")
