"""The one thread that owns the memories while doors are open. Whoever asks is elsewhere, see `desk`.

Every crossing is a job, its answer a future. Jobs begin in the order they came, but for acts while another act is
under way: looks slip in between its slices. Upkeep runs when nothing else does, and a slice of it now and then under
load, so that it is not put off for ever.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from wellkept.model.errors import StoreError, WellkeptError
from wellkept.serve.runs import Act, Job, Pace, Run, Runs
from wellkept.serve.upkeep import Upkeep
from wellkept.service.steps import Outside
from wellkept.service.wellkept import Wellkept

WAITING_MAX = 512
"""How many jobs may wait at once; whoever comes then is told to come again."""
_CALLS_AT_ONCE = 2
UPKEEP_AT_LEAST_S = 0.25
"""Under load upkeep gets a slice so often, of about 25 ms."""


class TooBusy(WellkeptError):
    """More is asked than can be answered now, or the door is closing."""

    sentence = "Too much is being asked at once."
    next_step = "Try again in a moment."


@dataclass(frozen=True, slots=True)
class _Returned:
    """A call that was made for a run."""

    run: Run
    future: Future[object]


class Worker:
    """Owns what `opener` opens, from `start` to `close`; `ask` may be called from any thread."""

    def __init__(self, opener: Callable[[], Wellkept]) -> None:
        self._opener = opener
        self._inbox: SimpleQueue[Job | _Returned | None] = SimpleQueue()
        self._room = threading.BoundedSemaphore(WAITING_MAX)
        self._opened: Future[None] = Future()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._live, name="store")
        self._calls = ThreadPoolExecutor(_CALLS_AT_ONCE, thread_name_prefix="calls")
        self._waiting: deque[Job] = deque()
        self._upkeep = Upkeep(time.monotonic())
        self._upkept_at = 0.0
        self._runs = Runs()

    def start(self) -> None:
        """Open the memories. Raises: what the opener raises; then nothing runs."""
        self._thread.start()
        try:
            self._opened.result()
        except BaseException:
            self.close()
            raise

    def ask(self, act: Act, pace: Pace) -> Future[object]:
        """Have something done. Cancelling the answer before it has begun leaves it undone. Raises: TooBusy."""
        if self._closing.is_set() or not self._room.acquire(blocking=False):
            raise TooBusy
        job = Job(act, pace)
        self._inbox.put(job)
        return job.future

    def close(self) -> None:
        """End all work between two slices, close the memories, and wait until no thread is left."""
        self._closing.set()
        self._inbox.put(None)
        self._thread.join()
        self._calls.shutdown()
        self._end_all()

    def _live(self) -> None:
        try:
            wellkept = self._opener()
        except BaseException as fault:  # noqa: BLE001 - whoever started us gets it
            self._opened.set_exception(fault)
            return
        self._opened.set_result(None)
        try:
            while not self._closing.is_set():
                self._turn(wellkept)
        finally:
            self._closing.set()
            self._end_all()
            self._calls.shutdown()
            wellkept.close()

    def _turn(self, wellkept: Wellkept) -> None:
        """Begin one job, and do one slice of a long one."""
        self._receive()
        now = time.monotonic()
        if now - self._upkept_at > UPKEEP_AT_LEAST_S and (run := self._runs.upkeep()):
            self._slice(run)
        job = self._next()
        if job is not None:
            self._room.release()
            self._begin(wellkept, job)
        if (run := self._runs.next()) and (job is None or run.job.pace is not Pace.UPKEEP):
            self._slice(run)
        self._keep_up(wellkept, now)

    def _receive(self) -> None:
        """Take in what has come; wait for it if there is nothing else to do."""
        wait_s = 0.0 if self._runs or self._may_begin() else self._upkeep.wait_s(time.monotonic())
        if self._runs.keeping_up and wait_s == 0.0 and not self._runs:
            wait_s = UPKEEP_AT_LEAST_S  # it waits for a call, which says so when it is made
        try:
            message = self._inbox.get(timeout=wait_s) if wait_s else self._inbox.get_nowait()
            while True:
                self._take(message)
                message = self._inbox.get_nowait()
        except Empty:
            return

    def _take(self, message: Job | _Returned | None) -> None:
        if isinstance(message, Job):
            self._waiting.append(message)
        elif message is not None:
            fault = message.future.exception()
            self._runs.come_back(message.run, None if fault else message.future.result(), fault)

    def _may_begin(self) -> Job | None:
        """Return the first that may begin."""
        acting = self._runs.acting
        return next((job for job in self._waiting if job.pace is Pace.LOOK or not acting), None)

    def _next(self) -> Job | None:
        job = self._may_begin()
        if job is not None:
            self._waiting.remove(job)
        return job

    def _begin(self, wellkept: Wellkept, job: Job) -> None:
        if not job.future.set_running_or_notify_cancel():
            return
        try:
            answer = job.act(wellkept)
        except Exception as fault:  # noqa: BLE001 - every fault must reach whoever asked
            self._fail(job, fault)
            return
        if isinstance(answer, Generator):
            self._runs.begin(job, answer)
        else:
            self._answer(job, answer)

    def _slice(self, run: Run) -> None:
        if run.job.pace is Pace.UPKEEP:
            self._upkept_at = time.monotonic()
        try:
            step = self._runs.follow(run)
        except StopIteration as end:
            self._answer(run.job, end.value)
        except Exception as fault:  # noqa: BLE001 - every fault must reach whoever asked
            self._fail(run.job, fault)
        else:
            if isinstance(step, Outside):
                call = self._calls.submit(step.run, self._closing.is_set)
                call.add_done_callback(lambda done: self._inbox.put(_Returned(run, done)))

    def _answer(self, job: Job, answer: object) -> None:
        self._note(job, done=answer is True)
        job.future.set_result(answer)

    def _fail(self, job: Job, fault: Exception) -> None:
        self._note(job, done=False)
        job.future.set_exception(fault)

    def _note(self, job: Job, *, done: bool) -> None:
        now = time.monotonic()
        if job.pace is Pace.ACT:
            self._upkeep.note_write(now)
        elif job.pace is Pace.UPKEEP and not done:
            self._upkeep.note_undone(job.act, now)

    def _keep_up(self, wellkept: Wellkept, now: float) -> None:
        """Look around, and begin what is due."""
        with suppress(StoreError):  # the file is in use or out of reach: the next look sees
            self._upkeep.look(wellkept, now)
        due = None if self._runs.keeping_up else self._upkeep.take(now)
        if due is not None:
            self._begin(wellkept, Job(due, Pace.UPKEEP))

    def _end_all(self) -> None:
        """Tell everybody who still waits that the door is closing."""
        self._receive_all()
        for job in (*self._runs.end_all(), *self._waiting):
            if not job.future.cancel() and not job.future.done():
                job.future.set_exception(TooBusy())

    def _receive_all(self) -> None:
        while not self._inbox.empty():
            self._take(self._inbox.get_nowait())
