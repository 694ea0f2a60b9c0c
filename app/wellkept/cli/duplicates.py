"""`duplicates`: memories that say the same, or contradict each other, and what becomes of them."""

from pathlib import Path

import click

from wellkept.cli.nearness import ready_for_meaning
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.words import WORDS
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Novelty
from wellkept.service.double_answers import Double, LookedAt, Merged
from wellkept.service.double_requests import KeepBoth, LookForDoubles, MergeDoubles, ReplaceOlder
from wellkept.service.wellkept import Wellkept

_NOTHING = 1
_SAID = {
    Novelty.KNOWN: "The same",
    Novelty.NEAR: "Nearly the same",
    Novelty.UPDATE: "The second may be newer",
    Novelty.CONFLICT: "These seem to contradict each other",
}
_PAIR = click.Tuple([str, str])


@click.command()
@click.option(
    "--merge", type=_PAIR, default=None, metavar="ID ID", help="Keep the first; the second becomes part of it."
)
@click.option("--words", type=WORDS, default=None, help="With --merge: one sentence for both.")
@click.option("--update", type=_PAIR, default=None, metavar="OLD NEW", help="Give the first the words of the second.")
@click.option("--keep-both", type=_PAIR, default=None, metavar="ID ID", help="Keep both, and list this pair no more.")
@click.option("--by-words", is_flag=True, help="By words only: quicker, and finds fewer.")
@json_option
@store_option
def duplicates(
    store: Path | None,
    merge: tuple[str, str] | None,
    words: str | None,
    update: tuple[str, str] | None,
    keep_both: tuple[str, str] | None,
    by_words: bool,
    as_json: bool,
) -> None:
    """List memories that say the same or contradict each other; merge two of them, or keep both.

    Nothing is merged unless you name the two. Earlier words stay in the history. Here there is no undo.
    """
    chosen = [one for one in (merge, update, keep_both) if one is not None]
    if len(chosen) > 1 or (words is not None and merge is None):
        raise click.UsageError("Use one of --merge, --update and --keep-both; --words goes with --merge.")
    with opened(store) as wellkept:
        if not chosen:
            _list(wellkept, by_words=by_words, as_json=as_json)
            return
        one, other = (wellkept.by_id(memory_id).key for memory_id in chosen[0])
        if keep_both is not None:
            wellkept.doubles.keep_both(KeepBoth(one, other))
            _say_kept(keep_both, as_json=as_json)
        elif update is not None:
            _say_merged(wellkept.doubles.replace_older(ReplaceOlder(one, other)), update, as_json=as_json)
        else:
            _say_merged(wellkept.doubles.merge(MergeDoubles(one, other, words)), chosen[0], as_json=as_json)


def _say_kept(pair: tuple[str, str], *, as_json: bool) -> None:
    if as_json:
        print_json({"ok": True, "kept": list(pair)})
    else:
        click.echo(f"Kept both [{pair[0]}] and [{pair[1]}].")


def _say_merged(merged: Merged, pair: tuple[str, str], *, as_json: bool) -> None:
    if as_json:
        print_json({**to_json(merged.memory), "gone": pair[1]})
    else:
        click.echo(f"Made one of two: [{pair[0]}] {shown(merged.memory.content)}")


def _list(wellkept: Wellkept, *, by_words: bool, as_json: bool) -> None:
    """Print the pairs, as they are found where people read them."""
    if not by_words:
        ready_for_meaning(wellkept)
    found: list[dict[str, object]] = []
    answer = LookedAt((), 0, 0, whole=False, by_meaning=True)
    while not answer.whole:
        answer = worked(wellkept.doubles.look(LookForDoubles(anew=not answer.total)), "Comparing")
        found += [_told(wellkept, double, as_json=as_json) for double in answer.doubles]
    if as_json:
        print_json({"lookedAt": answer.total, "byMeaning": answer.by_meaning, "pairs": found})
    click.echo(f"{plural(len(found), 'pair', 'pairs')} among {plural(answer.total, 'memory', 'memories')}.", err=True)
    if not found:
        raise click.exceptions.Exit(_NOTHING)


def _told(wellkept: Wellkept, double: Double, *, as_json: bool) -> dict[str, object]:
    older, newer = wellkept.memory(double.older), wellkept.memory(double.newer)
    if not as_json:
        click.echo(f"{_SAID[double.novelty]}:")
        for memory in (older, newer):
            click.echo(f"  {memory.id}  {shown(memory.content)}")
    return {"novelty": double.novelty.value, "older": to_json(older), "newer": to_json(newer)}


COMMANDS = (duplicates,)
