"""Why a memory was found, and why not, in one plain sentence."""

from wellkept.model.text import shown
from wellkept.service.answers import Why, WhyNot

_NAMED_WORDS = 4
_TOLD_FROM = 0.3  # a cosine below this says little beside words in common
_FITS_FROM = 0.6  # 95 % of the wrong ones among the first 20 stay below
_FILTERS = {
    "being_id": "it belongs to another being",
    "kinds": "it is of another kind",
    "sources": "it came from another source",
    "tags": "it does not have all the tags",
    "abouts": "it is about somebody else",
    "core": "it is, or is not, always in mind",
    "since": "it is older",
    "until": "it is newer",
    "any_tags": "it has none of the tags",
    "trust": "it came to be believed in another way",
    "stays": "it may, or may not, leave this computer",
    "among": "it is not among those chosen",
    "readable": "the assistant may not read it",
}


def told(why: Why) -> str:
    """Return what found a memory and what raised it."""
    helped = [
        name
        for name, counts in (
            ("its words fit those asked for in meaning", (why.fit or 0.0) >= _FITS_FROM),
            ("it fits the time asked for", why.month > 0),
            ("it is about the person asked for", why.person > 0),
            ("what was learned with it answers too", why.session > why.relevance),
            ("it is important", why.importance >= 0.6),
            ("it is recent", why.recency >= 0.6),
        )
        if counts
    ]
    return f"{_found_by(why)}{'; ' if helped else ''}{', '.join(helped)}."


def _found_by(why: Why) -> str:
    words = ", ".join(map(shown, why.matched[:_NAMED_WORDS])) + (" and more" if len(why.matched) > _NAMED_WORDS else "")
    only = not (words or why.words or why.trigrams)
    near = f"near in meaning ({why.meaning:.2f})" if only or why.meaning >= _TOLD_FROM else ""
    if why.literal > 0 and words:
        return f"It holds the very text: {words}" + (f", and is {near}" if near else "")
    if why.words > 0 and words:
        return f"It has {words}" + (f", and is {near}" if near else "")
    if words:
        return f"It is spelled much like what was asked: {words}" + (f", and is {near}" if near else "")
    return f"It is {near}" if near else "Parts of its words are the same as in what was asked"


def told_not(why: WhyNot) -> str:
    """Return what keeps a memory out of the results."""
    if why.rank:
        return f"It is there: number {why.rank:,} of {why.results:,}, with a score of {why.score:.3f}."
    if why.hidden_by:
        hidden = "A filter hides it: " + ", ".join(_FILTERS[name] for name in why.hidden_by)
        place = f"; without filters it would be number {why.without_filters:,} with a score of {why.score:.3f}"
        return hidden + (place if why.without_filters else "; without filters it would not be there either") + "."
    lacks = ", ".join(map(shown, why.lacks))
    reason = f"It does not have {lacks}" if lacks else "Nothing that was asked says anything"
    if why.meaning is not None and why.meaning_needed is not None:
        reason += f", and in meaning it reaches {why.meaning:.2f} where {why.meaning_needed:.2f} is needed"
    return reason + "."
