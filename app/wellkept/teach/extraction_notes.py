"""What the owner is told about a part: why it was done without the model, and what was left away of its answer."""

from collections.abc import Mapping
from typing import Final

from wellkept.model.errors import WellkeptError
from wellkept.model.said import Said, one_after_the_other, said
from wellkept.teach.choosing import (
    BEYOND,
    NOTHING_BEHIND,
    NOTHING_CHOSEN,
    REPEATED,
    WITHOUT_WORDS,
    Chosen,
)
from wellkept.teach.judging import FIRST_PERSON, ORDER, OVERLONG, SECRET
from wellkept.teach.relative_days import names_a_relative_day
from wellkept.teach.sentences import ASSISTANT_SAID
from wellkept.teach.worth import ONLY_LINK, ONLY_NUMBER, QUESTION, TOO_SHORT

_INSTEAD: Final = "These sentences were found without it."
PROSE: Final = said("The model answered in words of its own and not with memories. {instead}", instead=_INSTEAD)
CUT_OFF: Final = said("The model's answer ended in the middle. {instead}", instead=_INSTEAD)
ENDLESS: Final = said("The model's answer was far too long to be one. {instead}", instead=_INSTEAD)
TRANSLATED: Final = "The model wrote in another language than the text's: look twice."
NOTHING_FOUND: Final = said("The model found nothing here to remember. {instead}", instead=_INSTEAD)

_ONE_OR_MANY: Final[Mapping[str, tuple[str, str]]] = {
    BEYOND: ("1 more was left away: a part gives at most 12.", "{n:,} more were left away: a part gives at most 12."),
    SECRET: (
        "1 was left away: it is about something held back.",
        "{n:,} were left away: they are about things held back.",
    ),
    ORDER: ("1 was left away: it is an order to a program.", "{n:,} were left away: they are orders to a program."),
    FIRST_PERSON: ("1 was left away: it speaks as “I”.", "{n:,} were left away: they speak as “I”."),
    ASSISTANT_SAID: (
        "1 was left away: an assistant said it, not you.",
        "{n:,} were left away: an assistant said them, not you.",
    ),
    OVERLONG: (
        "1 was left away: it is too long for a memory.",
        "{n:,} were left away: they are too long for a memory.",
    ),
    REPEATED: ("1 was said twice.", "{n:,} were said twice."),
    WITHOUT_WORDS: ("1 was left away: it had no words.", "{n:,} were left away: they had no words."),
    NOTHING_BEHIND: (
        "1 line about you was left away: no sentence stands behind it.",
        "{n:,} lines about you were left away: no sentence stands behind them.",
    ),
    QUESTION: ("1 was left away: it is a question.", "{n:,} were left away: they are questions."),
    TOO_SHORT: (
        "1 was left away: it is too short to say much.",
        "{n:,} were left away: they are too short to say much.",
    ),
    ONLY_LINK: ("1 was left away: it is only a link.", "{n:,} were left away: they are only links."),
    ONLY_NUMBER: (
        "1 was left away: it is only a number.",
        "{n:,} were left away: they are only numbers.",
    ),
}
_UNDATED: Final = (
    "1 says “yesterday” or the like: give it a date before you keep it.",
    "{n:,} say “yesterday” or the like: give them a date before you keep them.",
)
_UNKNOWN: Final = ("1 detail nobody asked for was left away.", "{n:,} details nobody asked for were left away.")


def failed(fault: WellkeptError) -> str:
    """Return why a part was done without the model, in the fault's own words."""
    return one_after_the_other((fault.sentence, _INSTEAD))


def notes_of(held_back: str, chosen: Chosen = NOTHING_CHOSEN, unknown: int = 0) -> tuple[str, ...]:
    """Return a sentence for what was held back, for each kind of thing left away, and for what needs a look.

    `unknown` counts the keys of the answer that nobody asked for.
    """
    undated = sum(names_a_relative_day(proposal.content) for proposal in chosen.proposals)
    counts = [(_ONE_OR_MANY[reason], count) for reason, count in chosen.left_away.items()]
    notes = [_counted(told, count) for told, count in [*counts, (_UNDATED, undated), (_UNKNOWN, unknown)] if count]
    if chosen.translated:
        notes.append(TRANSLATED)
    return tuple([held_back, *notes] if held_back else notes)


def _counted(sentences: tuple[str, str], count: int) -> str:
    return sentences[0] if count == 1 else Said.of(sentences[1], {"n": count})
