"""The profile: what texts add to it, and what the owner takes away."""

from collections.abc import Sequence

from wellkept.model.profile import ProfileLine
from wellkept.model.text import normalise
from wellkept.service.answers import Done
from wellkept.service.remote_answers import Profile
from wellkept.service.remote_requests import ForgetLines
from wellkept.service.requests import LineToKeep
from wellkept.service.undo import UndoList
from wellkept.store.store import Store
from wellkept.teach.novelty import form, says_the_same

_LINE_MAX = 300  # characters; a line is a glance, not a paragraph


def show_profile(store: Store, being_id: str) -> Profile:
    """Return all lines, in the order they came."""
    return Profile(store.profile_lines(being_id))


def keep_lines(store: Store, being_id: str, lines: Sequence[LineToKeep], keys: Sequence[int]) -> None:
    """Add lines to the profile; what it says already gains the memories behind it.

    `keys` of the memories kept, by the place of their proposals.
    """
    known = {(line.section, form(line.line)): line for line in store.profile_lines(being_id)}
    wanted: list[ProfileLine] = []
    for line in lines:
        behind = tuple(dict.fromkeys(keys[at] for at in line.behind))
        text = normalise(line.line)[:_LINE_MAX]
        if not text:
            continue
        there = known.get((line.section, form(text)))
        if there is not None and says_the_same(there.line, text):
            wanted.append(ProfileLine(line.section, there.line, behind, there.line_id))
        else:
            wanted.append(ProfileLine(line.section, text, behind))
    store.save_profile_lines(being_id, wanted)


def forget_lines(store: Store, undo: UndoList, request: ForgetLines) -> Done:
    """Erase lines, not the memories behind them; one undo for all."""
    gone = store.remove_profile_lines(request.line_ids)
    store.scrub()
    undo.record_lines(request.being_id, gone)
    return Done()
