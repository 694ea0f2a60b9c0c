"""The door for programs: `wellkept serve` as a process of its own, which ends with this one.

So nothing that is asked there shares the window's interpreter. The process ends when its standard input closes, which
also happens when this program is killed.
"""

import json
import sys
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from wellkept.service.door_switch import DoorWanted
from wellkept.service.snippets import command_of
from wellkept.ui.in_words import in_words

END_MS = 2_000
"""So long the door may take to end what it is doing, before it is ended."""


class Door(StrEnum):
    """How the door stands."""

    SHUT = "shut"
    OPENING = "opening"
    OPEN = "open"
    NOBODY = "nobody"  # no assistant has been added, so there is nobody to open it for
    TAKEN = "taken"  # another program is where the door would be
    REFUSED = "refused"  # it did not open, for another reason
    FELL = "fell"  # it was open and ended by itself


@dataclass(frozen=True, slots=True)
class DoorState:
    """Attributes: `address` where programs ask, while it is open; `port` where it is or would be; `reason` one or
    two sentences of the door itself where it did not open.
    """

    door: Door = Door.SHUT
    address: str = ""
    port: int = 0
    reason: str = ""


class DoorProcess(QObject):
    """Opens and shuts it. Signals: `told` a `DoorState`."""

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = DoorState()
        self.command = command_of(sys.executable, bool(getattr(sys, "frozen", False)))
        self._process: QProcess | None = None
        self._ending: QProcess | None = None
        self._wanted: DoorWanted | None = None
        self._said = b""
        self._patience = QTimer(self, singleShot=True, interval=END_MS)
        self._patience.timeout.connect(self._kill)

    @property
    def running(self) -> bool:
        """Whether there is a process at all, be it that it ends."""
        return self._process is not None or self._ending is not None

    def open(self, wanted: DoorWanted) -> None:
        """Open the door to a file of memories; one that is open is shut first, and makes room when it has ended."""
        self._end_softly()
        self._wanted = wanted
        self._tell(DoorState(Door.OPENING, port=wanted.port))
        if self._ending is None:
            self._start(wanted)

    def shut(self) -> None:
        """Shut the door; what is being asked at that moment may still be answered."""
        self._wanted = None
        self._end_softly()
        self._tell(DoorState(port=self.state.port))

    def end(self) -> None:
        """Shut the door and wait until it is: the window closes."""
        self._wanted = None
        self._end_softly()
        self._patience.stop()
        process, self._ending = self._ending, None
        if process is None:
            return
        process.finished.disconnect(self._on_ended)
        if not process.waitForFinished(END_MS):
            process.kill()
            process.waitForFinished(END_MS)
        self.state = DoorState(port=self.state.port)

    def _start(self, wanted: DoorWanted) -> None:
        program, *before = self.command
        self._said = b""
        process = self._process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_said)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        at = ["--port", str(wanted.port)]
        process.start(
            program, [*before, "--store", str(wanted.path), "serve", "--ready-json", "--until-stdin-closes", *at]
        )

    def _end_softly(self) -> None:
        """Let the process end what it does; it is ended where that takes long."""
        process = self._let_go()
        if process is None:
            return
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._ending = process
        process.finished.connect(self._on_ended)
        process.closeWriteChannel()
        self._patience.start()

    def _kill(self) -> None:
        if self._ending is not None:
            self._ending.kill()

    def _on_ended(self) -> None:
        """One before has ended: open the one that is wanted meanwhile."""
        self._patience.stop()
        if self._ending is not None:
            self._ending.deleteLater()
            self._ending = None
        if self._wanted is not None and self._process is None:
            self._start(self._wanted)

    def _let_go(self) -> QProcess | None:
        """Hear nothing more of the process, if there is one, and return it."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_said)
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
        return process

    def _tell(self, state: DoorState) -> None:
        if state != self.state:
            self.state = state
            self.told.emit(state)

    def _on_said(self) -> None:
        process = self._process
        if process is None:
            return
        self._said += bytes(process.readAllStandardOutput().data())
        *lines, self._said = self._said.split(b"\n")
        for line in lines:
            self._take(line)

    def _take(self, line: bytes) -> None:
        """Take in a line of the door: where it is, or why it does not open. All else is not for us."""
        try:
            found = json.loads(line)
        except ValueError:
            return
        if isinstance(found, dict):
            self._tell(told(found, self.state))

    def _on_finished(self, _code: int, _status: QProcess.ExitStatus) -> None:
        self._on_said()
        self._ended()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        self._wanted = None
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        before = self.state
        if before.door is Door.OPEN:
            self._tell(DoorState(Door.FELL, port=before.port))
        elif before.door is Door.OPENING:
            self._tell(DoorState(Door.REFUSED, port=before.port))


def told(found: dict[str, object], before: DoorState) -> DoorState:
    """Return how the door stands by what it says of itself: see `cli/serving.py`, `--ready-json`."""
    address = found.get("address")
    if found.get("ready") is True and isinstance(address, str):
        return DoorState(Door.OPEN, address, before.port)
    if found.get("ready") is not False:
        return before
    known = {"PortTaken": Door.TAKEN, "NobodyLetIn": Door.NOBODY}
    reason = " ".join(in_words(str(found.get(part, ""))) for part in ("sentence", "next_step"))
    return DoorState(known.get(str(found.get("fault")), Door.REFUSED), port=before.port, reason=reason.strip())
