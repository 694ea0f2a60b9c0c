"""`correct` and `forget`."""

from pathlib import Path

import click

from wellkept.cli.all_about import ALSO, forget_all_about
from wellkept.cli.options import instant, json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.receipts import print_receipt, receipt_json
from wellkept.cli.stopping import stopping
from wellkept.cli.words import WORDS
from wellkept.model.wire import to_json
from wellkept.service.answers import finish
from wellkept.service.gathering_requests import GatherMentions
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
        with stopping.held():
            corrected = wellkept.correct(Correct(key, " ".join(words), why))
    if as_json:
        print_json(to_json(corrected.memory))
    else:
        click.echo(f"Corrected [{corrected.memory.id}].")


@click.command()
@click.argument("memory_ids", metavar="ID...", nargs=-1)
@click.option("--all-about", "words", default="", type=WORDS, help="All about a person, a topic or a place instead.")
@click.option("--from", "since", callback=instant, help="With or without --all-about: learned on or after this date.")
@click.option("--to", "until", callback=instant, help="Learned before this date.")
@click.option("--also", multiple=True, type=click.Choice(ALSO), help="Forget also what is only likely meant.")
@click.option("--dry-run", is_flag=True, help="Show what would be forgotten, and why.")
@click.option("--yes", is_flag=True, help="Do not ask first.")
@click.option("--receipt", is_flag=True, help="Search every file for it, before and after (at most 100 memories).")
@json_option
@store_option
def forget(
    store: Path | None,
    memory_ids: tuple[str, ...],
    words: str,
    since: int | None,
    until: int | None,
    also: tuple[str, ...],
    dry_run: bool,
    yes: bool,
    receipt: bool,
    as_json: bool,
) -> None:
    """Forget memories for good: every trace of them leaves the file. Here there is no undo.

    Name them by ID; or gather with --all-about, --from and --to what speaks of somebody or something, or was
    learned in some time. You see what is gathered and why, and are asked; a script says --yes.
    """
    gathers = bool(words) or since is not None or until is not None
    if gathers == bool(memory_ids):
        raise click.UsageError("Name memories by ID, or say --all-about, --from or --to; one of the two.")
    if receipt and (gathers or len(memory_ids) > MOST):
        raise click.UsageError(f"A receipt is for at most {MOST} memories named by ID.")
    with opened(store) as wellkept:
        if gathers:
            finish(wellkept.prepare_meaning())
            request = GatherMentions(words, since, until)
            forget_all_about(wellkept, request, also, dry_run=dry_run, yes=yes, as_json=as_json)
            return
        keys = tuple(wellkept.by_id(memory_id).key for memory_id in memory_ids)
        if receipt:
            checked = worked(wellkept.receipts.forget(ForgetChecked(keys)), "Forgetting")
            if isinstance(checked, Receipt):
                _tell_receipt(checked, as_json=as_json)
            return
        forgotten = worked(wellkept.forget(Forget(keys)), "Forgetting")
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
