"""A model's reply as checked data: whatever it is, it is read or refused, and what is dropped is counted."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Final, TypeVar

import regex
from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from wellkept.model.kinds import Kind, coerce_kind
from wellkept.model.text import has_ink, normalise, tags_of
from wellkept.teach.envelope import SECTIONS, Envelope, opened
from wellkept.teach.loose_json import LONGEST, CutOff, readings

TAGS_MAX: Final = 8
UNSAID_IMPORTANCE: Final = 0.5
"""0..1, for a memory of which the model does not say how much it matters."""
_LEVELS: Final = {"low": 0.3, "medium": 0.5, "high": 0.8, "critical": 1.0}
_NUMBER = regex.compile(r"\s*([-+]?\d{0,6}(?:[.,]\d{1,20})?)\s*(%|/\s*10|/\s*5|/\s*100)?\s*")
_SCALES: Final = {"%": 100, "/10": 10, "/5": 5, "/100": 100}
_READ_MAX: Final = 500
"""Memories of one reply that are looked at."""


class Unread(StrEnum):
    """Why a reply is no answer."""

    PROSE = "prose"  # no list of memories in it
    CUT_OFF = "cut off"  # ends in the middle
    ENDLESS = "endless"  # far longer than was asked for


class UnreadReply(Exception):
    """A reply holds no answer; says why, and none of its words."""

    def __init__(self, why: Unread) -> None:
        self.why = why
        super().__init__(why.value)


@dataclass(frozen=True, slots=True)
class Remembered:
    """One memory as a model gave it, in range. `number` counts from 1 in its list; `quote` may be ""."""

    number: int
    kind: Kind
    content: str = field(repr=False)
    importance: float
    tags: tuple[str, ...] = field(repr=False)
    quote: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SaidLine:
    """One line about the owner as a model gave it; `memories` are numbers of its list, and may be wrong."""

    section: str
    line: str = field(repr=False)
    memories: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reply says. `unknown` counts keys nobody asked for, `unusable` items without any words."""

    memories: tuple[Remembered, ...]
    lines: tuple[SaidLine, ...]
    unknown: int
    unusable: int


def read_reply(text: str) -> Answer:
    """Return what a model's reply says.

    Raises: UnreadReply for prose, a refusal, half an answer. Nothing else, whatever the text.
    """
    if len(text) > LONGEST:
        raise UnreadReply(Unread.ENDLESS)
    try:
        envelope = next((found for value in readings(text) if (found := opened(value)) is not None), None)
    except CutOff:
        raise UnreadReply(Unread.CUT_OFF) from None
    if envelope is None:
        raise UnreadReply(Unread.PROSE)
    return _checked(envelope)


def _checked(envelope: Envelope) -> Answer:
    memories: list[Remembered] = []
    unusable = max(0, len(envelope.memories) - _READ_MAX)
    unknown = envelope.unknown
    for number, item in enumerate(envelope.memories[:_READ_MAX], 1):
        one = _validated(_Memory, {"content": item} if isinstance(item, str) else item)
        if one is None or not has_ink(one.content):
            unusable += 1
            continue
        unknown += len(one.model_extra or {})
        memories.append(Remembered(number, one.kind, one.content, one.importance, one.tags, one.quote))
    lines = [line for section in SECTIONS for line in _lines(section, envelope.profile.get(section))]
    unknown += sum(str(key) not in SECTIONS for key in envelope.profile)
    return Answer(tuple(memories), tuple(lines), unknown, unusable)


def _lines(section: str, value: object) -> list[SaidLine]:
    items = value if isinstance(value, list) else [value]
    found = (_validated(_Line, {"line": item} if isinstance(item, str) else item) for item in items[:_READ_MAX])
    return [SaidLine(section, one.line, one.memories) for one in found if one is not None and one.line]


def _words(value: object) -> str:
    if isinstance(value, (list, tuple)):
        value = next((one for one in value if isinstance(one, str)), "")
    return normalise(value) if isinstance(value, str) else ""


def _importance(value: object) -> float:
    """Return 0..1 from whatever was said: a number, "80 %", "8/10", "high"."""
    if isinstance(value, bool) or value is None:
        return UNSAID_IMPORTANCE
    if isinstance(value, str):
        value = _number(value)
    try:
        number = float(value)  # type: ignore[arg-type]  # anything at all; what is no number is caught
    except (TypeError, ValueError, OverflowError):
        return UNSAID_IMPORTANCE
    return UNSAID_IMPORTANCE if math.isnan(number) else min(1.0, max(0.0, number))


def _number(value: str) -> float:
    if (level := _LEVELS.get(value.strip().casefold())) is not None:
        return level
    found = _NUMBER.fullmatch(value)
    if found is None or not found[1].strip("+-"):
        return math.nan
    scale = _SCALES[found[2].replace(" ", "")] if found[2] else 1
    return float(found[1].replace(",", ".")) / scale


def _tags(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        value = value.split(",")
    words = value if isinstance(value, (list, tuple)) else ()
    return tags_of(word for word in words if isinstance(word, str))[:TAGS_MAX]


def _numbers(value: object) -> tuple[int, ...]:
    values = value if isinstance(value, (list, tuple)) else [value]
    return tuple(
        int(one) for one in values if (isinstance(one, str) and one.isdecimal() and len(one) < 6)
        or (isinstance(one, int) and not isinstance(one, bool))
    )  # fmt: skip


class _Given(BaseModel):
    """What all items share: unknown keys are counted, and no fault ever holds the words."""

    model_config = ConfigDict(extra="allow", frozen=True, hide_input_in_errors=True)


class _Memory(_Given):
    content: Annotated[str, BeforeValidator(_words)] = Field(
        validation_alias=AliasChoices("content", "memory", "text", "sentence", "statement", "fact", "description")
    )
    kind: Annotated[Kind, BeforeValidator(coerce_kind)] = Field(
        Kind.FACT, validation_alias=AliasChoices("kind", "type", "category", "memory_type")
    )
    importance: Annotated[float, BeforeValidator(_importance)] = Field(
        UNSAID_IMPORTANCE, validation_alias=AliasChoices("importance", "score", "weight", "priority")
    )
    tags: Annotated[tuple[str, ...], BeforeValidator(_tags)] = Field(
        (), validation_alias=AliasChoices("tags", "labels", "topics", "keywords")
    )
    quote: Annotated[str, BeforeValidator(_words)] = Field(
        "", validation_alias=AliasChoices("quote", "source", "evidence", "span", "source_text", "original")
    )


class _Line(_Given):
    line: Annotated[str, BeforeValidator(_words)] = Field(
        validation_alias=AliasChoices("line", "text", "content", "fact", "goal", "preference", "routine", "tone")
    )
    memories: Annotated[tuple[int, ...], BeforeValidator(_numbers)] = Field(
        (), validation_alias=AliasChoices("memories", "memory", "from", "sources")
    )


M = TypeVar("M", bound=_Given)


def _validated(shape: type[M], item: object) -> M | None:
    if not isinstance(item, Mapping):
        return None
    named: dict[str, Any] = {str(key).strip().casefold(): value for key, value in item.items()}
    try:
        return shape.model_validate(named)
    except ValidationError:
        return None
