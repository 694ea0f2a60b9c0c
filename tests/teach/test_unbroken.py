import pytest

from wellkept.teach.unbroken import kept_together


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Look at https://a.example/b.c?d=1. It is good.", ["https://a.example/b.c?d=1"]),
        ("Write to a.b@c.example, please do so.", ["a.b@c.example"]),
        ('She said "Go. Now." to him and went away.', ['"Go. Now."']),
        ("She said „Geh. Jetzt.“ und ging dann selbst.", ["„Geh. Jetzt.“"]),
        ("He (a Dr. Lund. Yes.) came in at eight.", ["(a Dr. Lund. Yes.)"]),
        ("母は「遅い。寝なさい。」と言った。", ["「遅い。寝なさい。」"]),
        ('"All of it. Is quoted."', []),
        ('An inch is 2.54 cm, 5" are more. Really.', []),
    ],
)
def test_what_stays_whole(text: str, whole: list[str]) -> None:
    assert [text[start:end] for start, end in kept_together(text)] == whole
