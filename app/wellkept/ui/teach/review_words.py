"""What the list of found sentences says of each, in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.memory import Memory, Trust
from wellkept.model.text import shown
from wellkept.service.answers import Candidate, Novelty, Voice
from wellkept.ui.errands import Choice

_STATES = {
    Novelty.NEW: "new",
    Novelty.KNOWN: "already known",
    Novelty.UPDATE: "update",
    Novelty.CONFLICT: "conflict",
    Novelty.NEAR: "possibly the same",
    Novelty.REPEATED: "repeated",
    Novelty.FORGOTTEN: "held back",
}
_TWINS = {
    Novelty.KNOWN: "Already known as",
    Novelty.UPDATE: "Update of",
    Novelty.CONFLICT: "Conflicts with",
    Novelty.NEAR: "Possibly the same as",
}
_CHOICES = {Choice.KEEP: "Keep both", Choice.REPLACE: "Replace it", Choice.LEAVE: "Leave out"}
_EFFECTS = {
    Choice.KEEP: "both are kept",
    Choice.REPLACE: "replaces it; the old words stay in its history",
    Choice.LEAVE: "is left out; the one you have stays as it is",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("review", text)


def state(candidate: Candidate, *, edited: bool) -> str:
    """Return what a sentence is to the memories there are, or that it is a guess."""
    if edited:
        return _tr("changed by you")
    return _tr("guessed") if guessed(candidate) else _tr(_STATES[candidate.novelty])


def remark(candidate: Candidate, choice: Choice, *, edited: bool) -> str:
    """Return what else the owner should know of a sentence, "" for nothing."""
    if guessed(candidate) and not edited and choice is Choice.LEAVE:
        return _guess(candidate)
    if candidate.novelty is Novelty.FORGOTTEN and not edited:
        if choice is not Choice.LEAVE:
            return _tr("you had this forgotten; it will be kept again")
        return _tr("you had this forgotten; tick it to keep it again")
    if asks(candidate):
        return _tr(_EFFECTS[choice])
    if candidate.voice is Voice.FIRST and not edited:
        return _tr("speaks as “I”: press F2 to reword it")
    if candidate.quote and (candidate.voice is Voice.REWRITTEN or edited):
        return _tr("was “{quote}”").format(quote=shown(candidate.quote))
    if guessed(candidate) and not edited:
        return _guess(candidate)
    if candidate.novelty is Novelty.KNOWN:
        return _tr("keeping it makes the one you have more important")
    if candidate.quote and candidate.quote != candidate.content:
        return _tr("from “{quote}”").format(quote=shown(candidate.quote))
    return ""


def guessed(candidate: Candidate) -> bool:
    """Say whether the words of the text do not bear out what a model made of them."""
    return candidate.trust is Trust.GUESSED


def _guess(candidate: Candidate) -> str:
    if not candidate.quote:
        return _tr("no words of your text say this")
    return _tr("your text only says “{quote}”").format(quote=shown(candidate.quote))


def twin(candidate: Candidate) -> Memory | None:
    """Return the memory to show beside a sentence: none where it would show the same words again."""
    same_words = candidate.twin is None or candidate.twin.content == candidate.content
    return None if same_words or candidate.novelty not in _TWINS else candidate.twin


def twin_title(candidate: Candidate) -> str:
    """Return what a sentence is to the memory beside it: "Update of"."""
    return _tr(_TWINS[candidate.novelty])


def asks(candidate: Candidate) -> bool:
    """Say whether the owner is to choose what becomes of a sentence and of the memory beside it."""
    return candidate.novelty.asks and candidate.twin is not None


def choice(which: Choice) -> str:
    """Return what a choice is called."""
    return _tr(_CHOICES[which])


def spoken(candidate: Candidate, content: str, which: Choice, kind: str = "") -> str:
    """Return a row as a screen reader says it; `kind` what the model takes it for."""
    edited = content != candidate.content
    ticked = _tr("not ticked") if which is Choice.LEAVE else _tr("ticked")
    head = ", ".join(filter(None, (ticked, state(candidate, edited=edited), kind)))
    said = f"{head}: {shown(content)}"
    if guessed(candidate) and not edited:
        said += f" ({_guess(candidate)})"
    old = twin(candidate)
    if old is None:
        return said
    said += f" {twin_title(candidate)}: {shown(old.content)}"
    return f"{said} {_tr('Chosen')}: {choice(which)}" if asks(candidate) else said
