"""Wishes of assistants in plain words. What they say is untrusted, and shown as data only."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.kinds import Kind
from wellkept.model.memory import OWNER, OWNER_BEING, Memory
from wellkept.model.text import shown
from wellkept.service.assistant_requests import WaitingWish, Wish, WishesAnswered
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.counting import counted
from wellkept.ui.doubles.words import record as record_of
from wellkept.ui.rows import Row

_SHORT = {
    Wish.KEEP: "{name}: keep it",
    Wish.CORRECT: "{name}: correct it",
    Wish.FORGET: "{name}: forget it",
}
_TITLES = {
    Wish.KEEP: "{name} would like to keep this",
    Wish.CORRECT: "{name} would like to correct this",
    Wish.FORGET: "{name} would like this forgotten",
}
_YES = {
    Wish.KEEP: "Keep it (Y)",
    Wish.CORRECT: "Correct it (Y)",
    Wish.FORGET: "Forget it (Y)",
}
_YES_TIPS = {
    Wish.KEEP: "Keep the sentence as it stands (Y)",
    Wish.CORRECT: "Give the memory these words; the earlier ones stay in its history (Y)",
    Wish.FORGET: "Erase the memory for good; Ctrl+Z brings it back (Y)",
}
_NO = {
    Wish.KEEP: "Do not keep it (N)",
    Wish.CORRECT: "Leave it as it is (N)",
    Wish.FORGET: "Do not forget it (N)",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("wishes", text)


def row(wish: WaitingWish, now: int) -> Row:
    """Return a wish as a row of the list; `now` in ms since 1970 UTC."""
    who = _tr(_SHORT[wish.wish]).format(name=shown(wish.assistant))
    return Row(shown(sentence(wish)), "  ·  ".join((who, ago(wish.asked_at, now))), most=2)


def sentence(wish: WaitingWish) -> str:
    """Return the sentence a wish is about: as it would be, or as it is where it would go."""
    if wish.wish is Wish.FORGET:
        return wish.target.content if wish.target is not None else ""
    return wish.content or (wish.entry.content if wish.entry is not None else "")


def said(wish: WaitingWish) -> str:
    """Return a wish in one line: the sentence, and who asks for what."""
    who = _tr(_SHORT[wish.wish]).format(name=shown(wish.assistant))
    return _tr("{sentence} ({who})").format(who=who, sentence=shown(sentence(wish))) if sentence(wish) else who


def title(wish: WaitingWish) -> str:
    """Return who would like what."""
    return _tr(_TITLES[wish.wish]).format(name=shown(wish.assistant))


def yes(wish: Wish) -> str:
    """Return what the button says that grants a wish."""
    return _tr(_YES[wish])


def yes_tip(wish: Wish) -> str:
    """Return what granting does."""
    return _tr(_YES_TIPS[wish])


def no(wish: Wish) -> str:
    """Return what the button says that refuses a wish."""
    return _tr(_NO[wish])


def why(wish: WaitingWish) -> str:
    """Return the reason an assistant gives, "" for none."""
    return _tr("It says why: {why}").format(why=wording.quoted(wish.why)) if wish.why.strip() else ""


def record(wish: WaitingWish) -> str:
    """Return with what record a sentence would be kept, "" where its record stays as it is."""
    entry = wish.entry
    if entry is None:
        return ""
    facts = [wording.kind(Kind(entry.kind)), wording.importance(entry.importance)]
    if entry.about != OWNER:
        facts.append(_tr("about: {name}").format(name=wording.person(entry.about)))
    facts.extend(whose(entry.being_id))
    if entry.core:
        facts.append(_tr("always in mind"))
    if entry.space:
        facts.append(_tr("only in the space {name}").format(name=shown(entry.space)))
    if entry.tags:
        facts.append(_tr("tags: {names}").format(names=", ".join(map(shown, entry.tags))))
    return "  ·  ".join(facts)


def current(memory: Memory) -> str:
    """Return the record of the memory a wish is about, as lines of a few words."""
    return "\n".join((record_of(memory), *whose(memory.being_id)))


def whose(being_id: str) -> tuple[str, ...]:
    """Return whose memories these are, where they are not the owner's own."""
    if being_id == OWNER_BEING:
        return ()
    return (_tr("among the memories of {name}").format(name=wording.person(being_id)),)


def waiting(count: int) -> str:
    """Return how many wishes wait, for the head of the page."""
    return counted("wishes", "1 wish waits for you", "{n} wishes wait for you", count)


def sign(count: int) -> str:
    """Return how many wishes wait, for the foot of the window."""
    return counted("wishes", "An assistant has a wish.", "Your assistants have {n} wishes.", count)


def answered(done: WishesAnswered) -> str:
    """Return what became of wishes, in a sentence for each thing there is to say."""
    told = {
        counted("wishes", "Done as wished.", "{n} wishes granted.", done.granted): done.granted,
        counted("wishes", "Refused; nothing has changed.", "{n} wishes refused.", done.refused): done.refused,
        counted("wishes", "1 had no memory to act on.", "{n} had no memory to act on.", done.gone): done.gone,
        counted("wishes", "1 was not kept: you had it forgotten.", _HELD, done.held): done.held,
        counted("wishes", "1 waits on: look at it by itself.", _LEFT, done.left): done.left,
    }
    return " ".join(text for text, count in told.items() if count)


_HELD = "{n} were not kept: you had them forgotten."
_LEFT = "{n} wait on: look at them one by one."


def all_at_once(wishes: tuple[WaitingWish, ...]) -> str:
    """Return the question before all are granted, with what that does."""
    counts = {which: sum(1 for one in wishes if one.wish is which) for which in Wish}
    text = _tr("Grant all {n}? To keep: {keep}, to correct: {correct}, to forget: {forget}.")
    return text.format(
        n=wording.number(len(wishes)),
        keep=wording.number(counts[Wish.KEEP]),
        correct=wording.number(counts[Wish.CORRECT]),
        forget=wording.number(counts[Wish.FORGET]),
    )


def none_at_all(wishes: tuple[WaitingWish, ...]) -> str:
    """Return the question before all are refused."""
    return counted("wishes", "Refuse the wish?", "Refuse all {n} wishes?", len(wishes))
