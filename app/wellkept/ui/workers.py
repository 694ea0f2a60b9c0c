"""The thread that owns the service; models are loaded on another one, see `model_thread`, and what waits on
the network, or is long arithmetic, on three more, see `outside_threads`.

Every crossing is a frozen dataclass on a queued signal to a bound method of a QObject. The service
is made, used and closed inside the worker thread.
"""

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from wellkept.model.errors import StoreError
from wellkept.service.answers import Done, Outside, Progress, UndoState
from wellkept.service.draft_requests import KeepUnsaved
from wellkept.service.requests import CountFacets, CountTimes, EmbedPending, Find
from wellkept.service.saved_requests import CountSaved
from wellkept.ui.at_work import REST_MS, AtWork
from wellkept.ui.errands import KeepDraft, Service, run
from wellkept.ui.outcomes import Answered, Failed, OpenStore, Outcome, Progressed, StartOver, Stopped
from wellkept.ui.outside_threads import OutsideThread, Returned
from wellkept.ui.runs import Runs
from wellkept.ui.waiting import Job, Lane, Waiting, gives_way, is_quick, lane_of

STOP_WAIT_MS = 30_000

Opener = Callable[[Path | None, str], Service]
"""Opens the store at a path (None: the usual place), by a recovery code unless that is ""."""


class Orders:
    """What the desk tells a job that is running right now. Read by the worker, written by the desk."""

    def __init__(self) -> None:
        self.at_work = AtWork()
        self.newest_find = 0
        self.cancelled: frozenset[int] = frozenset()
        self.closing = False

    def stop(self, job: Job) -> bool:
        """Say whether a job should end at once."""
        if self.closing or job.ticket in self.cancelled:
            return True
        if isinstance(job.request, CountFacets | CountTimes | CountSaved):
            return job.ticket < self.newest_find  # what it counts is on its way out of sight
        return isinstance(job.request, Find) and job.ticket != self.newest_find


