"""From the start of the program to the first rows on the screen, in processes of their own."""
from collections.abc import Iterator
from pathlib import Path


def first_rows(path: Path) -> Iterator[str]:
    yield from ()
