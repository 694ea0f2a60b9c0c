"""Reading question sets: one store of memories a line, with questions and the memories that answer them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

_FORMATS = ("%I:%M %p on %d %B, %Y", "%H:%M on %d %B, %Y", "%d %B, %Y", "%d %B %Y", "%B %d, %Y", "%Y-%m-%d", "%Y/%m/%d")


@dataclass(frozen=True)
class Question:
    text: str
    relevant: frozenset[str]


class Told(NamedTuple):
    """Attributes: `at` when in ms since 1970 UTC or None; `about` whom or what, or ""."""

    id: str
    text: str
    at: int | None = None
    about: str = ""

    @property
    def session(self) -> str:
        """What was told together: at the same time, or about the same where no time is known."""
        return str(self.at) if self.at is not None else self.about


@dataclass(frozen=True)
class Pool:
    memories: tuple[Told, ...]
    questions: tuple[Question, ...]


def pools(path: Path) -> Iterator[Pool]:
    """Yield the stores of a file; nothing for a file of another form."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if not line.strip():
                continue
            record = json.loads(line)
            if not isinstance(record, dict) or "memories" not in record or "queries" not in record:
                return
            yield _pool(record)


def translations(path: Path) -> Pool:
    """Return a file of sentence pairs as a store of the second ones, asked for by the first ones."""
    pairs = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if "\t" in line]
    memories = tuple(Told(str(place), pair[1]) for place, pair in enumerate(pairs))
    same: dict[str, set[str]] = {}
    for memory in memories:
        same.setdefault(memory.text, set()).add(memory.id)
    return Pool(memories, tuple(Question(pair[0], frozenset(same[pair[1]])) for pair in pairs))


def _pool(record: dict[str, Any]) -> Pool:
    memories = tuple(
        Told(
            str(memory.get("id", place)),
            str(memory["text"]),
            instant(memory.get("at")),
            str(memory.get("about") or ""),
        )
        for place, memory in enumerate(record["memories"])
        if memory.get("text")
    )
    known = {memory.id for memory in memories}
    questions = (
        Question(str(question.get("text", "")), frozenset(map(str, question.get("relevant") or ())) & known)
        for question in record["queries"]
        if not is_adversarial(question.get("category"))
    )
    return Pool(memories, tuple(question for question in questions if question.relevant))


def is_adversarial(category: object) -> bool:
    """Whether a category, however written, is that of questions without an answer."""
    if isinstance(category, list | tuple):
        return any(map(is_adversarial, category))
    said = str(category).strip().lower()
    return "adversarial" in said or re.fullmatch(r"(?:category|cat)?[\s_:#-]*5(?:\.0)?", said) is not None


def instant(said: object) -> int | None:
    """Return ms since 1970 UTC for a date in one of the usual forms, or None."""
    if isinstance(said, int | float):
        return int(said if said > 1e11 else said * 1000)
    if not isinstance(said, str):
        return None
    text = said.strip()
    moments = (_read(text, form) for form in ("", *_FORMATS))
    moment = next((each for each in moments if each is not None), None)
    return None if moment is None else int(moment.replace(tzinfo=moment.tzinfo or UTC).timestamp() * 1000)


def _read(text: str, form: str) -> datetime | None:
    try:
        return datetime.strptime(text, form).replace(tzinfo=UTC) if form else datetime.fromisoformat(text)
    except ValueError:
        return None
