import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.instants import from_iso, to_iso


@pytest.mark.parametrize(
    ("ms", "iso"),
    [
        (0, "1970-01-01T00:00:00.000Z"),
        (1_772_452_800_123, "2026-03-02T12:00:00.123Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
    ],
)
def test_iso_form(ms: int, iso: str) -> None:
    assert to_iso(ms) == iso


@given(st.integers(-62135596800000, 253402300799999))
def test_round_trip(ms: int) -> None:
    assert from_iso(to_iso(ms)) == ms


@pytest.mark.parametrize("ms", [-(2**63), 2**63 - 1])
def test_a_wild_stamp_is_clamped_not_an_error(ms: int) -> None:
    assert to_iso(ms).endswith("Z")


@pytest.mark.parametrize("text", ["yesterday", "2026-13-01", ""])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"isoformat|month|Invalid"):
        from_iso(text)


def test_a_date_alone_is_its_midnight_in_utc() -> None:
    assert to_iso(from_iso("2026-03-02")) == "2026-03-02T00:00:00.000Z"
