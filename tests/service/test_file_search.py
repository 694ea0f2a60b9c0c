"""Many pieces are found in many bytes exactly as one by one."""

from hypothesis import given
from hypothesis import strategies as st

from wellkept.service.file_search import Finder

BYTES = st.binary(min_size=6, max_size=12) | st.text("abAB", min_size=6, max_size=9).map(str.encode)


@given(st.lists(BYTES, max_size=8), st.lists(st.binary(max_size=20) | BYTES, max_size=12), st.integers(0, 7))
def test_it_finds_what_looking_one_by_one_finds(sought: list[bytes], others: list[bytes], put_in: int) -> None:
    lower = [one.lower() for one in sought]
    file = b"".join([*others, *sought[:put_in]])
    found = [*Finder(lower).found_in([file])][-1]
    assert found == {one for one in lower if one in file.lower()}


def test_what_is_found_adds_up_over_the_pieces_of_a_file() -> None:
    steps = [*Finder([b"quokka", b"zanzibar"]).found_in([b"", b"a QUOKKA", b"nothing", b"of Zanzibar"])]
    assert [len(step) for step in steps] == [0, 1, 1, 2]
