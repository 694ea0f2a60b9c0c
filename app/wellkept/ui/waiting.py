"""The order in which requests are served: what the owner looks at comes before long work."""

from collections import deque
from dataclasses import dataclass
from enum import StrEnum

from wellkept.service.assistant_requests import AnswerWishes, ShowAccesses, ShowAssistants, ShowWishes
from wellkept.service.backup_requests import LookOver, MakeBackup, PreviewRestore, Restore, ShowBackups, ShowRestoreRows
from wellkept.service.beside_answers import ShowBeside
from wellkept.service.double_requests import KeepBoth, LookForDoubles, MergeDoubles, ReplaceOlder, ShowDouble
from wellkept.service.draft_requests import KeepUnsaved
from wellkept.service.forgotten_requests import ShowForgotten
from wellkept.service.gathering_requests import AskRemaining, GatherMentions
from wellkept.service.map_answers import DrawMap
from wellkept.service.nearest import AskNearest
from wellkept.service.receipt_requests import CheckForgotten, ForgetChecked
from wellkept.service.remote_requests import (
    AskModels,
    AskRemote,
    AwaitSignIn,
    CheckKey,
    FindByModel,
    ForgetKey,
    KeepHere,
    KeepKey,
    MarkPrivate,
    ReadQuestion,
    SetRemote,
    ShowLedger,
    ShowProfile,
    UseRemoteEmbedder,
)
from wellkept.service.requests import (
    Correct,
    Count,
    CountAmong,
    CountFacets,
    CountTimes,
    Edit,
    EmbedPending,
    Find,
    FindSentences,
    Forget,
    ForgetAll,
    Keep,
    PrepareMeaning,
    Redo,
    RunExam,
    ShowDetails,
    ShowFacets,
    ShowRows,
    Tidy,
    Undo,
)
from wellkept.service.saved_requests import CountSaved
from wellkept.service.still_requests import ShowStill
from wellkept.ui.errands import FetchDraft, KeepChosen, KeepDraft, LookAround, ReadText

# Served between two slices of long work, in this order: details come with the words not saved, so these go first.
_QUICK: tuple[type, ...] = (
    SetRemote, Find, KeepUnsaved, ShowDetails, ShowRows, KeepDraft, FetchDraft, ShowFacets, Count, ShowLedger,
    ShowProfile, ShowDouble, ShowBeside, AskNearest, ShowBackups, ShowRestoreRows, ShowAssistants, ShowWishes,
    ShowAccesses,
)  # fmt: skip
# Long work that changes no memory, so that changes may slip in between its slices too.
_OUTSIDE: tuple[type, ...] = (
    AskRemote, KeepKey, ForgetKey, CheckKey, AwaitSignIn, AskModels, UseRemoteEmbedder, ReadQuestion, FindByModel,
)  # fmt: skip
_READING: tuple[type, ...] = (
    *_OUTSIDE,
    FindSentences,
    ReadText,
    Tidy,
    RunExam,
    CountFacets,
    LookForDoubles,
    CountTimes,
    ShowStill,
    DrawMap,
    CountSaved,
    CountAmong,
    PreviewRestore,
    CheckForgotten,
    GatherMentions,
    AskRemaining,
    ShowForgotten,
)
# Long work that nobody waits for: runs when nothing else does, and changes slip in as well.
_BACKGROUND: tuple[type, ...] = (PrepareMeaning, EmbedPending, MakeBackup, LookOver)
# What changes what can be found by meaning, or (a tag may be marked private) may be sent to be.
_WRITING: tuple[type, ...] = (
    Keep, KeepChosen, LookAround, Correct, Edit, Forget, ForgetAll, Undo, Redo, KeepHere, MarkPrivate,
    MergeDoubles, ReplaceOlder, KeepBoth, Restore, ForgetChecked, AnswerWishes,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Job:
    """A request and the ticket its answer will carry."""

    ticket: int
    request: object


class Lane(StrEnum):
    """The threads that calls of long work are made on."""

    OUTSIDE = "outside"
    BACKGROUND = "background"
    ARITHMETIC = "arithmetic"


def lane_of(request: object) -> Lane:
    """Return the thread for the calls of a request."""
    if isinstance(request, DrawMap):
        return Lane.ARITHMETIC
    return Lane.BACKGROUND if is_background(request) else Lane.OUTSIDE


def is_reading(job: Job) -> bool:
    """Say whether a long job changes no memory, so that changes may slip in."""
    return isinstance(job.request, _READING + _BACKGROUND)


def is_quick(request: object) -> bool:
    """Say whether the owner looks at the answer right now."""
    return isinstance(request, _QUICK)


def is_background(request: object) -> bool:
    """Say whether nobody waits for the answer."""
    return isinstance(request, _BACKGROUND)


def gives_way(request: object) -> bool:
    """Say whether it rests while the owner is at work."""
    return is_background(request) or isinstance(request, Tidy)


def is_writing(request: object) -> bool:
    """Say whether memories come, go, or get other words."""
    return isinstance(request, _WRITING)


class Waiting:
    """Jobs waiting to be run, for one thread. Only the newest `Find` waits; `ShowRows` newest first."""

    def __init__(self) -> None:
        self._quick: dict[type, deque[Job]] = {kind: deque() for kind in _QUICK}
        self._slow: deque[Job] = deque()

    def put(self, job: Job) -> None:
        """Add a job; an older `Find` that still waits is dropped."""
        lane = self._quick.get(type(job.request), self._slow)
        if isinstance(job.request, Find):
            lane.clear()
        lane.append(job)

    def take_quick(self) -> Job | None:
        """Return the next job that the owner is looking at, if there is one."""
        for kind, lane in self._quick.items():
            if lane:
                return lane.pop() if kind is ShowRows else lane.popleft()
        return None

    def take_slow(self) -> Job | None:
        """Return the next job that changes something or takes long, if there is one."""
        return self._slow.popleft() if self._slow else None

    def drop(self, ticket: int) -> Job | None:
        """Take a job out unrun and return it, if it still waits."""
        for lane in (*self._quick.values(), self._slow):
            for job in lane:
                if job.ticket == ticket:
                    lane.remove(job)
                    return job
        return None

    def drain(self) -> list[Job]:
        """Take everything out, in order of serving."""
        jobs = [job for lane in self._quick.values() for job in lane] + list(self._slow)
        for lane in (*self._quick.values(), self._slow):
            lane.clear()
        return jobs

    def __len__(self) -> int:
        return len(self._slow) + sum(len(lane) for lane in self._quick.values())
