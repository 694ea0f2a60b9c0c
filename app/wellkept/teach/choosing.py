"""Of what a model answered about a part: the twelve most important proposals, and the lines that stand on them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from typing import Final

from wellkept.model.profile import Section
from wellkept.model.text import exact_form
from wellkept.teach.extracted import PartLine, Proposal
from wellkept.teach.extraction_prompt import MOST_MEMORIES
from wellkept.teach.extraction_reply import Answer, SaidLine
from wellkept.teach.found import Voice
from wellkept.teach.judging import FIRST_PERSON, OVERLONG, Judge
from wellkept.teach.language import guess_language
from wellkept.teach.likeness import ALIKE_ENOUGH, likeness
from wellkept.teach.third_person import OWNER_NAME

LINE_MAX_CHARS: Final = 400
"""Of a line of the profile; as long as a sentence found without a model may be."""

BEYOND: Final = "more than a part may give"
REPEATED: Final = "said twice"
WITHOUT_WORDS: Final = "without words"
NOTHING_BEHIND: Final = "a line about you with no sentence behind it"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is kept of an answer; `left_away` counts the rest by reason.

    `translated` says that the proposals, taken together, are not in the language of the part.
    """

    proposals: tuple[Proposal, ...] = ()
    lines: tuple[PartLine, ...] = ()
    left_away: Mapping[str, int] = field(default_factory=dict)
    translated: bool = False


NOTHING_CHOSEN: Final = Chosen()


def chosen(answer: Answer, judge: Judge) -> Chosen:
    """Return at most twelve proposals in reading order, those without a place last, and their lines."""
    left_away = Counter({WITHOUT_WORDS: answer.unusable})
    kept, twins = _kept(answer, judge, left_away)
    best = nlargest(MOST_MEMORIES, kept, key=lambda number: (kept[number].importance, -number))
    left_away[BEYOND] += len(kept) - len(best)
    order = sorted(best, key=lambda number: (kept[number].span is None, kept[number].span or (), number))
    proposals = tuple(kept[number] for number in order)
    index = {number: order.index(twin) for number, twin in twins.items() if twin in order}
    lines = _lines(answer.lines, index, proposals, judge, left_away)
    return Chosen(proposals, lines, +left_away, _is_translated(proposals, judge.language))


def _kept(answer: Answer, judge: Judge, left_away: "Counter[str]") -> tuple[dict[int, Proposal], dict[int, int]]:
    """Return the proposals by their numbers, and for each number that of the first that says the same."""
    kept: dict[int, Proposal] = {}
    forms: dict[str, int] = {}
    twins: dict[int, int] = {}
    for one in answer.memories:
        proposal = judge.proposal(one, [said.span for said in kept.values() if said.span is not None])
        if isinstance(proposal, str):
            left_away[proposal] += 1
            continue
        twins[one.number] = forms.setdefault(exact_form(proposal.content), one.number)
        if twins[one.number] == one.number:
            kept[one.number] = proposal
        else:
            left_away[REPEATED] += 1
    return kept, twins


def _lines(
    said: Sequence[SaidLine],
    index: Mapping[int, int],
    proposals: Sequence[Proposal],
    judge: Judge,
    left_away: "Counter[str]",
) -> tuple[PartLine, ...]:
    lines: list[PartLine] = []
    for one in said:
        words, voice = judge.voiced(one.line)
        refused = judge.why_refused(words) if len(words) <= LINE_MAX_CHARS else OVERLONG
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


def _alike(line: str, proposals: Sequence[Proposal]) -> tuple[int, ...]:
    """Return the proposal that says what a line says, for a model that named none."""
    nearest = max(range(len(proposals)), key=lambda at: likeness(line, proposals[at].content), default=None)
    if nearest is None or likeness(line, proposals[nearest].content) < ALIKE_ENOUGH:
        return ()
    return (nearest,)


def _is_translated(proposals: Sequence[Proposal], language: str) -> bool:
    """Tell of several sentences together, as the guess about a single one is wrong one time in twenty."""
    words = " ".join(proposal.content for proposal in proposals).replace(OWNER_NAME, " ")
    return len(proposals) > 1 and guess_language(words, language) != language
