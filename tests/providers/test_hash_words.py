"""Hashed words: texts that share words are near, and no others."""

import numpy as np
import pytest

from wellkept.providers.hash_words import HashWords


def cosine(one: str, other: str) -> float:
    first, second = HashWords().embed([one, other])
    return float(np.dot(first, second))


@pytest.mark.parametrize(
    ("one", "other", "least", "most"),
    [
        ("Owner likes tea.", "OWNER LIKES TEA", 0.999, 1.001),
        ("café in Łódź", "cafe in lodz", 0.999, 1.001),
        ("Owner likes tea.", "Owner likes coffee.", 0.4, 0.9),
        ("Owner likes tea.", "Rain fell on Rome.", -0.3, 0.3),
    ],
)
def test_shared_words_say_how_near(one: str, other: str, least: float, most: float) -> None:
    assert least <= cosine(one, other) <= most


def test_its_vectors_are_the_same_in_every_process() -> None:
    (row,) = HashWords().embed(["lantern"])
    places = np.flatnonzero(row)
    assert places.tolist() == [77, 149, 264, 508]
    assert row[places].tolist() == [-0.5] * 4
