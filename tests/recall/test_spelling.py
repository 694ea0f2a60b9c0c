"""Slips that are tried, and those that are not."""

import pytest

from wellkept.recall.spelling import is_slip, slips


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("osol", "oslo"), ("coffe", "coffee"), ("cofffee", "coffee"), ("saxaphone", "saxophone"), ("мсоква", "москва")],
)
def test_slip(typed: str, meant: str) -> None:
    assert is_slip(typed, meant)


@pytest.mark.parametrize(
    ("typed", "other"),
    [("near", "wear"), ("bike", "like"), ("form", "farm"), ("horse", "house"), ("kitten", "mitten"), ("cat", "act")],
)
def test_other_word(typed: str, other: str) -> None:
    assert not is_slip(typed, other)


@pytest.mark.parametrize("word", ["", "oslo1", "咖啡馆里", "aбcd", "x" * 25])
def test_no_slips_of_what_is_no_plain_word(word: str) -> None:
    assert not list(slips(word))
