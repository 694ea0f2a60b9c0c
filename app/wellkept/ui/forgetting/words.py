"""What the page of forgetting says, in plain words."""

from PySide6.QtCore import QCoreApplication, Qt

from wellkept.model.text import shown
from wellkept.service.forgotten_requests import ForgottenList, KeyPlace
from wellkept.service.gathering_requests import Mention, MentionGroup
from wellkept.ui import wording
from wellkept.ui.counting import counted
from wellkept.ui.in_words import in_words

# For one memory and for several; {words} what was asked for or the alias, {n} how many.
_HEADS: dict[Mention, tuple[str, str]] = {
    Mention.NAMED: ("1 names “{words}”", "{n} name “{words}”"),
    Mention.ABOUT: ("1 is about this person", "{n} are about this person"),
    Mention.TAGGED: ("1 has it as a tag", "{n} have it as a tag"),
    Mention.EARLIER: ("1 named it before it was corrected", "{n} named it before they were corrected"),
    Mention.TIME: ("1 was learned in this time", "{n} were learned in this time"),
    Mention.FORMS: ("1 has a word that begins so", "{n} have a word that begins so"),
    Mention.ALIAS: ("1 speaks of “{words}”", "{n} speak of “{words}”"),
    Mention.NEAR: ("1 sounds near", "{n} sound near"),
    Mention.TOGETHER: ("1 was learned in the same conversation", "{n} were learned in the same conversation"),
}
_MORE: dict[Mention, str] = {
    Mention.NEAR: "{n} sound near; there are more, less near",
    Mention.TOGETHER: "{n} were learned in the same conversation; there are more",
    Mention.ALIAS: "{n} speak of “{words}”; there may be more",
}
_PLACES: dict[KeyPlace, str] = {
    KeyPlace.KEYRING: "Their key is in {keyring}, not in the file of memories.",
    KeyPlace.FILE: "There is no system keyring here, so their key lies in your settings, not in the file of memories.",
    KeyPlace.WAITING: "Their key is waited for: your keyring may be asking for its password.",
    KeyPlace.LOCKED: "Their key is in your keyring, which is locked.",
    KeyPlace.NOWHERE: "Their key is out of reach, so nothing can be held back.",
}
_TICKS: dict[Qt.CheckState, str] = {
    Qt.CheckState.Checked: "Ticked: {text}",
    Qt.CheckState.Unchecked: "Not ticked: {text}",
    Qt.CheckState.PartiallyChecked: "Partly ticked: {text}",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("forgetting", text)


def head(group: MentionGroup, count: int, asked: str) -> str:
    """Return what so many memories of a group have in common: "12 name “Ingrid”"."""
    one, many = _HEADS[group.mention]
    pattern = _MORE[group.mention] if group.more and group.mention in _MORE else one if count == 1 else many
    return _tr(pattern).format(n=wording.number(count), words=shown(group.words or asked))


def wishes_head(count: int) -> str:
    """Return what wishes have in common, with what becomes of those that are ticked."""
    return counted("forgetting", "1 wish of an assistant, to be refused", _WISHES, count)


def forget(memories: int, wishes: int) -> str:
    """Return what the button says that forgets what is ticked."""
    what, also = wording.memories(memories), wording.wishes(wishes)
    if not wishes:
        return _tr("Forget {what}").format(what=what)
    if not memories:
        return _tr("Refuse {wishes}").format(wishes=also)
    return _tr("Forget {what}, refuse {wishes}").format(what=what, wishes=also)


_WISHES = "{n} wishes of assistants, to be refused"


def spoken(text: str, state: Qt.CheckState) -> str:
    """Return a row as a screen reader says it."""
    return _tr(_TICKS[state]).format(text=text)


def ticked(count: int, total: int) -> str:
    """Return how many are ticked."""
    return _tr("{n} of {total} ticked").format(n=wording.number(count), total=wording.number(total))


def known(found: ForgottenList) -> str:
    """Return how many sentences stay forgotten, and where what they are known by is kept."""
    if not found.watched:
        return _tr("What you have forgotten may come back: an assistant or a text may teach it again.")
    if found.pending:
        pattern = _tr(
            "{n} forgotten sentences wait for your keyring; until it answers they are known to this window only."
        )
        one = _tr("1 forgotten sentence waits for your keyring; until it answers only this window knows of it.")
        return one if found.pending == 1 else pattern.format(n=wording.number(found.pending))
    if not found.count:
        return _tr("What you have forgotten will be held back if an assistant or a text brings it again.")
    text = _tr("1 forgotten sentence is held back if anybody brings it again; no words of it are kept.")
    if found.count > 1:
        pattern = _tr("{n} forgotten sentences are held back if anybody brings them again; no words of them are kept.")
        text = pattern.format(n=wording.number(found.count))
    place = _tr(_PLACES[found.place]).format(keyring=in_words(found.keyring))
    unknown = ""
    if found.unknown:
        pattern = _tr("{n} were noted with another key and cannot be recognised here.")
        unknown = pattern.format(n=wording.number(found.unknown))
    return " ".join(filter(None, (text, place, unknown)))
