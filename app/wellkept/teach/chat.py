"""Who spoke and when, at the head of a line of a chat."""

from dataclasses import dataclass
from enum import StrEnum

import regex

from wellkept.teach.words import word_set

SPOKE = "who spoke and when"


class Speaker(StrEnum):
    """Whose words these are."""

    WRITER = "writer"  # nobody is named: the owner's own text, or one about the owner
    OTHER = "other"  # someone with a name, perhaps the owner
    ASSISTANT = "assistant"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The head of a chat line: `length` in characters, with the blanks after it."""

    length: int
    speaker: Speaker


_TIME = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d{1,3})?(?:\s?[AaPp]\.?[Mm]\.?)?(?:\s?Uhr)?"
_DATE = (
    r"(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\.?"
    r"|(?:\d{1,2}\.? )?\p{L}{3,9}\.? \d{1,4}(?:,? \d{4})?)"
)
_WHEN = rf"(?:{_DATE}(?:,?\s|T|,? at | um )\s?)?{_TIME}(?:Z|[+-]\d\d:?\d\d)?"
_NAME = r"[\p{L}~@+][\p{L}\p{M}\p{N}\p{Extended_Pictographic}\ufe0f .,'’_()+-]{0,40}?"
_NICK = r"[@+%~&]?[\p{L}_\[\]\\^{}|`][\p{L}\p{N}_\[\]\\^{}|`-]{0,30}"
_STAMPS = tuple(
    regex.compile(pattern)
    for pattern in (
        rf"\u200e?\[(?:{_WHEN}|{_DATE})\]\s*(?:<\s?(?P<name>{_NICK})>|(?P<name>{_NAME}):)(?:\s+|$)",
        rf"\u200e?\(?{_WHEN}\)?(?:\s[-–—]\s|\s)\s*(?:<\s?(?P<name>{_NICK})>|(?P<name>{_NAME}):)(?:\s+|$)",
        rf"(?P<name>{_NAME})\s*[(\[]{_WHEN}[)\]]\s*:?(?:\s+|$)",
        rf"(?P<name>{_NAME}),?\s+(?:[-–—•·]\s)?[\[(]?{_WHEN}[\])]?:?$",
        rf"<\s?(?P<name>{_NICK})>\s+(?=\S)",
    )
)
_NOTICE = regex.compile(rf"\u200e?(?:\[{_WHEN}\]|{_DATE},?\s{_TIME}\s[-–—])\s+\S")
_CUE = regex.compile(r"(?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3}\s*-->")
_KNOWN = regex.compile(
    r"\*{0,2}(?:(?P<owner>You|Me|I|User|Human|Owner|Du|Ich|Yo|Tú|Moi|Vous)"
    r"|(?P<assistant>ChatGPT|GPT-?\w*|Claude|Assistant|AI|Gemini|Copilot|Bard|Bot|Model|Grok|DeepSeek|Mistral|System))"
    r"(?P<said> (?:said|says|hat gesagt|sagte|dijo|a dit))?\s*:\*{0,2}(?:\s+|$)",
)
_PARTNER = regex.compile(r"(?m)^\s*\*{0,2}(?:You|Me|User|Human|Owner|Du|Ich|Yo|Tú|Moi|Vous)(?: \w+){0,2}\s*:")
_PRODUCTS = word_set("chatgpt claude gemini bard grok deepseek mistral")
_HTML_NAMES = word_set(
    """
    a b i p u s br hr em li ol ul td th tr h1 h2 h3 h4 h5 h6 div pre img sub sup nav svg body head html span
    code main table title style script strong section article header footer button form input label link meta
    """
)
_NAMED = regex.compile(r"\*{0,2}(\p{Lu}[\p{L}\p{M}\p{N}.'’_-]*(?: \p{Lu}[\p{L}\p{M}.'’_-]*){0,2}):\*{0,2}\s+(?=\S)")
_FIELDS = word_set(
    """
    model system name age born birthday address email mail phone tel job work note notes city country hobby
    hobbies family allergies diet language languages school website date time place subject title example
    warning tip ps adresse beruf geburtstag telefon hinweis ort datum
    """
)
_FURTHEST = 4  # lines between two speakers of one talk
_COMPLETE = regex.compile(r"[.!?…。！？][\"'”’)]*\s*$")


def stamp_of(line: str, near: str = "") -> Stamp | None:
    """Return what stands at the head of a chat line, or None when it is no chat line.

    `near` is the text around it: "Model:" or "System:" is a speaker only where "User:" is another.
    """
    known = _KNOWN.match(line)
    if known is not None and (known["said"] or _is_speaker(known, near)):
        return Stamp(known.end(), Speaker.ASSISTANT if known["assistant"] else Speaker.WRITER)
    for pattern in _STAMPS:
        found = pattern.match(line)
        if found is not None and found["name"].casefold() not in _HTML_NAMES:
            return Stamp(found.end(), _speaker(found["name"]))
    return None


def is_notice(line: str) -> bool:
    """Tell whether a line of a chat has a time but no speaker: the program itself tells something."""
    return _NOTICE.match(line) is not None


def is_cue(line: str) -> bool:
    """Tell whether a line only says when a subtitle is shown."""
    return _CUE.match(line) is not None


def _is_speaker(known: "regex.Match[str]", near: str) -> bool:
    assistant = known["assistant"]
    return not assistant or assistant.casefold() in _PRODUCTS or _PARTNER.search(near) is not None


def named_of(lines: list[str]) -> dict[int, Stamp]:
    """Return the stamps of lines that only begin with a name and a colon; {} where that is no talk.

    It is talk when a name returns, or when several names each head complete sentences; a list of
    fields ("Name: ...", "Born: ...") is neither.
    """
    stamps: dict[int, Stamp] = {}
    near: dict[int, regex.Match[str]] = {}
    for index, line in enumerate(lines):
        found = _NAMED.match(line)
        if found is None:
            continue
        if near and index - max(near) > _FURTHEST:
            stamps.update(_talk(near))
            near = {}
        near[index] = found
    stamps.update(_talk(near))
    return stamps


def _talk(heads: "dict[int, regex.Match[str]]") -> dict[int, Stamp]:
    names = [found.group(1).casefold() for found in heads.values()]
    if len(heads) < 2 or _FIELDS & set(names):
        return {}
    complete = all(_COMPLETE.search(found.string) for found in heads.values())
    if len(set(names)) == len(names) and not complete:
        return {}
    return {index: Stamp(found.end(), _speaker(found.group(1))) for index, found in heads.items()}


def _speaker(name: str) -> Speaker:
    known = _KNOWN.match(f"{name}:")
    if known is None:
        return Speaker.OTHER
    return Speaker.ASSISTANT if known["assistant"] else Speaker.WRITER
