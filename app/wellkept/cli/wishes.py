"""`wishes` and `accesses`: what assistants ask for, and what they read and wrote."""

from collections.abc import Sequence
from pathlib import Path

import click

from wellkept.cli.assistants import assistant_named
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import finish
from wellkept.cli.words import WORDS
from wellkept.model.errors import MemoryNotFound
from wellkept.model.instants import to_iso
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.assistant_requests import (
    Access,
    AnswerWishes,
    ShowAccesses,
    WaitingWish,
    Wish,
    WishesAnswered,
)
from wellkept.service.wellkept import Wellkept

_NOTHING = 1
_ALL = "all"
_MEMORIES = ("memory", "memories")
_VERBS = {Wish.KEEP: "keep", Wish.CORRECT: "correct", Wish.FORGET: "forget"}


@click.command()
@click.option("--grant", "granted", multiple=True, metavar="ID", help="Do what is asked for; all for all of them.")
@click.option("--refuse", "refused", multiple=True, metavar="ID", help="Erase the wish; all for all of them.")
@click.option("--words", default="", type=WORDS, help="With one --grant: these words in place of the assistant's.")
@json_option
@store_option
def wishes(store: Path | None, granted: Sequence[str], refused: Sequence[str], words: str, as_json: bool) -> None:
    """Show what assistants ask you for, the oldest first; grant or refuse it. Here there is no undo."""
    if words and (len(granted) != 1 or refused or _ALL in granted):
        raise click.UsageError("--words goes with one --grant ID.")
    with opened(store) as wellkept:
        if granted or refused:
            answered = _answered(wellkept, granted, words, grant=True), _answered(wellkept, refused, "", grant=False)
            _tell(answered[0], answered[1], as_json=as_json)
        else:
            _show(wellkept, as_json=as_json)


def _show(wellkept: Wellkept, *, as_json: bool) -> None:
    found = wellkept.assistants.wishes()
    if as_json:
        print_json({"wishes": [_wish_json(one) for one in found.wishes], "total": found.total})
    else:
        for one in found.wishes:
            click.echo("\n".join(_lines(one)))
        if found.total > len(found.wishes):
            click.echo(f"{len(found.wishes):,} of {found.total:,}; answer some to see more.", err=True)
    if not found.wishes:
        click.echo("No assistant asks for anything.", err=True)
        raise click.exceptions.Exit(_NOTHING)


def _lines(one: WaitingWish) -> list[str]:
    """Return a wish: who asks for what, the words that are there, and why."""
    lines = [f"{one.id}  {shown(one.assistant)} asks to {_VERBS[one.wish]}: {shown(one.content)}".rstrip(": ")]
    if one.target is not None:
        lines.append(f"    now [{one.target.id}]: {shown(one.target.content)}")
    if one.why:
        lines.append(f"    why: {shown(one.why)}")
    return lines


def _answered(wellkept: Wellkept, ids: Sequence[str], words: str, *, grant: bool) -> WishesAnswered:
    """Answer wishes; with `all`, in rounds until none is left that can be answered."""
    if _ALL not in ids:
        return finish(wellkept.assistants.answer(AnswerWishes(tuple(ids), grant, words)))
    whole = WishesAnswered(0, 0, 0)
    while True:
        waiting = tuple(one.id for one in wellkept.assistants.wishes().wishes)
        one = finish(wellkept.assistants.answer(AnswerWishes(waiting, grant)))
        whole = WishesAnswered(
            whole.granted + one.granted,
            whole.refused + one.refused,
            whole.gone + one.gone,
            whole.held + one.held,
            one.left,
        )
        if one.granted + one.refused + one.gone + one.held == 0:
            return whole


def _tell(granted: WishesAnswered, refused: WishesAnswered, *, as_json: bool) -> None:
    gone = granted.gone + refused.gone
    if as_json:
        counts = {"granted": granted.granted, "refused": refused.refused}
        print_json({**counts, "gone": gone, "heldBack": granted.held, "left": granted.left})
    else:
        click.echo(f"Granted {granted.granted:,}, refused {refused.refused:,}.")
        for count, what in (
            (granted.held, "held back: you had it forgotten"),
            (granted.left, "left waiting: another memory says this, or it cannot be kept so"),
            (gone, "not there any more"),
        ):
            if count:
                click.echo(f"{count:,} {what}.")
    if not granted.granted and not refused.refused:
        raise click.exceptions.Exit(_NOTHING)


def _wish_json(one: WaitingWish) -> dict[str, object]:
    told: dict[str, object] = {
        "id": one.id,
        "wish": one.wish.value,
        "assistant": one.assistant,
        "askedAt": to_iso(one.asked_at),
        "content": one.content,
        "why": one.why,
        "target": None if one.target is None else to_json(one.target),
    }
    if one.entry is None:
        return told
    entry = one.entry
    beside = {"kind": entry.kind.value, "source": entry.source, "importance": entry.importance, "tags": entry.tags}
    return {**told, **beside, "about": entry.about, "core": entry.core, "space": entry.space, "beingId": entry.being_id}


@click.command()
@click.option("--assistant", "name", default="", type=WORDS, help="Of this assistant only.")
@click.option("--memory", "memory_id", default="", metavar="ID", help="Of this memory only.")
@click.option("--limit", type=click.IntRange(1, 10_000), default=100, show_default=True, help="At most so many.")
@click.option("--before", type=int, default=None, metavar="NUMBER", help="Go on from the last number shown.")
@json_option
@store_option
def accesses(store: Path | None, name: str, memory_id: str, limit: int, before: int | None, as_json: bool) -> None:
    """Show which assistant read or wrote which memories, the newest first.

    Of what was asked a fingerprint is kept, no words. What is forgotten is not on this record any more.
    """
    with opened(store) as wellkept:
        key = wellkept.by_id(memory_id).key if memory_id else None
        who = assistant_named(wellkept, name).id if name else ""
        found = wellkept.assistants.accesses(ShowAccesses(key=key, assistant=who, limit=limit, before=before))
        ids = {one.number: _ids(wellkept, one) for one in found.accesses} if as_json else {}
    if as_json:
        listed = [_access_json(one, ids[one.number]) for one in found.accesses]
        print_json({"accesses": listed, "total": found.total})
    else:
        for one in found.accesses:
            click.echo(_access_line(one))
        if found.total > len(found.accesses):
            click.echo(f"{len(found.accesses):,} of {found.total:,}.", err=True)
    if not found.accesses:
        click.echo("No assistant has read or written anything that is on record.", err=True)
        raise click.exceptions.Exit(_NOTHING)


def _ids(wellkept: Wellkept, one: Access) -> list[str]:
    found: list[str] = []
    for key in one.keys:
        try:
            found.append(wellkept.memory(key).id)
        except MemoryNotFound:  # forgotten by another program meanwhile
            continue
    return found


def _access_line(one: Access) -> str:
    asked = f"  question {one.fingerprint}" if one.fingerprint else ""
    when = to_iso(one.at)[:19].replace("T", " ")
    return f"{one.number:>8}  {when}  {shown(one.assistant)}  {one.act}  {plural(one.count, *_MEMORIES)}{asked}"


def _access_json(one: Access, ids: list[str]) -> dict[str, object]:
    return {
        "number": one.number,
        "at": to_iso(one.at),
        "assistant": one.assistant,
        "act": one.act,
        "question": one.fingerprint,
        "count": one.count,
        "memories": ids,
    }


COMMANDS = (wishes, accesses)
