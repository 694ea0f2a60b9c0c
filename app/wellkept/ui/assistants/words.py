"""Assistants, their rights and their door, in plain words. Their names are untrusted: they are shown with marks."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.model.memory import OWNER, OWNER_BEING
from wellkept.model.scope import EVERYONE
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.counting import counted
from wellkept.ui.locales import owner_locale
from wellkept.ui.rows import Row

USUAL_ABOUTS = (OWNER, EVERYONE)
# For the list: short. For the page of one: a sentence each, with what it means for the owner.
_SHORT = {
    Right.READ: "reads",
    Right.PROPOSE: "proposes",
    Right.WRITE: "writes",
    Right.FORGET: "forgets",
}
_MAY = {
    Right.READ: "It reads memories.",
    Right.PROPOSE: "It proposes memories and corrections; nothing changes before you say yes.",
    Right.WRITE: "It keeps and corrects memories without asking; you see each in the list, with its name on it.",
    Right.FORGET: "It forgets memories for good without asking.",
}
_MAY_NOT = {
    Right.READ: "It reads nothing.",
    Right.PROPOSE: "It changes nothing, and does not propose to.",
    Right.WRITE: "It keeps and corrects nothing without your yes.",
    Right.FORGET: "It forgets nothing without your yes.",
}


_STAYS_TOGETHER = "\N{NO-BREAK SPACE}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("assistants", text)


def name(assistant: Assistant) -> str:
    """Return the name of an assistant, with marks for what would hide or turn letters."""
    return shown(assistant.name)


def row(assistant: Assistant, times: int, now: int) -> Row:
    """Return an assistant as a row of the list; `times` it asked this week, `now` in ms since 1970 UTC."""
    if assistant.revoked_at is not None:
        out = _tr("Shut out {when}").format(when=ago(assistant.revoked_at, now))
        return Row(name(assistant), out)
    facts = (short(assistant.rights), seen(assistant, now), *_often(times))
    return Row(name(assistant), " ".join(_sentence(fact) for fact in facts))


def _sentence(fact: str) -> str:
    """Return a fact as a short sentence that is not broken in the middle."""
    return f"{fact[:1].upper()}{fact[1:]}.".replace(" ", _STAYS_TOGETHER)


def _often(times: int) -> tuple[str, ...]:
    return (often(times),) if times else ()


def often(times: int) -> str:
    """Return how often an assistant asked this week."""
    return counted("assistants", "once this week", "{n} times this week", times)


def seen(assistant: Assistant, now: int) -> str:
    """Return when an assistant last asked; `now` in ms since 1970 UTC."""
    if assistant.last_seen is None:
        return _tr("has not asked yet")
    return _tr("last asked {when}").format(when=ago(assistant.last_seen, now))


def standing(assistant: Assistant, times: int, now: int) -> str:
    """Return how things stand with an assistant, in one line; `now` in ms since 1970 UTC."""
    if assistant.revoked_at is not None:
        return _tr("Shut out {when}: its token opens nothing.").format(when=ago(assistant.revoked_at, now))
    added = _tr("Let in {when}").format(when=ago(assistant.created_at, now))
    return "  ·  ".join((added, seen(assistant, now), *_often(times)))


def short(rights: Rights) -> str:
    """Return what an assistant may do, in a few words for the list."""
    can = [_tr(_SHORT[right]) for right in Right if right in rights.can and not _covered(right, rights)]
    text = ", ".join(can) if can else _tr("may do nothing")
    return text[:1].upper() + text[1:]


def may(rights: Rights) -> tuple[tuple[bool, str], ...]:
    """Return what an assistant may and may not do, a sentence each: reading, changing, forgetting."""
    changing = Right.WRITE if Right.WRITE in rights.can else Right.PROPOSE
    lines = []
    for right in (Right.READ, changing, Right.FORGET):
        allowed = right in rights.can
        lines.append((allowed, _tr(_MAY[right] if allowed else _MAY_NOT[right])))
    return tuple(lines)


def _covered(right: Right, rights: Rights) -> bool:
    """Say whether a right goes without saying, because another takes it in."""
    return right is Right.PROPOSE and Right.WRITE in rights.can


def whose(rights: Rights) -> str:
    """Return whose memories an assistant is let to, in a sentence."""
    if not rights.beings:
        return _tr("Nobody's memories.")
    if rights.beings == (OWNER_BEING,):
        return _tr("Your memories.")
    return _tr("The memories of: {names}.").format(names=_listed([wording.person(one) for one in rights.beings]))


def about(rights: Rights) -> str:
    """Return whom the memories are about that an assistant is let to, in a sentence."""
    if rights.abouts is None:
        return _tr("About anybody.")
    if set(rights.abouts) == set(USUAL_ABOUTS):
        return _tr("About you, and what holds for everyone. Nothing about other people.")
    if not rights.abouts:
        return _tr("About nobody but itself.")
    return _tr("Only about: {names}.").format(names=_listed([_about(one) for one in rights.abouts]))


def learned(rights: Rights) -> str:
    """Return where the memories were learned that an assistant is let to, in a sentence."""
    if rights.spaces is None:
        return _tr("Also what was learned in any space, such as a project or a group.")
    if not rights.spaces:
        return _tr("Nothing that was learned in a space, such as a project or a group.")
    return _tr("Of what was learned in a space, only: {names}.").format(
        names=_listed([shown(one) for one in rights.spaces])
    )


def _about(one: str) -> str:
    prefix, _, detail = one.partition(":")
    every = {"person": "every person", "agent": "every assistant", "thread": "every conversation"}
    return _tr(every[prefix]) if detail == "*" and prefix in every else wording.person(one)


def _listed(names: list[str]) -> str:
    return owner_locale().createSeparatedList(names)


def door(state: DoorState, *, anybody: bool) -> str:
    """Return how the door stands; `anybody` whether an assistant is let in."""
    if state.door is Door.OPEN:
        return _tr("Open at {address}").format(address=shown(state.address))
    if state.door is Door.SHUT and not anybody:
        return _tr("The door is shut. No program can ask.")
    return _tr(_DOOR[state.door])


def door_more(state: DoorState, *, anybody: bool) -> str:
    """Return what that means, and what can be done."""
    if state.door is Door.SHUT and not anybody:
        return _tr("Let an assistant in first; then you can open it.")
    if state.door is Door.REFUSED and state.reason:
        return shown(state.reason)
    return _tr(_DOOR_MORE[state.door]).format(port=state.port)


_DOOR = {
    Door.SHUT: "The door is shut.",
    Door.OPENING: "The door is being opened …",
    Door.NOBODY: "The door stays shut: nobody has been let in.",
    Door.TAKEN: "The door could not be opened.",
    Door.REFUSED: "The door could not be opened.",
    Door.FELL: "The door has closed by itself.",
}
_DOOR_MORE = {
    Door.SHUT: (
        "Assistants that start Wellkept themselves, such as Claude Desktop or Cursor, still get in with their token. "
        "Nobody else does."
    ),
    Door.OPENING: "This takes a moment.",
    Door.OPEN: "Programs on this computer can ask there, each with its own token. It shuts when this window closes.",
    Door.NOBODY: "Let an assistant in first; then you can open it.",
    Door.TAKEN: "Another program uses number {port} on this computer, or another window has its door open there.",
    Door.REFUSED: "It did not say why. Try again.",
    Door.FELL: "Nothing is lost. Open it again.",
}


def shutting_out(assistant: Assistant) -> str:
    """Return the question before an assistant is shut out."""
    text = _tr("Shut {name} out? Its token stops working at once; to come back it needs a new one.")
    return text.format(name=name(assistant))


def removing(assistant: Assistant) -> str:
    """Return the question before an assistant is removed."""
    return _tr("Remove {name}, with the record of what it read? This cannot be taken back.").format(
        name=name(assistant)
    )


def renewing(assistant: Assistant) -> str:
    """Return the question before an assistant gets a new token."""
    return _tr("Give {name} a new token? The one it has stops working at once.").format(name=name(assistant))


def waiting(count: int) -> str:
    """Return how many wishes wait."""
    return counted("assistants", "1 wish of an assistant waits for you", "{n} wishes of assistants wait for you", count)
