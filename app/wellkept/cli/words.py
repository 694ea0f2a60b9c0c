"""Words that come in, whatever the terminal thinks of their encoding."""

import os
import sys

import click

from wellkept.model.text import mend_surrogates


class Words(click.ParamType[str]):
    """Text given as an argument, read as UTF-8 even where the locale says otherwise.

    Under LC_ALL=C Python hands over each byte it cannot read as a lone surrogate (PEP 383); read anew
    as UTF-8 they are the owner's words. Bytes that are no UTF-8 become U+FFFD.
    """

    name = "text"

    def convert(
        self,
        value: str,
        param: click.Parameter | None,  # noqa: ARG002 - click's signature
        ctx: click.Context | None,  # noqa: ARG002 - click's signature
    ) -> str:
        """Return the words given."""
        try:
            return os.fsencode(value).decode("utf-8", "replace")
        except UnicodeEncodeError:
            return mend_surrogates(value)


WORDS = Words()


def standard_input() -> bytes:
    """Return all of standard input. Raises: click.UsageError when the shell gave none."""
    # Started with a closed standard input (<&-), Python has none at all.
    stream: object = sys.stdin
    if stream is None:
        raise click.UsageError("There is no standard input to read.")
    return sys.stdin.buffer.read()
