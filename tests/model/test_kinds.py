import pytest

from wellkept.model.kinds import Kind, coerce_kind


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *((kind.value, kind) for kind in Kind),
        ("goal", Kind.FACT),
        ("goals", Kind.FACT),
        ("habit", Kind.PREFERENCE),
        ("routine", Kind.PREFERENCE),
        ("person", Kind.RELATIONSHIP),
        ("family", Kind.RELATIONSHIP),
        ("event", Kind.EPISODE),
        ("note", Kind.DOCUMENT),
        ("file", Kind.DOCUMENT),
        ("interest", Kind.PREFERENCE),
        ("opinion", Kind.PREFERENCE),
        ("idea", Kind.INSIGHT),
        ("  Habits ", Kind.PREFERENCE),
        ("PREFERENCE", Kind.PREFERENCE),
        ("mood", Kind.FACT),
        ("", Kind.FACT),
        (None, Kind.FACT),
        (7, Kind.FACT),
        (["fact"], Kind.FACT),
    ],
)
def test_any_name_comes_to_one_of_six_kinds(name: object, kind: Kind) -> None:
    assert coerce_kind(name) is kind
