"""What the window itself asks of the worker, beyond the service: files to read, and the teach draft.

Runs on the worker thread. No Qt here.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Protocol

from wellkept.model.errors import UnreadableText
from wellkept.model.kinds import Kind
from wellkept.model.memory import OWNER_BEING, Trust
from wellkept.model.said import said, term
from wellkept.service.answers import Candidate, Draft, FoundLine, Novelty, Progress, Steps, UndoState
from wellkept.service.draft_requests import LoadDraft, SaveDraft
from wellkept.service.requests import AddSamples, Keep, LineToKeep, Proposal
from wellkept.teach.plain_text import decode

FILE_MAX_BYTES = 50_000_000
_SLICE_BYTES = 1_000_000
_PIECE_CHARS = 100_000


class Service(Protocol):
    """The part of the service that the window uses."""

    @property
    def undo_state(self) -> UndoState:
        """What can be taken back now."""

    def handle(self, request: object, stop: Callable[[], bool] | None = None) -> object:
        """Answer a request, at once or as `Steps`."""

    def close(self) -> None:
        """Close the store."""


@dataclass(frozen=True, slots=True)
class Part:
    """A text waiting to be taught that is too long for the box, or came from a file."""

    name: str
    text: str = field(repr=False)
    from_file: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class ReadText:
    """Read a file of plain text; answered with a `Part`."""

    path: Path


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """Keep what is being written in the teach panel, attachments included."""

    text: str = field(repr=False)
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class FetchDraft:
    """Bring back what was being written; answered with a `KeepDraft`."""


@dataclass(frozen=True, slots=True)
class LookAround:
    """Write the sample memories of a file into an empty store; answered with `Samples`."""

    path: Path
    being_id: str = OWNER_BEING


class Choice(IntEnum):
    """What becomes of a sentence found in a text."""

    LEAVE = 0
    KEEP = 1  # also beside one that it is like
    REPLACE = 2  # it takes the place of the one it is like


@dataclass(frozen=True, slots=True)
class KeepChosen:
    """Keep those of the sentences found that are ticked, in the words and of the kind the owner gave them.

    `choices` has one `Choice` for each; `lines` are those for the profile. Turned into a `Keep` on the worker,
    because of a hundred thousand it takes a while.
    """

    candidates: Sequence[Candidate] = field(repr=False)
    choices: bytes = field(repr=False)
    edits: Mapping[int, str] = field(repr=False)
    source: str
    trust: str
    kinds: Mapping[int, Kind] = field(default_factory=dict)
    lines: tuple[FoundLine, ...] = field(default=(), repr=False)
    being_id: str = OWNER_BEING

    def proposals(self) -> Iterator[Proposal]:
        """Yield the ticked sentences; `quote` holds the words of the text where they differ.

        What a model guessed stays marked as guessed, unless the owner put it into words of their own.
        """
        for place in self._kept():
            candidate = self.candidates[place]
            content = self.edits.get(place, candidate.content)
            replaces = candidate.twin if self.choices[place] == Choice.REPLACE else None
            guessed = candidate.trust is Trust.GUESSED and content == candidate.content
            yield Proposal(
                content,
                kind=self.kinds.get(place, candidate.kind),
                importance=candidate.importance,
                tags=candidate.tags,
                quote=candidate.quote if candidate.quote != content else None,
                updates=replaces.id if replaces else None,
                trust=Trust.GUESSED if guessed else None,
                again=candidate.novelty is Novelty.FORGOTTEN,
            )

    def lines_to_keep(self) -> Iterator[LineToKeep]:
        """Yield the lines of which everything behind them is kept."""
        places = {place: number for number, place in enumerate(self._kept())} if self.lines else {}
        for line in self.lines:
            if all(place in places for place in line.behind):
                yield LineToKeep(line.section, line.line, tuple(places[place] for place in line.behind))

    def _kept(self) -> Iterator[int]:
        return (place for place, choice in enumerate(self.choices) if choice != Choice.LEAVE)


def run(service: Service, request: object, stop: Callable[[], bool]) -> object:
    """Answer a request of the window: its own ones here, all others by the service."""
    match request:
        case ReadText(path):
            return read_text(path)
        case KeepChosen(source=source, trust=trust):
            lines = tuple(request.lines_to_keep())
            proposals = tuple(request.proposals())
            return service.handle(Keep(proposals, source, request.being_id, trust=trust, lines=lines), stop)
        case LookAround(path, being_id):
            return service.handle(AddSamples(path.read_text(encoding="utf-8"), being_id))
        case KeepDraft():
            return service.handle(SaveDraft(packed(request)))
        case FetchDraft():
            draft = service.handle(LoadDraft())
            return unpacked(draft.text if isinstance(draft, Draft) else "")
        case _:
            return service.handle(request, stop)


def packed(draft: KeepDraft) -> str:
    """Return a draft as one text; a draft of nothing is ""."""
    if not draft.text and not draft.parts:
        return ""
    parts = (
        f"[{_quoted(p.name)}, {_quoted(p.text)}, {json.dumps(p.from_file)}, {_quoted(p.note)}]" for p in draft.parts
    )
    return f'{{"text": {_quoted(draft.text)}, "parts": [{", ".join(parts)}]}}'


def _quoted(text: str) -> str:
    """Return a text as JSON, made in pieces: one long call would hold up the window's thread."""
    starts = range(0, len(text), _PIECE_CHARS)
    return '"' + "".join(json.dumps(text[start : start + _PIECE_CHARS])[1:-1] for start in starts) + '"'


def unpacked(text: str) -> KeepDraft:
    """Return a draft from its text; a text of another form is taken as what was typed."""
    try:
        found = json.loads(text)
        parts = tuple(Part(str(n), str(t), bool(f), str(x)) for n, t, f, x in found["parts"])
        return KeepDraft(str(found["text"]), parts)
    except (ValueError, KeyError, TypeError):
        return KeepDraft(text)


def read_text(path: Path) -> Steps[Part]:
    """Read a file in slices and decode it.

    Raises: UnreadableText for a folder, and for a file that is missing, too large, empty, or not text.
    """
    if path.is_dir():
        raise UnreadableText(said("{name} is a folder.", name=path.name), "Choose the files in it instead.")
    try:
        if not path.is_file():  # nor a pipe, which would never end
            raise FileNotFoundError
        size = path.stat().st_size
        if size > FILE_MAX_BYTES:
            raise UnreadableText(
                said(
                    "{name} has {n:,} MB; a file to teach may have at most 50 MB.", name=path.name, n=round(size / 1e6)
                ),
                "Split it into smaller files.",
            )
        chunks = bytearray()
        for chunk in _chunks(path):
            chunks += chunk
            yield Progress(len(chunks), size)
    except OSError as error:
        raise UnreadableText(
            said("{name} cannot be read.", name=path.name), "Check that the file is there and may be read."
        ) from error
    text, note = decoded(bytes(chunks), path.name)
    if not text.strip():
        raise UnreadableText(said("{name} is empty.", name=path.name), "Choose a file with text in it.")
    return Part(path.name, text, from_file=True, note=note)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(_SLICE_BYTES):
            yield chunk


def decoded(data: bytes, name: str) -> tuple[str, str]:
    """Return the text of a file and a note where its encoding had to be guessed.

    Raises: UnreadableText for what is not text.
    """
    try:
        found = decode(data, FILE_MAX_BYTES)
    except UnreadableText as error:
        raise UnreadableText(
            said("{name} is not a text file.", name=name), "Save it as plain text (UTF-8) and try again."
        ) from error
    return found.text, term("not UTF-8: some letters may be wrong; check accents") if found.guessed else ""
