"""Why a memory was found: one plain sentence first, then the numbers."""

from PySide6.QtCore import QCoreApplication

from wellkept.recall.explain import Why
from wellkept.ui import wording

_NAMED_WORDS = 4
_TOLD_FROM = 0.3  # a cosine below this says little beside words in common
_FITS_FROM = 0.6  # 95 % of the wrong ones among the first 20 stay below


def _tr(text: str) -> str:
    return QCoreApplication.translate("why", text)


def sentence(why: Why) -> str:
    """Return in words why a memory was found and what raised it."""
    named = ", ".join(wording.quoted(word) for word in why.matched[:_NAMED_WORDS])
    if len(why.matched) > _NAMED_WORDS:
        named += _tr(" and more")
    if why.literal > 0 and named:
        text = _tr("It holds the very text you typed: {words}.").format(words=named)
    elif why.words > 0 and len(why.matched) == 1:
        text = _tr("It has the word {word}.").format(word=named)
    elif why.words > 0 and named:
        text = _tr("It has the words {words}.").format(words=named)
    elif named:
        text = _tr("It is spelled much like what you typed: {words}.").format(words=named)
    elif why.trigrams > 0:
        text = _tr("Parts of its words are the same as in what you typed.")
    else:
        return _tr("It has none of your words, but is near to them in meaning.") + " " + _raised(why)
    return text + _near(why) + " " + _raised(why)


def _near(why: Why) -> str:
    if (why.fit or 0.0) >= _FITS_FROM:
        return " " + _tr("Its words fit yours in meaning.")
    return " " + _tr("It is near in meaning too.") if why.meaning >= _TOLD_FROM else ""


def _raised(why: Why) -> str:
    helped = []
    if why.month > 0:
        helped.append(_tr("from the time asked for"))
    if why.person > 0:
        helped.append(_tr("about the person asked for"))
    if why.importance >= 0.6:
        helped.append(_tr("important"))
    if why.recency >= 0.6:
        helped.append(_tr("recent"))
    if len(helped) == 1:
        return _tr("Being {reason} lifted it.").format(reason=helped[0])
    if helped:
        reasons = _tr(", ").join(helped[:-1])
        return _tr("Being {reasons} and {last} lifted it.").format(reasons=reasons, last=helped[-1])
    return _tr("Neither importance nor age lifted it much.")


def numbers(why: Why) -> list[tuple[str, str]]:
    """Return the terms of the score with their names."""
    rows = [
        (_tr("Place"), wording.number(why.rank)) if why.rank else None,
        (_tr("Score"), wording.decimal(why.score, 3)),
        (_tr("Relevance"), wording.decimal(why.relevance, 3)),
        (_tr("· whole words"), wording.decimal(why.words, 3)),
        (_tr("· parts of words"), wording.decimal(why.trigrams, 3)),
        (_tr("· the very text"), wording.decimal(why.literal, 3)),
        (_tr("· share of your words"), wording.decimal(why.coverage, 3)),
        (_tr("· meaning"), wording.decimal(why.meaning, 3)),
        (_tr("· meaning, with neighbours"), wording.decimal(why.neighbours, 3)),
        (_tr("· what was written beside it"), wording.decimal(why.beside, 3)) if why.fit is not None else None,
        (_tr("· how its words fit yours in meaning"), wording.decimal(why.fit, 3)) if why.fit is not None else None,
        (_tr("· person"), wording.decimal(why.person, 3)),
        (_tr("· time"), wording.decimal(why.month, 3)),
        (_tr("· learned together"), wording.decimal(why.session, 3)),
        (_tr("Importance"), wording.decimal(why.importance, 2)),
        (
            _tr("Recency"),
            _tr("{recency}  ({n} days old)").format(
                recency=wording.decimal(why.recency, 2), n=wording.decimal(why.age_days, 1)
            ),
        ),
    ]
    return [row for row in rows if row is not None]
