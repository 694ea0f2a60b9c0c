"""Paths of files that may have to be made, as they were typed: `Path` forgets that a name ended like a folder's."""

import os
from pathlib import Path

import click

from wellkept.model.errors import StoreMissing


class FilePath(click.Path):
    """The path of a file, there or not."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        """Return the path. Raises: StoreMissing for the name of a folder that is not there."""
        typed = os.fspath(value)
        ends = tuple(filter(None, (os.sep, os.altsep)))
        if typed.endswith((*ends, *(f"{end}." for end in ends))) and not Path(typed).is_dir():
            raise StoreMissing(
                f"{typed} is the name of a folder, and there is no such folder.",
                "Name a file in a folder that is there, such as memories.db.",
            )
        return super().convert(value, param, ctx)


FILE_PATH = FilePath()
