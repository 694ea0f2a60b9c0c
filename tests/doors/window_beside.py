"""A window that is open on a store while something else uses the file; it says how late its ticks of 5 ms came.

`python -m tests.doors.window_beside STORE` keeps one open until its standard input is closed. A key is pressed in
its search field every half second, so that it looks for something, and shows what others write meanwhile.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

_TYPED = "what is under the stone"
_KEY_MS = 500
_WAIT_S = 60


@dataclass(slots=True)
class Beside:
    """What came of it: a sentence with figures, and how many rows the window showed at the end."""

    said: str = "no window"
    rows: int = 0
    messages: list[str] = field(default_factory=list)


@contextmanager
def window_beside(store: Path) -> Iterator[Beside]:
    """Keep a window open on a store; what is yielded is filled in at the end."""
    beside = Beside()
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.doors.window_beside", str(store)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        text=True,
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        yield beside
    finally:
        said, _ = child.communicate(timeout=_WAIT_S)
    found = json.loads(said)
    beside.said, beside.rows, beside.messages = found["said"], found["rows"], found["messages"]


def _main(path: Path) -> None:
    from PySide6.QtCore import QSocketNotifier, QTimer
    from PySide6.QtWidgets import QApplication

    from tests.bench.figures import percentile
    from tests.bench.ticks import BAD_MS, Ticks
    from wellkept.ui.app import SWITCH_S, open_service
    from wellkept.ui.desk import Desk
    from wellkept.ui.main_window import MainWindow
    from wellkept.ui.theme import Theme

    sys.setswitchinterval(SWITCH_S)
    app = QApplication([])
    window = MainWindow(Desk(open_service), Theme(app))
    window.show()
    ticks, messages, letters = Ticks(), list[str](), [0]
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, window)
    keys = QTimer(window, interval=_KEY_MS)

    def press() -> None:
        letters[0] = (letters[0] + 1) % (len(_TYPED) + 1)
        window.search.setText(_TYPED[: letters[0]])

    def opened() -> None:
        if not window.meaning.settled:
            QTimer.singleShot(50, opened)
            return
        ticks.part = "beside"
        keys.start()
        print("open", flush=True)

    def finish() -> None:
        end.setEnabled(False)
        keys.stop()
        ticks.part = "end"
        window.search.clear()
        QTimer.singleShot(2 * _KEY_MS + 1000, close)  # what others wrote shows within a second

    rows = [0]

    def close() -> None:
        rows[0] = window.list.model.rowCount()
        if window.messages.notice_box.isVisible():
            messages.append(window.messages.notice_box.accessibleName() or "a notice")
        window.close()

    end.activated.connect(finish)
    keys.timeout.connect(press)
    window.open_store(path)
    opened()
    app.exec()
    beside = ticks.parts.get("beside", [])
    slips, ours = [tick.slip for tick in beside], [tick.ours for tick in beside]
    said = (
        f"window tick of 5 ms, n {len(slips)}: late by median {percentile(slips, 0.5):.1f}"
        f" p95 {percentile(slips, 0.95):.1f} max {max(slips):.1f} ms; of that ours at most p95"
        f" {percentile(ours, 0.95):.1f} max {max(ours):.1f}, over {BAD_MS} ms: {sum(one > BAD_MS for one in ours)}"
    )
    print(json.dumps({"said": said, "rows": rows[0], "messages": messages}))


if __name__ == "__main__":
    _main(Path(sys.argv[1]))
