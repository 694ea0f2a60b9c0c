"""The receipt of a forget, in words and in JSON. It holds no word of what was forgotten."""

from typing import Any

import click

from wellkept.cli.printing import plural
from wellkept.model.instants import to_iso
from wellkept.model.ledger import Outcome, SentRow
from wellkept.model.text import shown
from wellkept.service.receipt_requests import FileChecked, Receipt
from wellkept.store.traces import FileRole

_ROLES = {
    FileRole.MEMORIES: "the file of memories",
    FileRole.LOG: "what was written last",
    FileRole.LOG_INDEX: "page numbers of what was written last",
    FileRole.JOURNAL: "a journal",
    FileRole.COPY: "a copy made before an update",
    FileRole.BACKUP: "a backup",
    FileRole.RESERVE: "room kept free for forgetting on a full disk",
    FileRole.LOCK: "that one window only is open",
    FileRole.WINDOW: "how the window was left",
    FileRole.OTHER: "beside the file of memories",
}
_OUT_OF_REACH = (
    "copies that you, a backup program or a cloud folder made of the file",
    "snapshots that the system keeps of its disks",
    "its number, made at random, in a list so that no backup brings it back",
    "old blocks inside an SSD, until it uses them again (only an encrypted disk helps)",
)


def print_receipt(receipt: Receipt) -> None:
    """Print a receipt for people."""
    click.echo(f"Looked for {plural(receipt.traces, 'trace', 'traces')} of it, before and after:")
    for file in receipt.files:
        before = "not searched" if file.before is None else f"{file.before:,}"
        role = f"{shown(file.name)} ({_ROLES[file.role]})"
        click.echo(f"  {role}: before {before}, now {file.left:,}{_shared(file)}")
    click.echo(f"  the word indexes: before {receipt.terms:,}, now {receipt.terms_left:,}")
    if receipt.sealed:
        click.echo("Encrypted files show no trace in any case; the word indexes were asked with the key.")
    if receipt.clean and receipt.sealed:
        click.echo("Nothing is left in the word indexes, and nothing that can be read in any file of this program.")
    elif receipt.clean:
        click.echo("Nothing is left in any file of this program.")
    elif receipt.scrubbed:
        click.echo("Something is left. Please tell the makers of Wellkept.", err=True)
    else:
        click.echo("Another program is reading the file; the last bytes go as soon as it lets go.", err=True)
    click.echo("What this program cannot reach:")
    for place in _OUT_OF_REACH:
        click.echo(f"  {place}")
    for row in receipt.sent:
        click.echo(f"  {_sent(row)}")
    if not receipt.sent:
        click.echo("Nothing of it was sent to another computer by this program.")


def receipt_json(receipt: Receipt) -> dict[str, Any]:
    """Return a receipt for scripts."""
    return {
        "traces": receipt.traces,
        "sought": {kind.value: count for kind, count in receipt.sought},
        "files": [
            {"name": one.name, "role": one.role.value, "before": one.before, "after": one.left, "shared": one.others}
            for one in receipt.files
        ],
        "indexTerms": {"before": receipt.terms, "after": receipt.terms_left},
        "clean": receipt.clean,
        "encrypted": receipt.sealed,
        "outOfReach": [*_OUT_OF_REACH, *(_sent(row) for row in receipt.sent)],
    }


def _shared(file: FileChecked) -> str:
    return f" ({file.others:,} more stand in other memories)" if file.others else ""


def _sent(row: SentRow) -> str:
    sent = row.sent
    what = f"what was sent to {shown(sent.host)}" + (f", {shown(sent.model)}" if sent.model else "")
    how = "" if sent.outcome is Outcome.ANSWERED else f" ({sent.outcome.value})"
    return f"{what}, on {to_iso(sent.at)}{how}"
