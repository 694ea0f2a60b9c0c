"""`ledger`, `private` and `profile`: what left this computer, what never may, and what texts said about the owner."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.words import WORDS
from wellkept.model.instants import to_iso
from wellkept.model.ledger import Marked, Outcome, PrivateMark, Sent, Totals
from wellkept.model.text import shown
from wellkept.service.remote_answers import Ledger, ProfileLine
from wellkept.service.remote_requests import ForgetLines, KeepHere, MarkPrivate, ShowLedger, ShowProfile
from wellkept.service.wellkept import Wellkept

_NOTHING = 1


@click.command()
@click.option("--limit", type=click.IntRange(1, 100_000), default=50, show_default=True, help="At most so many.")
@json_option
@store_option
def ledger(store: Path | None, limit: int, as_json: bool) -> None:
    """Show every call that left this computer, the latest first: to whom, why, how much, what it cost. No texts."""
    with opened(store) as wellkept:
        page = wellkept.far.show_ledger(ShowLedger(limit))
    if as_json:
        print_json(_ledger_json(page))
    else:
        for row in page.rows:
            click.echo(_sent_line(row.sent))
        for line in _sum_lines(page):
            click.echo(line)
    if not page.rows:
        raise click.exceptions.Exit(_NOTHING)


def _sent_line(sent: Sent) -> str:
    held = plural(sent.memories, "memory", "memories") if sent.memories else f"{sent.chars:,} characters"
    cost = "" if sent.cost_usd is None else f"  ${sent.cost_usd:.5f}"
    ended = sent.outcome.value if sent.outcome is not Outcome.ANSWERED else "answered"
    reason = f": {sent.reason}" if sent.reason else ""
    model = f" {shown(sent.model)}" if sent.model else ""
    return f"{to_iso(sent.at)[:19]}  {sent.host}{model}  {sent.purpose.value}  {held}{cost}  {ended}{reason}"


def _sum_lines(page: Ledger) -> list[str]:
    if not page.total.calls:
        return ["Nothing has left this computer."]
    return [f"{name}: {_total(total)}" for name, total in (("This month", page.this_month), ("In all", page.total))]


def _total(total: Totals) -> str:
    return (
        f"{plural(total.calls, 'call', 'calls')}, {plural(total.memories, 'memory', 'memories')},"
        f" {total.chars:,} characters, ${total.cost_usd:.5f}."
    )


def _ledger_json(page: Ledger) -> dict[str, object]:
    return {
        "calls": [
            {
                "number": row.sent_id,
                "at": to_iso(row.sent.at),
                "host": row.sent.host,
                "model": row.sent.model,
                "purpose": row.sent.purpose.value,
                "memories": row.sent.memories,
                "chars": row.sent.chars,
                "tokensIn": row.sent.tokens_in,
                "tokensOut": row.sent.tokens_out,
                "costUsd": row.sent.cost_usd,
                "outcome": row.sent.outcome.value,
                "reason": row.sent.reason,
            }
            for row in page.rows
        ],
        "total": _total_json(page.total),
        "thisMonth": _total_json(page.this_month),
    }


def _total_json(total: Totals) -> dict[str, object]:
    return {"calls": total.calls, "memories": total.memories, "chars": total.chars, "costUsd": total.cost_usd}


@click.command()
@click.argument("memory_ids", metavar="[ID]...", nargs=-1)
@click.option(
    "--source", "sources", multiple=True, type=WORDS, help="Everything of this source, and of SOURCE:anything."
)
@click.option("--tag", "tags", multiple=True, type=WORDS, help="Everything with this tag.")
@click.option("--off", is_flag=True, help="Take the marks off.")
@json_option
@store_option
def private(
    store: Path | None,
    memory_ids: tuple[str, ...],
    sources: tuple[str, ...],
    tags: tuple[str, ...],
    off: bool,
    as_json: bool,
) -> None:
    """Mark what never leaves this computer; without anything named, show what is marked."""
    with opened(store) as wellkept:
        keys = tuple(wellkept.by_id(memory_id).key for memory_id in memory_ids)
        marks = [PrivateMark(Marked.SOURCE, one) for one in sources] + [PrivateMark(Marked.TAG, one) for one in tags]
        for mark in marks:
            wellkept.far.mark_private(MarkPrivate(mark, not off))
        if keys:
            wellkept.far.keep_here(KeepHere(keys, not off))
        page = wellkept.far.show_ledger(ShowLedger(1))
    _say_private(page, as_json=as_json)


def _say_private(page: Ledger, *, as_json: bool) -> None:
    if as_json:
        marks = {on: [mark.value for mark in page.marks if mark.on is on] for on in Marked}
        print_json({"sources": marks[Marked.SOURCE], "tags": marks[Marked.TAG], "memories": page.staying})
        return
    for mark in page.marks:
        click.echo(f"{mark.on.value} {shown(mark.value)}")
    one, many = "memory never leaves", "memories never leave"
    click.echo(f"{plural(page.staying, one, many)} this computer.")


@click.command()
@click.option("--forget", "numbers", multiple=True, type=int, metavar="NUMBER", help="Forget a line. Several times.")
@json_option
@store_option
def profile(store: Path | None, numbers: tuple[int, ...], as_json: bool) -> None:
    """Show what texts read by a model said about you, line by line, each with the memories behind it."""
    with opened(store) as wellkept:
        if numbers:
            wellkept.far.forget_lines(ForgetLines(numbers))
        lines = wellkept.far.show_profile(ShowProfile()).lines
        behind = {line.line_id: _ids(wellkept, line) for line in lines}
    if as_json:
        print_json([_line_json(line, behind[line.line_id]) for line in lines])
    else:
        for line in lines:
            click.echo(f"{line.line_id:>5}  {line.section.value:<12}{shown(line.line)}")
            click.echo(f"{'':>19}{', '.join(behind[line.line_id]) or 'no single memory'}")
    if not lines:
        click.echo("There is no line yet; they come from texts read by a model.", err=True)
        raise click.exceptions.Exit(_NOTHING)


def _ids(wellkept: Wellkept, line: ProfileLine) -> list[str]:
    return [wellkept.memory(key).id for key in line.behind]


def _line_json(line: ProfileLine, behind: list[str]) -> dict[str, object]:
    return {"number": line.line_id, "section": line.section.value, "line": line.line, "behind": behind}


COMMANDS = (ledger, private, profile)
