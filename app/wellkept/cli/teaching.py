"""`teach` and `keep`."""

import sys
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.words import WORDS, standard_input
from wellkept.model.errors import UnreadableText
from wellkept.model.kinds import Kind, coerce_kind
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Candidate, Kept, Novelty, Review, Voice, finish
from wellkept.service.requests import FindSentences, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.teach.plain_text import decode

_NOTHING = 1
_SENTENCES = ("sentence", "sentences")
_SAID = {
    Novelty.NEW: "new",
    Novelty.KNOWN: "already known",
    Novelty.NEAR: "possibly the same as",
    Novelty.REPEATED: "said earlier in this text",
}


@click.command()
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True), default="-")
@click.option("--source", default=None, type=WORDS, help="Where the text comes from, such as email:thread-7.")
@click.option("--dry-run", is_flag=True, help="Show what would be kept and keep nothing.")
@click.option("--yes", is_flag=True, help="Keep without asking.")
@json_option
@store_option
def teach(store: Path | None, file: Path, source: str | None, dry_run: bool, yes: bool, as_json: bool) -> None:
    """Find the sentences of a text worth keeping, and keep them.

    FILE is a text file; without it, or with -, standard input is read. On a terminal you see the
    sentences and are asked first; in a script they are kept (--dry-run only shows them). One that
    is already known is reinforced; one said twice in the text is kept once.
    """
    text = _read(file)
    with opened(store) as wellkept:
        review = finish(wellkept.find_sentences(FindSentences(text)))
        wanted = [one for one in review.candidates if one.novelty is not Novelty.REPEATED]
        asks = bool(wanted) and not (dry_run or yes or as_json) and _is_asked(file)
        if asks:
            _show(review)
        kept = None
        if wanted and not dry_run and (not asks or click.confirm(f"Keep {plural(len(wanted), *_SENTENCES)}?")):
            kept = _keep(wellkept, wanted, source or ("paste" if str(file) == "-" else f"file:{file.name}"))
    # Shown after it is kept where nobody is asked: a reader that goes away (| head) must not stop the keeping.
    if not asks and not as_json:
        _show(review)
    _report(review, kept, as_json=as_json)
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


def _keep(wellkept: Wellkept, wanted: list[Candidate], source: str) -> Kept:
    proposals = tuple(Proposal(one.content, quote=one.quote) for one in wanted)
    kept = finish(wellkept.keep(Keep(proposals, source=source)))
    finish(wellkept.tidy())
    return kept


def _show(review: Review) -> None:
    for one in review.candidates:
        twin = f": {shown(one.twin.content)}" if one.novelty is Novelty.NEAR and one.twin else ""
        first = ", in the first person" if one.voice is Voice.FIRST else ""
        click.echo(f"+ {shown(one.content)}  [{_SAID[one.novelty]}{twin}{first}]")
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
            }
        )
    elif kept:
        click.echo(f"Kept {plural(kept.added, 'new memory', 'new memories')}, {kept.reinforced:,} already known.")
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
    }


@click.command()
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option(
    "--kind", default=Kind.FACT.value, show_default=True, help="One of the six; other words are taken as the nearest."
)
@click.option("--importance", type=click.FloatRange(0, 1), default=0.5, show_default=True)
@click.option("--tag", "tags", multiple=True, type=WORDS)
@click.option("--about", default="owner", show_default=True, type=WORDS)
@click.option("--source", default="omni", show_default=True, type=WORDS)
@json_option
@store_option
def keep(
    store: Path | None,
    words: tuple[str, ...],
    kind: str,
    importance: float,
    tags: tuple[str, ...],
    about: str,
    source: str,
    as_json: bool,
) -> None:
    """Keep one sentence. WORDS are the sentence; - reads it from standard input."""
    text = decode(standard_input()).text if words == ("-",) else " ".join(words)
    proposal = Proposal(text, kind=coerce_kind(kind), importance=importance, tags=tags, about=about)
    with opened(store) as wellkept:
        kept = finish(wellkept.keep(Keep((proposal,), source=source, trust="said")))
        memory = wellkept.memory(kept.keys[0])
    if as_json:
        print_json(to_json(memory))
    else:
        click.echo(f"{'Remembered' if kept.added else 'Already remembered'} [{memory.id}].")


COMMANDS = (teach, keep)
