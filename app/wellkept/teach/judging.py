"""What a model remembered, held against the text it was given: kept, mended, or left away for a named reason."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from typing import Final

import regex

from wellkept.model.memory import CONTENT_MAX_CHARS, Trust
from wellkept.model.profile import Section
from wellkept.model.text import exact_form
from wellkept.teach.extracted import PartLine, Proposal
from wellkept.teach.extraction_prompt import MOST_MEMORIES
from wellkept.teach.extraction_reply import Answer, Remembered, SaidLine
from wellkept.teach.found import Span, Voice
from wellkept.teach.held_back import PLACEHOLDER
from wellkept.teach.language import guess_language
from wellkept.teach.likeness import ALIKE_ENOUGH, likeness
from wellkept.teach.markup import NOTHING
from wellkept.teach.orders import reads_like_an_order
from wellkept.teach.secrets import Secret, holds_secret
from wellkept.teach.spans import Quotes
from wellkept.teach.support import invents_a_number, shares_a_word
from wellkept.teach.third_person import OWNER_NAME, in_third_person
from wellkept.teach.worth import TOO_LONG, why_left_out

_BLANKS = regex.compile(r"[\s\x1c-\x1f]+")
_MASKED = regex.compile(regex.escape(PLACEHOLDER) + "{3,}")
LINE_MAX_CHARS: Final = 400
QUOTE_MAX_CHARS: Final = 600
"""A quote that is longer would hide what else it holds, as nothing within it counts as left out. Ours."""

BEYOND: Final = "more than a part may give"
SECRET: Final = "about something held back"  # noqa: S105 - a reason, not a secret
ORDER: Final = "an order to a program, not a memory"
FIRST_PERSON: Final = "in the first person"
OVERLONG: Final = "longer than a memory may be"
REPEATED: Final = "said twice"
WITHOUT_WORDS: Final = "without words"
NOTHING_BEHIND: Final = "a line about you with no sentence behind it"


@dataclass(frozen=True, slots=True)
class Judged:
    """What is kept of an answer; `left_away` counts the rest by reason.

    `translated` says that the proposals, taken together, are not in the language of the part.
    """

    proposals: tuple[Proposal, ...] = ()
    lines: tuple[PartLine, ...] = ()
    left_away: Mapping[str, int] = field(default_factory=dict)
    translated: bool = False


NOTHING_JUDGED: Final = Judged()


@dataclass(slots=True)
class Judge:
    """Judges the answer about one part. `seen` is the part as the model saw it, `start` where it begins."""

    text: str = field(repr=False)
    seen: str = field(repr=False)
    start: int
    held_back: Sequence[Secret]

    def judge(self, answer: Answer) -> Judged:
        """Return at most twelve proposals, the most important ones, with the lines they carry."""
        left_away: Counter[str] = Counter({WITHOUT_WORDS: answer.unusable} if answer.unusable else {})
        language = guess_language(self.seen)
        quotes = Quotes(self.seen)
        kept: dict[int, Proposal] = {}
        forms: dict[str, int] = {}
        twins: dict[int, int] = {}
        for one in answer.memories:
            proposal = self._proposal(one, language, quotes, [p.span for p in kept.values() if p.span])
            if isinstance(proposal, str):
                left_away[proposal] += 1
                continue
            twin = forms.setdefault(exact_form(proposal.content), one.number)
            twins[one.number] = twin
            if twin == one.number:
                kept[one.number] = proposal
            else:
                left_away[REPEATED] += 1
        best = nlargest(MOST_MEMORIES, kept, key=lambda number: (kept[number].importance, -number))
        left_away[BEYOND] += len(kept) - len(best)
        order = sorted(best, key=lambda number: (kept[number].span or (len(self.text), 0), number))
        index = {number: order.index(twin) for number, twin in twins.items() if twin in order}
        proposals = tuple(kept[number] for number in order)
        lines = self._lines(answer.lines, index, proposals, language, left_away)
        return Judged(proposals, lines, +left_away, _is_translated(proposals, language))

    def _proposal(self, one: Remembered, language: str, quotes: Quotes, taken: Iterable[Span]) -> Proposal | str:
        """Return a memory as a proposal, or why it is left away."""
        refused = self._refused(one.content, one.quote)
        if refused is not None:
            return refused
        content, voice = self._voiced(one.content, language)
        if voice is Voice.FIRST:
            return FIRST_PERSON
        place = quotes.find(one.quote[: QUOTE_MAX_CHARS + 1], taken) or quotes.find(one.content, taken)
        if place is None or place[1] - place[0] > QUOTE_MAX_CHARS:
            return Proposal(content, "", None, one.kind, one.importance, one.tags, Trust.GUESSED, voice)
        span = (place[0] + self.start, place[1] + self.start)
        if any(secret.span[0] < span[1] and span[0] < secret.span[1] for secret in self.held_back):
            return SECRET
        quote = _BLANKS.sub(" ", self.seen[slice(*place)].replace(NOTHING, ""))
        sure = shares_a_word(one.content, quote) and not invents_a_number(one.content, self.seen)
        trust = Trust.FOUND if sure else Trust.GUESSED
        return Proposal(content, quote, span, one.kind, one.importance, one.tags, trust, voice)

    def _refused(self, content: str, quote: str) -> str | None:
        if len(content) > CONTENT_MAX_CHARS:
            return OVERLONG
        if holds_secret(content) or holds_secret(quote) or self._is_masked(content):
            return SECRET
        if reads_like_an_order(content):
            return ORDER
        worth = why_left_out(content)
        return None if worth == TOO_LONG else worth

    def _is_masked(self, words: str) -> bool:
        return bool(self.held_back) and _MASKED.search(words) is not None

    def _voiced(self, content: str, language: str) -> tuple[str, Voice]:
        return in_third_person(content, guess_language(content, language))

    def _lines(
        self,
        said: Sequence[SaidLine],
        index: Mapping[int, int],
        proposals: Sequence[Proposal],
        language: str,
        left_away: "Counter[str]",
    ) -> tuple[PartLine, ...]:
        lines: list[PartLine] = []
        for one in said:
            words, voice = self._voiced(one.line, language)
            refused = self._refused(words, "") if len(words) <= LINE_MAX_CHARS else OVERLONG
            if voice is Voice.FIRST or refused is not None:
                left_away[refused or FIRST_PERSON] += 1
                continue
            behind = tuple(sorted({index[number] for number in one.memories if number in index}))
            behind = behind or _alike(words, proposals)
            if not behind and one.section != Section.TONE:
                left_away[NOTHING_BEHIND] += 1
                continue
            lines.append(PartLine(Section(one.section), words, behind))
        return tuple(lines)


def _is_translated(proposals: Sequence[Proposal], language: str) -> bool:
    """Tell of several sentences together, as the guess about a single one is wrong one time in twenty."""
    words = " ".join(proposal.content for proposal in proposals).replace(OWNER_NAME, " ")
    return len(proposals) > 1 and guess_language(words, language) != language


def _alike(line: str, proposals: Sequence[Proposal]) -> tuple[int, ...]:
    """Return the proposal that says what a line says, for a model that named none."""
    nearest = max(range(len(proposals)), key=lambda at: likeness(line, proposals[at].content), default=None)
    if nearest is None or likeness(line, proposals[nearest].content) < ALIKE_ENOUGH:
        return ()
    return (nearest,)
