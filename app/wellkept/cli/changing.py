"""`correct` and `forget`."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.receipts import print_receipt, receipt_json
from wellkept.cli.words import WORDS
from wellkept.model.wire import to_json
from wellkept.service.answers import finish
from wellkept.service.receipt_requests import ForgetChecked, Receipt
from wellkept.service.receipts import MOST
from wellkept.service.requests import Correct, Forget


@click.command()
@click.argument("memory_id", metavar="ID")
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option("--why", default="", type=WORDS, help="A short reason, kept in the history.")
@json_option
@store_option
def correct(store: Path | None, memory_id: str, words: tuple[str, ...], why: str, as_json: bool) -> None:
    """Give a memory new words; its earlier ones stay in its history."""
    with opened(store) as wellkept:
        key = wellkept.by_id(memory_id).key
        corrected = wellkept.correct(Correct(key, " ".join(words), why))
    if as_json:
        print_json(to_json(corrected.memory))
    else:
        click.echo(f"Corrected [{corrected.memory.id}].")


@click.command()
@click.argument("memory_ids", metavar="ID...", nargs=-1, required=True)
@click.option("--receipt", is_flag=True, help="Search every file for it, before and after (at most 100 memories).")
@json_option
@store_option
def forget(store: Path | None, memory_ids: tuple[str, ...], receipt: bool, as_json: bool) -> None:
    """Forget memories for good: every trace of them leaves the file. Here there is no undo."""
    if receipt and len(memory_ids) > MOST:
        raise click.UsageError(f"A receipt is for at most {MOST} memories at once.")
    with opened(store) as wellkept:
        keys = tuple(wellkept.by_id(memory_id).key for memory_id in memory_ids)
        if receipt:
            checked = finish(wellkept.receipts.forget(ForgetChecked(keys)))
            if isinstance(checked, Receipt):
                _tell_receipt(checked, as_json=as_json)
            return
        forgotten = finish(wellkept.forget(Forget(keys)))
    if as_json:
        print_json({"ok": True, "forgotten": forgotten.count, "scrubbed": forgotten.scrubbed})
        return
    click.echo(f"Forgot {plural(forgotten.count, 'memory', 'memories')}.")
    if not forgotten.scrubbed:
        click.echo("Another program is reading the file; the last bytes go as soon as it lets go.", err=True)


def _tell_receipt(receipt: Receipt, *, as_json: bool) -> None:
    if as_json:
        counted = {"ok": True, "forgotten": receipt.memories, "scrubbed": receipt.scrubbed}
        print_json({**counted, "receipt": receipt_json(receipt)})
        return
    click.echo(f"Forgot {plural(receipt.memories, 'memory', 'memories')}.")
    print_receipt(receipt)


COMMANDS = (correct, forget)
