"""`still`: which memories have likely aged, and the owner's answers about them."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import print_json
from wellkept.cli.progress import finish, worked
from wellkept.cli.stopping import stopping
from wellkept.cli.words import WORDS
from wellkept.model.instants import to_iso
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.requests import Correct, Forget
from wellkept.service.still_requests import SITTING, AnswerStill, ShowStill, StillCard, StillSaid
from wellkept.service.wellkept import Wellkept
from wellkept.teach.ageing import NEVER

_NOTHING = 1
_MOST = click.IntRange(1, 1000)
_ANSWERS = ("true", "later", "forget", "changed")


@click.group()
def still() -> None:
    """Memories that have likely aged: are they still true?"""


@still.command("list")
@click.option("--limit", type=_MOST, default=SITTING, show_default=True, help="At most so many.")
@json_option
@store_option
def list_aged(store: Path | None, limit: int, as_json: bool) -> None:
    """List the memories that have likely aged, the likeliest first, each with the reason."""
    with opened(store) as wellkept:
        queue = worked(wellkept.still.show(ShowStill(most=limit)), "Looking")
    if as_json:
        print_json({"cards": [_card_json(card) for card in queue.cards], "more": queue.more})
    else:
        for card in queue.cards:
            click.echo(f"{card.memory.id}  {_reason(card):<22}  {shown(card.memory.content)}")
    if not queue.cards:
        click.echo("No memory looks as if it had aged.", err=True)
        raise click.exceptions.Exit(_NOTHING)
    if queue.more:
        click.echo("There are more.", err=True)


@still.command()
@click.argument("memory_id", metavar="ID")
@click.argument("said", metavar="ANSWER", type=click.Choice(_ANSWERS))
@click.argument("words", nargs=-1, type=WORDS)
@json_option
@store_option
def answer(store: Path | None, memory_id: str, said: str, words: tuple[str, ...], as_json: bool) -> None:
    """Answer for one memory: true, later, forget, or changed followed by the new WORDS."""
    if bool(words) != (said == "changed"):
        raise click.UsageError('Give the new words after "changed", and none after another answer.')
    with opened(store) as wellkept:
        told, line = _answer(wellkept, memory_id, said, " ".join(words))
    if as_json:
        print_json(told)
    else:
        click.echo(line)


def _answer(wellkept: Wellkept, memory_id: str, said: str, words: str) -> tuple[dict[str, object], str]:
    """Do what an answer says; return it as JSON and as a line."""
    key = wellkept.by_id(memory_id).key
    told: dict[str, object] = {"id": memory_id, "said": said}
    if said == "forget":
        forgotten = finish(wellkept.forget(Forget((key,))))
        return {**told, "scrubbed": forgotten.scrubbed}, "Forgot it."
    if said == "changed":
        with stopping.held():
            corrected = wellkept.correct(Correct(key, words))
        return {**told, "memory": to_json(corrected.memory)}, f"Corrected [{memory_id}]."
    answered = wellkept.still.answer(AnswerStill(key, StillSaid(said)))
    if answered.ask_after >= NEVER:
        return {**told, "askAfter": None}, "Noted; it will not be asked again."
    day = to_iso(answered.ask_after)
    return {**told, "askAfter": day}, f"Noted; asked again from {day[:10]} on."


def _reason(card: StillCard) -> str:
    return f"{card.aged.reason.value} {card.aged.day or ''}".strip()


def _card_json(card: StillCard) -> dict[str, object]:
    aged = card.aged
    return {
        "memory": to_json(card.memory),
        "reason": aged.reason.value,
        "likelihood": round(aged.likelihood, 3),
        "halfLifeDays": aged.half_life,
        "day": aged.day.isoformat() if aged.day is not None else None,
        "saidAt": to_iso(card.said_at),
        "confirmedAt": to_iso(card.confirmed_at) if card.confirmed_at is not None else None,
    }


COMMANDS = (still,)
