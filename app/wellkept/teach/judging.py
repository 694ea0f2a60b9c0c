"""One memory of a model, held against the text it was given: kept, mended, or left away for a named reason."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import regex

from wellkept.model.memory import CONTENT_MAX_CHARS, Trust
from wellkept.teach.extracted import Proposal
from wellkept.teach.extraction_reply import Remembered
from wellkept.teach.found import LeftOut, Sentence, Span, Voice
from wellkept.teach.held_back import PLACEHOLDER
from wellkept.teach.language import guess_language
from wellkept.teach.markup import NOTHING
from wellkept.teach.orders import reads_like_an_order
from wellkept.teach.secrets import Secret, holds_secret
from wellkept.teach.sentences import ASSISTANT_SAID
from wellkept.teach.spans import Quotes
from wellkept.teach.support import invents_a_number, shares_a_word
from wellkept.teach.third_person import in_third_person
from wellkept.teach.worth import TOO_LONG, why_left_out

_BLANKS = regex.compile(r"[\s\x1c-\x1f]+")
_MASKED = regex.compile(regex.escape(PLACEHOLDER) + "{3,}")
QUOTE_MAX_CHARS: Final = 600
"""A quote that is longer would hide what else it holds, as nothing within it counts as left out. Ours."""

SECRET: Final = "about something held back"  # noqa: S105 - a reason, not a secret
ORDER: Final = "an order to a program, not a memory"
FIRST_PERSON: Final = "in the first person"
OVERLONG: Final = "longer than a memory may be"


@dataclass(slots=True)
class Judge:
    """Judges the memories of one part.

    Attributes: `seen` the part as the model saw it; `start` where it begins in the whole text; `held_back` its
    secrets and `found` what the sentence finder sees in it, both with spans of the whole text.
    """

    seen: str = field(repr=False)
    start: int
    held_back: Sequence[Secret]
    found: Sequence[Sentence | LeftOut]
    language: str = field(init=False)
    _quotes: Quotes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.language = guess_language(self.seen)
        self._quotes = Quotes(self.seen)

    def proposal(self, one: Remembered, taken: Iterable[Span]) -> Proposal | str:
        """Return a memory as a proposal, or why it is left away; `taken` are the spans of those before it."""
        refused = self.why_refused(one.content, one.quote)
        if refused is not None:
            return refused
        span = self._place(one, taken)
        content, voice = self.voiced(one.content, by_owner=span is not None and self._is_owners(span))
        if voice is Voice.FIRST:
            return FIRST_PERSON
        if span is None:
            return Proposal(content, "", None, one.kind, one.importance, one.tags, Trust.GUESSED, voice)
        if any(_overlap(secret.span, span) for secret in self.held_back):
            return SECRET
        if any(isinstance(said, LeftOut) and said.reason == ASSISTANT_SAID for said in self._at(span)):
            return ASSISTANT_SAID
        words = self.seen[span[0] - self.start : span[1] - self.start]
        quote = _BLANKS.sub(" ", words.replace(NOTHING, ""))
        return Proposal(content, quote, span, one.kind, one.importance, one.tags, self._trust(one, quote), voice)

    def why_refused(self, content: str, quote: str = "") -> str | None:
        """Return why words are no memory whatever the text says, or None."""
        if len(content) > CONTENT_MAX_CHARS:
            return OVERLONG
        if holds_secret(content) or holds_secret(quote) or self._is_masked(content):
            return SECRET
        if reads_like_an_order(content):
            return ORDER
        worth = why_left_out(content)
        return None if worth == TOO_LONG else worth

    def voiced(self, content: str, *, by_owner: bool = True) -> tuple[str, Voice]:
        """Return words in the third person where a rule is sure of it, and the voice they had."""
        # A name may mean "I" elsewhere (Ben, Mia), so the first word alone does not tell of another language.
        whole, rest = (guess_language(words, self.language) for words in (content, content.partition(" ")[2]))
        return in_third_person(content, whole if whole == rest else self.language, by_owner=by_owner)

    def _place(self, one: Remembered, taken: Iterable[Span]) -> Span | None:
        """Return where in the whole text the words of a memory stand; those it quotes, else its own."""
        used = [(start - self.start, end - self.start) for start, end in taken]
        quote = one.quote if len(one.quote) <= QUOTE_MAX_CHARS else ""
        place = self._quotes.find(quote, used) or self._quotes.find(one.content, used)
        if place is None or place[1] - place[0] > QUOTE_MAX_CHARS:
            return None
        return place[0] + self.start, place[1] + self.start

    def _at(self, span: Span) -> list[Sentence | LeftOut]:
        return [one for one in self.found if _overlap(one.span, span)]

    def _is_owners(self, span: Span) -> bool:
        """Tell whether "I" at a place may be the owner: nobody else is named as the speaker."""
        return all(isinstance(one, LeftOut) or one.voice is not Voice.FIRST for one in self._at(span))

    def _trust(self, one: Remembered, quote: str) -> Trust:
        sure = shares_a_word(one.content, quote) and not invents_a_number(one.content, self.seen)
        return Trust.FOUND if sure else Trust.GUESSED

    def _is_masked(self, words: str) -> bool:
        return bool(self.held_back) and _MASKED.search(words) is not None


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]
