"""What leaves this computer, what it costs and what is held back, in plain words."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from wellkept.model.said import Said
from wellkept.model.text import shown
from wellkept.service.remote_answers import Preview
from wellkept.ui.counting import counted
from wellkept.ui.in_words import in_words
from wellkept.ui.locales import owner_locale

_NAME_CHARS = 32
_LEAST = 0.0001  # US dollars: below it, how much below does not matter
_PLACES = ((1.0, 2), (0.01, 3))  # above how many US dollars how many places say something
_HELD_BACK = "Held back: "


def _tr(text: str) -> str:
    return QCoreApplication.translate("sending", text)


def model_name(identity: str) -> str:
    """Return what a model is called on a button: its id without its maker, not too long."""
    name = shown(identity.rpartition("/")[2])
    return name if len(name) <= _NAME_CHARS else name[: _NAME_CHARS - 1] + "…"


def parts(count: int) -> str:
    """Return "1 part" or "12 parts"."""
    return counted("sending", "1 part", "{n} parts", count)


def cost(usd: float | None) -> str:
    """Return what sending costs: "about $0.0005"."""
    if usd is None:
        return _tr("The price of this model is not known here.")
    if not usd:
        return _tr("It costs nothing.")
    if usd < _LEAST:
        return _tr("It costs less than ${least}.").format(least=owner_locale().toString(_LEAST, "f", 4))
    places = next((places for above, places in _PLACES if usd >= above), 4)
    return _tr("It costs about ${usd}.").format(usd=owner_locale().toString(usd, "f", places))


def held_back(told: Iterable[str]) -> str:
    """Return what is held back of all parts as one sentence, "" for nothing.

    `told` are the sentences of the parts ("Held back: a card number, 2 passwords.").
    """
    names: Counter[str] = Counter()
    for sentence in told:
        names.update(map(in_words, _named(sentence)))
    said = [_tr("{name} ({n} times)").format(name=name, n=n) if n > 1 else name for name, n in names.items()]
    return _tr("Held back: {what}.").format(what=", ".join(said)) if said else ""


def _named(sentence: str) -> Iterable[str]:
    """Return what a sentence says was held back, a name each."""
    what = sentence.values["what"] if isinstance(sentence, Said) else None
    if isinstance(what, Said):
        return [name for name in what.values.values() if isinstance(name, str)]
    return sentence.removeprefix(_HELD_BACK).rstrip(".").split(", ")


def summary(preview: Preview) -> str:
    """Return how much would go to whom, and what it costs."""
    count = len(preview.parts)
    pattern = _tr("{parts} go to {host}, one after the other, to be read by {model}. {cost}")
    if count == 1:
        pattern = _tr("{parts} goes to {host}, to be read by {model}. {cost}")
    if not count:
        return _tr("There is nothing in it to send.")
    return pattern.format(
        parts=parts(count), host=shown(preview.host), model=shown(preview.model), cost=cost(preview.usd)
    )
