"""What the regions of the map are about."""

import numpy as np
import pytest

from wellkept.recall.regions import grouped, regions, telling

CASES = [
    pytest.param("Owner likes strong coffee.", ["strong", "coffee"], id="said of all and short words are left out"),
    pytest.param("Owner met Pia at the sea.", ["Pia"], id="a short name tells, other short words do not"),
    pytest.param("Die Katze und der Hund.", ["Katze", "Hund"], id="small words of other languages"),
    pytest.param("“Coffee”, coffee, (COFFEE)!", ["Coffee"], id="signs and case do not make another word"),
    pytest.param("Room 42 costs 10 %.", ["Room", "costs"], id="no numbers"),
    pytest.param("... -- !", [], id="only signs"),
    pytest.param("", [], id="nothing"),
]


@pytest.mark.parametrize(("content", "expected"), CASES)
def test_telling_words(content: str, expected: list[str]) -> None:
    assert list(telling(content).values()) == expected


SAID = ("Owner drinks coffee in the kitchen.", "Ingrid repairs violins in Bergen.", "The boat lies in the harbour.")


def three_heaps(each: int) -> tuple[np.ndarray[tuple[int, int], np.dtype[np.float32]], list[dict[str, str]]]:
    rng = np.random.default_rng(1)
    middles = np.array([[-0.8, 0], [0.8, 0.5], [0.7, -0.6]], dtype=np.float32)
    positions = np.repeat(middles, each, axis=0) + rng.normal(0, 0.03, (3 * each, 2)).astype(np.float32)
    return positions.astype(np.float32), [telling(text) for text in SAID for _ in range(each)]


def test_each_heap_gets_words_of_its_own_where_it_lies() -> None:
    positions, words = three_heaps(10)
    found = regions(positions, grouped(positions), words)
    assert [one.count for one in found] == [10, 10, 10]
    by_place = sorted(found, key=lambda one: (one.x, one.top))
    assert by_place[0].words[0] in ("drinks", "kitchen", "coffee")
    assert all(one.top <= one.bottom for one in found)
    assert len({word for one in found for word in one.words}) == 6


def test_a_word_that_all_have_names_no_region() -> None:
    positions, words = three_heaps(10)
    for each in words:
        each["summer"] = "summer"
    found = regions(positions, grouped(positions), words)
    assert all("summer" not in one.words for one in found)


def test_few_memories_have_no_regions() -> None:
    positions, words = three_heaps(4)
    assert regions(positions, grouped(positions), words) == ()
