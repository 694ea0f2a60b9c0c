"""Keeps all memories searchable by meaning while nobody waits, and tells how far that has come.

The queue is the file itself: what has no vector is missing, whoever wrote it. One round is: load the models
(on their own thread), load the vectors, make those that are missing, load these too.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.model.errors import WellkeptError
from wellkept.service.meaning_answers import Coverage, Embedded, Unloaded
from wellkept.service.requests import AskCoverage, AskUnloaded, EmbedPending, PrepareMeaning, UseEmbedder
from wellkept.ui.desk import Desk
from wellkept.ui.model_thread import Loaded, ModelThread, Order
from wellkept.ui.question_reader import QuestionReader

BEGIN_MS = 250
"""After the first rows were found: by then they are painted."""
AFTER_WRITE_MS = 600
"""Source: the Copilotz memory chapter's rule for its queue."""
_UNTOLD = 96
"""So few are made before one could read that they are missing: one batch."""


class State(StrEnum):
    """What is being done about memories that cannot be found by meaning yet."""

    RESTS = "rests"
    RUNS = "runs"
    PAUSED = "paused"


@dataclass(frozen=True, slots=True)
class Standing:
    """How much can be found by meaning, and whether more is being done."""

    coverage: Coverage
    state: State


class MeaningKeeper(QObject):
    """Signals: `told` a `Standing`; `loaded` models are there that were not."""

    told = Signal(object)
    loaded = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._models = ModelThread(self)
        self._models.came.connect(self._on_loaded)
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._go)
        self._begun = self._busy = self._paused = self._first = False
        self._round = self._ticket = 0
        self._coverage: Coverage | None = None
        self.reader = QuestionReader(desk, self)

    @property
    def settled(self) -> bool:
        """Whether nothing is under way and nothing is due."""
        return self._begun and not self._busy and not self._due.isActive()

    @property
    def coverage(self) -> Coverage | None:
        """How much can be found by meaning, as last heard."""
        return self._coverage

    def searched(self, text: str) -> None:
        """Hear what was searched for: a model on another computer has to read it first."""
        far = self._coverage is not None and self._coverage.far and self._coverage.usable
        self.reader.note(text if far else "")

    def begin(self) -> None:
        """Start with a store that has been opened, once its first rows are there."""
        self._drop()
        self._begun = True
        self._due.start(BEGIN_MS)

    def note_write(self) -> None:
        """Look soon whether vectors are missing."""
        if self._begun:
            self._due.start(AFTER_WRITE_MS)

    def pause(self) -> None:
        """Make no vectors until told to go on, or the window closes."""
        self._paused = True
        self._drop()
        self._tell(State.PAUSED)
        self._go()

    def go_on(self) -> None:
        """Make vectors again."""
        self._paused = False
        self._tell(State.RUNS)
        self._go()

    def use(self, name: str, *, anyway: bool = False) -> None:
        """Make vectors with another embedder; those there are serve until all new ones are made.

        Where the exam would come out worse the change waits, unless it is wanted `anyway`.
        """
        if self._begun:
            self._drop()
            self._busy = True
            self._ask(UseEmbedder(name, anyway), self._on_used, self._on_not_used)

    def stop(self) -> None:
        """Begin nothing more; `join` waits for the model that is being loaded."""
        self._begun = False
        self._due.stop()
        self.reader.note("")
        self._drop()
        self._models.end()

    def join(self) -> None:
        """Wait for the thread that loads models to end."""
        self._models.join()

    def _drop(self) -> None:
        """End what is under way; its answers are not heard."""
        self._round += 1
        self._busy = False
        self._desk.drop(self._ticket)

    def _go(self) -> None:
        if self._busy:
            return  # this round, or the next look at its end, sees what is missing
        self._round += 1
        self._busy = self._first = True
        if self._paused:
            self._ask(AskCoverage(), self._on_counted)
        else:
            self._ask(AskUnloaded(), self._on_unloaded)

    def _ask(
        self, request: object, answered: Callable[[Any], None], failed: Callable[[Exception], None] | None = None
    ) -> None:
        hear = partial(self._hear, self._round)
        self._ticket = self._desk.ask(
            request,
            partial(hear, answered),
            failed=partial(hear, failed or self._on_failed),
            progressed=partial(hear, self._on_progressed),
        )

    def _hear(self, number: int, listener: Callable[..., None], *answer: object) -> None:
        if number == self._round:
            listener(*answer)

    def _on_unloaded(self, unloaded: Unloaded) -> None:
        if unloaded.loads:
            self._models.load(Order(self._round, unloaded))
        else:
            self._ask(PrepareMeaning(), self._on_prepared)

    def _on_loaded(self, loaded: Loaded) -> None:
        self.loaded.emit()
        if loaded.number != self._round:
            return
        for fault in loaded.faults:
            if not isinstance(fault, WellkeptError):
                self._on_failed(fault)
                return
        self._ask(PrepareMeaning(), self._on_prepared)  # it answers why where a model could not be loaded

    def _on_prepared(self, coverage: Coverage) -> None:
        self._coverage = coverage
        missing = coverage.total - coverage.with_
        if coverage.reason:
            self._rest()
            return
        if not (self._first or missing):
            self._ask(AskCoverage(), self._on_counted)  # of the being in sight; all others are read as well
            return
        self._first = False
        if missing > _UNTOLD:
            self._tell(State.RUNS)
        self._ask(EmbedPending(), self._on_embedded)

    def _on_progressed(self, done: int, total: int) -> None:
        if self._coverage is not None and total - done > _UNTOLD:
            self._coverage = replace(self._coverage, with_=done, total=total)
            self._tell(State.RUNS)

    def _on_embedded(self, embedded: Embedded) -> None:
        if embedded.count or embedded.note:
            self._ask(PrepareMeaning(), self._on_prepared)
        else:
            self._ask(AskCoverage(), self._on_counted)

    def _on_counted(self, coverage: Coverage) -> None:
        self._coverage = coverage
        self._rest()

    def _on_used(self, coverage: Coverage) -> None:
        self._on_counted(coverage)
        if not self._paused:
            self._go()

    def _on_not_used(self, error: Exception) -> None:
        self._rest()
        self._desk.failed.emit(error)

    def _on_failed(self, error: Exception) -> None:
        """Say nothing of a file that is read-only or in use but in the line of coverage; the next write tries again."""
        if self._coverage is not None and isinstance(error, WellkeptError):
            self._coverage = replace(self._coverage, note=error.sentence)
        self._rest()
        if not isinstance(error, WellkeptError):
            self._desk.failed.emit(error)

    def _rest(self) -> None:
        self._busy = False
        self._tell(State.PAUSED if self._paused else State.RESTS)

    def _tell(self, state: State) -> None:
        if self._coverage is not None:
            self.told.emit(Standing(self._coverage, state))
