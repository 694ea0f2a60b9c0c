"""Searching by meaning from the command line: what is missing is made first, where that is quick."""

import click

from wellkept.cli.printing import plural
from wellkept.model.errors import StoreError
from wellkept.service.answers import finish
from wellkept.service.remote_meaning import read_question
from wellkept.service.wellkept import Wellkept

MADE_AT_ONCE = 500
"""So many missing vectors are made before a search: about 2 s. More are left to `wellkept embed` or the window."""


def ready_for_meaning(wellkept: Wellkept, question: str = "") -> None:
    """Load what finding by meaning needs; where it cannot be used, say so in one line and go by words.

    Where a model on another computer serves, it reads the `question`.
    """
    coverage = wellkept.meaning.coverage()
    missing = coverage.total - coverage.with_
    if coverage.usable and 0 < missing <= MADE_AT_ONCE:
        try:
            finish(wellkept.embed_pending())
            missing = 0
        except StoreError:  # a read-only file is searched as it is
            pass
    if not coverage.usable or missing:
        reason = (
            coverage.note or f"{plural(missing, 'memory is', 'memories are')} not yet found by meaning: wellkept embed"
        )
        click.echo(reason, err=True)
    if coverage.usable and missing < coverage.total:
        finish(wellkept.prepare_meaning())
        finish(read_question(wellkept.meaning, question))
