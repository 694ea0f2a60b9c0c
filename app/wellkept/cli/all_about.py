"""`forget --all-about`: everything about a person, a topic or a place, or learned in some time."""

from collections.abc import Sequence

import click

from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Forgotten
from wellkept.service.gathering_requests import GatherMentions, Mention, MentionGroup, Mentions
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept

ALSO = tuple(mention.value for mention in Mention if not mention.direct)
_NOTHING = 1
_MEMORIES = ("memory", "memories")
_WISHES = ("wish of an assistant", "wishes of assistants")
_SAID = {
    Mention.NAMED: "named in so many words",
    Mention.ABOUT: "about this person",
    Mention.TAGGED: "tagged so",
    Mention.EARLIER: "named in earlier words, in the history",
    Mention.TIME: "learned in this time",
    Mention.FORMS: "a word that begins so",
    Mention.ALIAS: "speak of “{words}”",
    Mention.NEAR: "sound near in meaning",
    Mention.TOGETHER: "learned in the same conversation",
}


def forget_all_about(
    wellkept: Wellkept, request: GatherMentions, also: Sequence[str], *, dry_run: bool, yes: bool, as_json: bool
) -> None:
    """Gather, show, ask, and forget as one act; wishes of assistants that speak of it are refused with it.

    Exits with 1 where there is nothing.
    """
    found = worked(wellkept.gathering.gather(request), "Gathering")
    keys = tuple(key for group in found.groups if _is_meant(group, also) for key in group.keys)
    asks = not (dry_run or yes or as_json)
    wishes = tuple(one.id for one in found.wishes)
    done = Forgotten(0, scrubbed=True)
    if as_json:
        gathered = _json(wellkept, found, also)
    else:
        _show(wellkept, found, also)
    if (keys or wishes) and (yes or (asks and click.confirm(_question(len(keys), len(wishes))))):
        done = worked(wellkept.forget(Forget(keys, wishes)), "Forgetting")
    if as_json:
        print_json({"groups": gathered, "forgotten": done.count, "wishes": list(wishes), "refused": done.refused})
    elif done.count or done.refused:
        also = f" Refused {plural(done.refused, *_WISHES)}." if done.refused else ""
        click.echo(f"Forgot {plural(done.count, *_MEMORIES)}.{also}")
    else:
        click.echo("Nothing was forgotten.")
    if not found.groups and not wishes:
        raise click.exceptions.Exit(_NOTHING)


def _question(memories: int, wishes: int) -> str:
    also = f" and refuse {plural(wishes, *_WISHES)}" if wishes else ""
    return f"Forget {plural(memories, *_MEMORIES)}{also}? Here there is no undo."


def _is_meant(group: MentionGroup, also: Sequence[str]) -> bool:
    return group.mention.direct or group.mention.value in also


def _show(wellkept: Wellkept, found: Mentions, also: Sequence[str]) -> None:
    for group in found.groups:
        mark = "x" if _is_meant(group, also) else " "
        more = " at least" if group.more else ""
        option = "" if _is_meant(group, also) else f" (--also {group.mention.value})"
        said = _SAID[group.mention].format(words=shown(group.words))
        click.echo(f"[{mark}] {len(group.keys):,}{more}: {said}{option}")
        for key in group.keys:
            click.echo(f"      {shown(wellkept.memory(key).content)}")
    if found.wishes:
        click.echo(f"[x] {len(found.wishes):,}: asked for by assistants, see wellkept wishes")
    if not found.groups:
        click.echo("No memory speaks of this.")
    elif found.request.words and not found.by_meaning:
        click.echo("(Nearness in meaning was not looked at: the model is not loaded.)", err=True)


def _json(wellkept: Wellkept, found: Mentions, also: Sequence[str]) -> list[dict[str, object]]:
    return [
        {
            "reason": group.mention.value,
            "words": group.words,
            "meant": _is_meant(group, also),
            "more": group.more,
            "memories": [to_json(wellkept.memory(key)) for key in group.keys],
        }
        for group in found.groups
    ]
