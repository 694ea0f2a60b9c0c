"""What is said of a command that was stopped, by Ctrl+C or by being asked to end (SIGTERM), and its exit code."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

from wellkept.cli.printing import plural
from wellkept.service.answers import Act
from wellkept.service.wellkept import Wellkept

_NOTHING = "No memory was kept, changed or forgotten."
_DONE = {Act.TEACH: "kept", Act.SAMPLES: "kept", Act.FORGET: "forgotten"}


class Stopping:
    """What there is to say of the command that runs now."""

    def __init__(self) -> None:
        self.sentence = _NOTHING
        self._by = signal.SIGINT
        self._held = self._wanted = False

    @property
    def code(self) -> int:
        """The exit code, as shells have it: 128 and the number of the signal."""
        return 128 + self._by

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let being asked to end stop a command as Ctrl+C does, so that its file is closed in good order."""
        self.sentence, self._by, self._held, self._wanted = _NOTHING, signal.SIGINT, False, False
        numbers = [signal.SIGTERM]
        if signal.getsignal(signal.SIGINT) not in (signal.SIG_IGN, None):  # a shell has it ignored by what runs aside
            numbers.append(signal.SIGINT)
        before: list[tuple[signal.Signals, Any]] = []
        with suppress(ValueError):  # says that this is another thread
            before += [(number, signal.signal(number, self._stop)) for number in numbers]
        try:
            yield
        finally:
            for number, heard in before:
                signal.signal(number, heard or signal.SIG_DFL)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let what stops the program wait until a short act is done and written down; asked twice it does not wait."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            if self._wanted:
                raise KeyboardInterrupt

    def note(self, wellkept: Wellkept) -> None:
        """Say what was done to memories until now."""
        act, count = wellkept.undo_state.undo, wellkept.touched_last
        if act is not None and count:
            many = plural(count, "memory was", "memories were")
            self.sentence = f"{many} {_DONE.get(act, 'changed')} before that, and no more."

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        self._by = signal.Signals(number)
        if self._held and not self._wanted:
            self._wanted = True
            return
        raise KeyboardInterrupt


stopping = Stopping()