class Worker(QObject):
    """Runs jobs one slice at a time, so that a search slips in between. Signals: `came` an `Outcome`."""

    came = Signal(object)
    _turn_due = Signal()

    def __init__(self, opener: Opener, orders: Orders) -> None:
        super().__init__()
        self._opener = opener
        self._orders = orders
        self._waiting = Waiting()
        self._runs = Runs()
        self._service: Service | None = None
        self._turn_due.connect(self.turn, Qt.ConnectionType.QueuedConnection)
        self._turn_wanted = False
        self._batch_done = 0
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._want_turn)
        self._outside = {
            lane: OutsideThread(lane.value, self, orders.at_work if lane is Lane.BACKGROUND else None) for lane in Lane
        }
        for thread in self._outside.values():
            thread.came.connect(self._on_returned)

    @Slot(object)
    def take(self, job: Job) -> None:
        """Accept a job."""
        self._waiting.put(job)
        self._want_turn()

    @Slot(object)
    def cancel(self, ticket: int) -> None:
        """Drop a job that waits, or end one that runs."""
        for thread in self._outside.values():
            thread.cancel(ticket)
        job = self._waiting.drop(ticket) or self._runs.end(ticket)
        if job is not None:
            self.came.emit(Stopped(ticket, job.request, self._undo_state()))

    @Slot()
    def turn(self) -> None:
        """Run one job, or one slice of a long one."""
        self._turn_wanted = False
        job = self._waiting.take_quick()
        if job is None and self._runs.may_begin:
            job = self._waiting.take_slow()
        if job is not None:
            self._start(job)
        elif self._runs and not self._rests():
            self._slice()
        if len(self._waiting) or (self._runs and not self._rests()):
            self._want_turn()

    @Slot()
    def close(self) -> None:
        """Save what was typed and still waits to be kept, close the service, and end the thread."""
        waiting = self._waiting.drain()
        self._runs.end_all()
        for job in waiting:
            if isinstance(job.request, KeepDraft | KeepUnsaved):
                self._start(job)
        try:
            self._close_service()
        finally:
            self._rest.stop()
            for thread in self._outside.values():
                thread.stop()
            self.thread().quit()

    @Slot()
    def _want_turn(self) -> None:
        if not self._turn_wanted:
            self._turn_wanted = True
            self._turn_due.emit()

    def _rests(self) -> bool:
        if not gives_way(self._runs.first.job.request):
            return False
        if self._orders.at_work() and not self._rest.isActive():
            self._rest.start()
        return self._rest.isActive()

    def _start(self, job: Job) -> None:
        if is_quick(job.request):
            self._rest.start()
        try:
            answer = self._answer(job)
        except Exception as error:  # noqa: BLE001 - every fault must reach the window as an answer
            self.came.emit(Failed(job.ticket, job.request, error))
            return
        if isinstance(answer, Generator):
            self._runs.begin(job, answer)
        else:
            self.came.emit(Answered(job.ticket, job.request, answer, self._undo_state()))

    def _answer(self, job: Job) -> object:
        if isinstance(job.request, OpenStore):
            self._close_service()
            self._service = self._opener(job.request.path, job.request.code)
            return Done()
        if isinstance(job.request, StartOver):
            self._close_service()
            _start_over(job.request.path)
            return Done()
        if self._service is None:
            raise StoreError("No file of memories is open.", "Choose a file first.")
        return run(self._service, job.request, lambda: self._orders.stop(job))

    def _slice(self) -> None:
        job = self._runs.first.job
        try:
            step = self._runs.follow()
        except StopIteration as end:
            self.came.emit(Answered(job.ticket, job.request, end.value, self._undo_state()))
        except Exception as error:  # noqa: BLE001 - every fault must reach the window as an answer
            self.came.emit(Failed(job.ticket, job.request, error))
        else:
            if isinstance(step, Outside):
                self._outside[lane_of(job.request)].run(job.ticket, step)
                return
            if isinstance(job.request, EmbedPending):
                self._rest_after_batch(step)
            self.came.emit(Progressed(job.ticket, step.done, step.total))

    @Slot(object)
    def _on_returned(self, returned: Returned) -> None:
        self._runs.come_back(returned.errand.ticket, returned.answer, returned.fault)
        self._want_turn()

    def _rest_after_batch(self, step: Progress) -> None:
        if step.done > self._batch_done:
            self._rest.start()
        self._batch_done = step.done

    def _undo_state(self) -> UndoState:
        return self._service.undo_state if self._service is not None else UndoState()

    def _close_service(self) -> None:
        for job in self._runs.end_all():
            self.came.emit(Stopped(job.ticket, job.request, UndoState()))
        if self._service is not None:
            service, self._service = self._service, None
            service.close()


def _start_over(path: Path | None) -> None:
    """Put a backup in the place of a store; imported here, because hardly anybody ever needs it."""
    from wellkept.service.mending import start_over_from
    from wellkept.service.places import default_store_path

    start_over_from(path or default_store_path())


class StoreThread(QObject):
    """The one thread. Signals: `came` an `Outcome`, in the window's thread."""

    came = Signal(object)
    _given = Signal(object)
    _cancelled = Signal(object)
    _closed = Signal()

    def __init__(self, opener: Opener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.orders = Orders()
        self._thread = QThread(self)
        self._thread.setObjectName("store")
        self._worker = Worker(opener, self.orders)
        self._worker.moveToThread(self._thread)
        self._worker.came.connect(self._on_came)
        self._given.connect(self._worker.take)
        self._cancelled.connect(self._worker.cancel)
        self._closed.connect(self._worker.close)
        self._thread.start()

    def give(self, job: Job) -> None:
        """Hand a job to the worker."""
        self._given.emit(job)

    def cancel(self, ticket: int) -> None:
        """Ask for a job to end."""
        self.orders.cancelled |= {ticket}
        self._cancelled.emit(ticket)

    def stop(self) -> None:
        """End all work, close the service and join the thread."""
        if self._thread.isRunning():
            self.orders.closing = True
            self._closed.emit()
            if not self._thread.wait(STOP_WAIT_MS):
                raise RuntimeError("The store thread did not end.")

    @Slot(object)
    def _on_came(self, outcome: Outcome) -> None:
        self.came.emit(outcome)
