"""`list`, `search`, `count` and `check`."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from wellkept.cli.embedding import coverage_json, coverage_line
from wellkept.cli.exam import all_found, exam_json, examine, say
from wellkept.cli.nearness import ready_for_meaning
from wellkept.cli.options import filter_options, filters_from, json_option, opened, store_option
from wellkept.cli.printing import line, marked, plural, print_json, print_memories
from wellkept.cli.telling import told, told_not
from wellkept.cli.words import WORDS, standard_input
from wellkept.model.memory import Memory
from wellkept.model.query import Filters, Query
from wellkept.model.wire import to_json
from wellkept.providers.embedders import embedders
from wellkept.service.answers import Card, Why
from wellkept.service.nearest import AskNearest
from wellkept.service.requests import AskWhyNot, Count, Explain, Find, ShowRows
from wellkept.service.wellkept import Wellkept
from wellkept.store.store import Cursor

_PAGE = 200
_NOTHING = 1
_LIMIT = click.IntRange(0, 1_000_000_000)


@click.command("list")
@click.option("--limit", type=_LIMIT, default=0, help="At most so many; 0 means all.")
@filter_options
@json_option
@store_option
def list_memories(store: Path | None, limit: int, as_json: bool, **options: Any) -> None:
    """List memories, newest first."""
    filters = filters_from(options)
    with opened(store) as wellkept:
        memories = _newest(wellkept, filters)
        shown = print_memories(itertools.islice(memories, limit or None), as_json=as_json)
    if not shown:
        click.echo("There are no memories here.", err=True)
        raise click.exceptions.Exit(_NOTHING)


def _newest(wellkept: Wellkept, filters: Filters) -> Iterator[Memory]:
    after: Cursor | None = None
    while page := wellkept.newest(Query(filters=filters), _PAGE, after):
        for row in page:
            yield row.memory
        after = Cursor(page[-1].memory.created_at, page[-1].key)


@click.command()
@click.argument("words", nargs=-1, type=WORDS)
@click.option("--limit", type=_LIMIT, default=20, show_default=True, help="At most so many; 0 means all.")
@click.option("--by-words", is_flag=True, help="By words only: quicker by the second that the model takes to load.")
@click.option("--why", is_flag=True, help="Say for each memory why it was found.")
@click.option("--why-not", metavar="ID", default=None, help="Say why this memory is not found.")
@filter_options
@json_option
@store_option
def search(
    store: Path | None,
    words: tuple[str, ...],
    limit: int,
    by_words: bool,
    why: bool,
    why_not: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Find memories by words and by meaning, best first. WORDS may be any text; - reads it from standard input."""
    text = standard_input().decode("utf-8", "replace") if words == ("-",) else " ".join(words)
    query = Query(text=text, filters=filters_from(options))
    if why_not is not None:
        _say_why_not(store, query, why_not, by_words=by_words, as_json=as_json)
        return
    with opened(store) as wellkept:
        if text.strip() and not by_words:
            ready_for_meaning(wellkept, text)
        found = wellkept.find(Find(query, settled=True))
        keys = found.keys[: limit or None]
        whys = {}
        if text.strip() and (why or as_json):
            whys = dict(wellkept.explain(Explain(query, tuple(keys), settled=True)).whys)
        cards = wellkept.show_rows(ShowRows(tuple(keys), text)).cards
        whole = [wellkept.memory(one.key) for one in cards] if as_json else []
        near = wellkept.nearest.nearest(AskNearest(query)).cards if not cards and not as_json else ()
    if as_json:
        print_json([_hit(rank, *each, whys) for rank, each in enumerate(zip(cards, whole, strict=True), 1)])
    else:
        for one in cards:
            click.echo(f"{one.memory.id}  {one.memory.kind.value:<12}  {marked(one.memory.content, one.spans)}")
            if why and one.key in whys:
                click.echo(f"    {told(whys[one.key])}")
    if not cards:
        click.echo("Nothing found. Try fewer or other words.", err=True)
        _offer(near)
        raise click.exceptions.Exit(_NOTHING)
    click.echo(f"{len(cards):,} of {len(found.keys):,} found, {found.of:,} in all.", err=True)


def _offer(near: Sequence[Card]) -> None:
    """Say what is nearest where nothing was found: beside the output, for it is no result."""
    if near:
        click.echo("Nothing says this. Nearest by meaning:", err=True)
    for one in near:
        click.echo(line(one.memory), err=True)


def _say_why_not(store: Path | None, query: Query, memory_id: str, *, by_words: bool, as_json: bool) -> None:
    with opened(store) as wellkept:
        if not by_words:
            ready_for_meaning(wellkept, query.text)
        answer = wellkept.why_not(AskWhyNot(query, wellkept.by_id(memory_id).key, settled=True))
    if as_json:
        print_json(asdict(answer))
    else:
        click.echo(told_not(answer))


def _hit(rank: int, card: Card, memory: Memory, whys: Mapping[int, Why]) -> dict[str, object]:
    hit: dict[str, object] = {**to_json(memory), "rank": rank, "spans": [list(span) for span in card.spans]}
    why = whys.get(card.key)
    if why is not None:
        hit["score"] = why.score
        hit["why"] = {name: term for name, term in asdict(why).items() if name not in ("score", "matched", "rank")}
    return hit


@click.command()
@filter_options
@json_option
@store_option
def count(store: Path | None, as_json: bool, **options: Any) -> None:
    """Count memories."""
    with opened(store) as wellkept:
        total = wellkept.count(Count(filters_from(options))).count
    if as_json:
        print_json({"count": total})
    else:
        click.echo(total)


@click.command()
@click.option("--recall", is_flag=True, help="Also ask the questions of your exam, and compare with the last time.")
@click.option("--with", "trial", type=click.Choice(list(embedders())), help="With --recall: only look how it would be.")
@json_option
@store_option
def check(store: Path | None, recall: bool, trial: str | None, as_json: bool) -> None:
    """Check that the file of memories and its word indexes are whole, and say what is found by meaning.

    With --recall the exit code is 1 where a question does not find its memory among the first ten.
    """
    with opened(store) as wellkept:
        health = wellkept.check()
        exam = examine(wellkept, trial) if recall or trial else None
        coverage = wellkept.meaning.coverage()
    if as_json:
        said = {"ok": not health.problems, "count": health.count, "problems": list(health.problems)}
        asked = {"exam": exam_json(exam)} if exam else {}
        print_json({**said, "meaning": coverage_json(coverage), **asked})
    else:
        for problem in health.problems:
            click.echo(problem)
        if not health.problems:
            click.echo(f"All is well: {plural(health.count, 'memory', 'memories')}, file and word indexes whole.")
        click.echo(coverage_line(coverage))
        if exam is not None:
            say(exam, as_json=False)
    if health.problems:
        raise click.exceptions.Exit(3)
    if exam is not None and not all_found(exam):
        raise click.exceptions.Exit(_NOTHING)


COMMANDS = (list_memories, search, count, check)
