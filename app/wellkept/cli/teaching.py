"""`teach`."""

import sys
from pathlib import Path

import click

from wellkept.cli.by_model import lines_of, notes_json, read_by_model, say_notes
from wellkept.cli.forgotten import UNSURE, held_back
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.relations import UPDATE_HELP, relation
from wellkept.cli.words import WORDS, standard_input
from wellkept.model.errors import UnreadableText
from wellkept.model.memory import Trust
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Candidate, Kept, Novelty, Review, Voice, finish
from wellkept.service.remote_requests import FindByModel
from wellkept.service.requests import FindSentences, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.teach.plain_text import decode

_NOTHING = 1
_CUT_SHORT = 3
_SENTENCES = ("sentence", "sentences")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True), default="-")
@click.option("--source", default=None, type=WORDS, help="Where the text comes from, such as email:thread-7.")
@click.option("--by-model", is_flag=True, help="Have a model of the service read the text; you see first what goes.")
@click.option("--dry-run", is_flag=True, help="Show what would be kept and keep nothing.")
@click.option("--yes", is_flag=True, help="Keep without asking; with --by-model also send without asking.")
@click.option("--again", is_flag=True, help="Keep also what you had forgotten.")
@click.option("--update", "updates", multiple=True, metavar="ID", help=UPDATE_HELP + " May be given several times.")
@json_option
@store_option
def teach(
    store: Path | None,
    file: Path,
    source: str | None,
    by_model: bool,
    dry_run: bool,
    yes: bool,
    again: bool,
    updates: tuple[str, ...],
    as_json: bool,
) -> None:
    """Find the sentences of a text worth keeping, and keep them.

    FILE is a text file; without it, or with -, standard input is read. On a terminal you see the
    sentences and are asked first; in a script they are kept (--dry-run only shows them). One that
    is already known is reinforced; one said twice in the text is kept once. One that updates a
    memory, or conflicts with it, is kept beside it, unless --update names that memory. What you had
    forgotten is held back, unless you say --again.
    """
    text = _read(file)
    named = source or ("paste" if str(file) == "-" else f"file:{file.name}")
    with opened(store) as wellkept:
        if by_model:
            review = read_by_model(wellkept, FindByModel(text, named), yes=yes, can_ask=_is_asked(file))
        else:
            review = worked(wellkept.find_sentences(FindSentences(text, named)), "Finding sentences")
        _check(wellkept, review, updates)
        passed_over = (Novelty.REPEATED,) if again else (Novelty.REPEATED, Novelty.FORGOTTEN)
        wanted = [one for one in review.candidates if one.novelty not in passed_over]
        asks = bool(wanted) and not (dry_run or yes or as_json) and _is_asked(file)
        if asks:
            _show(review, updates)
        kept = None
        if wanted and not dry_run and (not asks or click.confirm(f"Keep {plural(len(wanted), *_SENTENCES)}?")):
            kept = _keep(wellkept, Keep(_proposals(wanted, updates), named, lines=lines_of(review, wanted)))
    # Shown after it is kept where nobody is asked: a reader that goes away (| head) must not stop the keeping.
    if not asks and not as_json:
        _show(review, updates)
    _report(review, kept, as_json=as_json)
    if (held := sum(one.novelty is Novelty.FORGOTTEN for one in review.candidates)) and not (again or as_json):
        click.echo(held_back(held))
    if kept is not None and kept.unsure:
        click.echo(UNSURE, err=True)
    say_notes(review)
    if review.rest is not None:
        raise click.exceptions.Exit(_CUT_SHORT)
    if not review.candidates:
        raise click.exceptions.Exit(_NOTHING)


def _read(file: Path) -> str:
    if str(file) == "-":
        return decode(standard_input()).text
    try:
        decoded = decode(file.read_bytes())
    except OSError as error:
        raise UnreadableText(f"{file} cannot be read: {error.strerror}.", "Check its name and try again.") from error
    if decoded.guessed:
        click.echo("This file does not say how it is encoded; some letters may be wrong.", err=True)
    return decoded.text


def _is_asked(file: Path) -> bool:
    """Tell whether someone sits at a terminal; a script has agreed by running the command."""
    return str(file) != "-" and all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _check(wellkept: Wellkept, review: Review, updates: tuple[str, ...]) -> None:
    """Raise for an id in `--update` that no sentence of the text updates; then nothing is kept."""
    offered = {one.twin.id for one in review.candidates if one.twin and one.novelty.asks}
    for memory_id in updates:
        if memory_id not in offered:
            wellkept.by_id(memory_id)
            raise click.UsageError(f"No sentence of this text is like {memory_id}; --dry-run shows which are.")


def _proposals(wanted: list[Candidate], updates: tuple[str, ...]) -> tuple[Proposal, ...]:
    return tuple(
        Proposal(
            one.content,
            kind=one.kind,
            importance=one.importance,
            tags=one.tags,
            quote=one.quote or None,
            updates=_updated_by(one, updates),
            trust=one.trust,
            again=one.novelty is Novelty.FORGOTTEN,
        )
        for one in wanted
    )


def _keep(wellkept: Wellkept, request: Keep) -> Kept:
    kept = worked(wellkept.keep(request), "Keeping")
    finish(wellkept.tidy())
    return kept


def _updated_by(one: Candidate, updates: tuple[str, ...]) -> str | None:
    return one.twin.id if one.novelty.asks and one.twin and one.twin.id in updates else None


def _show(review: Review, updates: tuple[str, ...]) -> None:
    for one in review.candidates:
        first = ", in the first person" if one.voice is Voice.FIRST else ""
        guessed = ", guessed" if one.trust is Trust.GUESSED else ""
        click.echo(f"+ {shown(one.content)}  [{relation(one.novelty, one.content, one.twin)}{first}{guessed}]")
    if any(one.novelty.asks and not _updated_by(one, updates) for one in review.candidates):
        click.echo("  (--update ID lets a sentence replace that memory, whose words then stay in its history.)")
    for piece in review.left_out:
        words = shown(" ".join(piece.text.split()))
        click.echo(f"- {words if len(words) <= 80 else words[:79] + '…'}  [{piece.reason}]")


def _report(review: Review, kept: Kept | None, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "candidates": [_candidate(one) for one in review.candidates],
                "leftOut": [
                    {"text": piece.text, "span": list(piece.span), "reason": piece.reason} for piece in review.left_out
                ],
                "added": kept.added if kept else 0,
                "reinforced": kept.reinforced if kept else 0,
                "updated": kept.updated if kept else 0,
                **notes_json(review),
            }
        )
    elif kept:
        updated = f", {kept.updated:,} updated" if kept.updated else ""
        known = f"{kept.reinforced:,} already known"
        click.echo(f"Kept {plural(kept.added, 'new memory', 'new memories')}{updated}, {known}.")
    else:
        click.echo("Nothing was kept.")


def _candidate(one: Candidate) -> dict[str, object]:
    return {
        "content": one.content,
        "quote": one.quote,
        "span": list(one.span),
        "novelty": one.novelty.value,
        "voice": one.voice.value,
        "twin": to_json(one.twin) if one.twin else None,
        "kind": one.kind.value,
        "importance": one.importance,
        "tags": list(one.tags),
        "trust": one.trust.value,
    }


COMMANDS = (teach,)
