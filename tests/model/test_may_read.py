"""What may be read, said of one memory."""

import pytest

from wellkept.model.scope import Readable, may_read

_MINE = Readable(abouts=("owner", "everyone"), spaces=(), nowhere=True)
_ANYBODY = Readable(abouts=None, spaces=None, nowhere=True)
_PEOPLE = Readable(abouts=("person:*",), spaces=("garden",), nowhere=False)


@pytest.mark.parametrize(
    ("readable", "about", "space", "may"),
    [
        (_MINE, "owner", None, True),
        (_MINE, "person:Ana", None, False),
        (_MINE, "owner", "garden", False),
        (_ANYBODY, "person:Ana", "garden", True),
        (_PEOPLE, "person:Ana", "garden", True),
        (_PEOPLE, "person:Ana", None, False),
        (_PEOPLE, "owner", "garden", False),
        (Readable(), "owner", None, False),
    ],
    ids=["mine", "of another", "in a space", "anything", "a person in the garden", "nowhere", "mine there", "nothing"],
)
def test_one_memory_may_be_read_or_not(readable: Readable, about: str, space: str | None, may: bool) -> None:
    assert may_read(readable, about, space) is may
