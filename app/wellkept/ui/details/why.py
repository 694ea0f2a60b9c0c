"""Why a memory was found: one plain sentence first, then the numbers."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.text import shown
from wellkept.recall.explain import Why

_NAMED_WORDS = 4
_TOLD_FROM = 0.3  # a cosine below this says little beside words in common
_FITS_FROM = 0.6  # 95 % of the wrong ones among the first 20 stay below


def _tr(text: str) -> str:
    return QCoreApplication.translate("why", text)


def sentence(why: Why) -> str:
    """Return in words why a memory was found and what raised it."""
    named = ", ".join(f"“{shown(word)}”" for word in why.matched[:_NAMED_WORDS])
    if len(why.matched) > _NAMED_WORDS:
        named += _tr(" and more")
    if why.literal > 0 and named:
        text = _tr("It holds the very text you typed: {words}.").format(words=named)
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
        (_tr("Place"), str(why.rank)) if why.rank else None,
        (_tr("Score"), f"{why.score:.3f}"),
        (_tr("Relevance"), f"{why.relevance:.3f}"),
        (_tr("· whole words"), f"{why.words:.3f}"),
        (_tr("· parts of words"), f"{why.trigrams:.3f}"),
        (_tr("· the very text"), f"{why.literal:.3f}"),
        (_tr("· share of your words"), f"{why.coverage:.3f}"),
        (_tr("· meaning"), f"{why.meaning:.3f}"),
        (_tr("· meaning, with neighbours"), f"{why.neighbours:.3f}"),
        (_tr("· what was written beside it"), f"{why.beside:.3f}") if why.fit is not None else None,
        (_tr("· how its words fit yours in meaning"), f"{why.fit:.3f}") if why.fit is not None else None,
        (_tr("· person"), f"{why.person:.3f}"),
        (_tr("· time"), f"{why.month:.3f}"),
        (_tr("· learned together"), f"{why.session:.3f}"),
        (_tr("Importance"), f"{why.importance:.2f}"),
        (_tr("Recency"), f"{why.recency:.2f}  ({_tr('{n} days old').format(n=f'{why.age_days:.1f}')})"),
    ]
    return [row for row in rows if row is not None]
