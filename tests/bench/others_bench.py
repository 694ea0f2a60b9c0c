"""What a window costs while another program writes into its file: `python -m tests.bench.others_bench FILE [SECONDS]`.

The real window over a copy of FILE, which needs vectors of `made-up/DIMS` (see `filled`), looked at and left alone. A
second process does one thing ten times a second (once a second where it keeps memories), each for so many seconds. For
each thing: the processor time of the window's process, in % of one processor, above what it takes when nobody writes.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.bench import corpus
from tests.bench.filled import Clusters
from wellkept.model.assistants import Assistant
from wellkept.providers.embedders import DEFAULT
from wellkept.service.wellkept import Wellkept
from wellkept.store.accesses import KeptAccess
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.ages import now_ms
from wellkept.ui.app import SWITCH_S
from wellkept.ui.desk import Desk
from wellkept.ui.errands import Service
from wellkept.ui.main_window import MainWindow
from wellkept.ui.theme import Theme

_EVERY_S = 0.1
_ASSISTANT = Assistant(id="ast_bench", name="bench")
_ACTS = ("nothing", "accesses noted", "memories recalled", "a draft kept", "one memory kept a second")
_QUIET_TURNS = 20  # of 100 ms


def main() -> None:
    """Print a line for each thing that the other process does; as that process, do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("seconds", nargs="?", type=int, default=15)
    parser.add_argument("--dims", type=int, default=512)
    parser.add_argument("--text", default="", help="what is searched for meanwhile")
    parser.add_argument("--act", choices=_ACTS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.act:
        _write(given.file, given.act)
        return
    with tempfile.TemporaryDirectory(dir=given.file.parent) as folder:
        path = Path(folder) / "memories.db"
        shutil.copyfile(given.file, path)
        for line in _measured(path, Clusters(given.dims), given.text, given.seconds):
            print(line, flush=True)


def _measured(path: Path, embedder: Clusters, text: str, seconds: int) -> Iterator[str]:
    def opened(_path: Path | None, _code: str) -> Service:
        return Wellkept(SqliteStore.open(path), now_ms, {DEFAULT: embedder})

    sys.setswitchinterval(SWITCH_S)
    app = QApplication([])
    window = MainWindow(Desk(opened), Theme(app))
    window.show()
    window.open_store(path)
    window.search.setText(text)
    _come_to_rest(window)
    window._watcher.watch(looking=True)
    idle = 0.0
    for act in _ACTS:
        command = [sys.executable, "-m", "tests.bench.others_bench", str(path), "--act", act]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
            assert other.stdout is not None
            other.stdout.readline()
            _come_to_rest(window) if act == "nothing" else _wait(1_000)
            start, cpu = time.perf_counter(), time.process_time()
            _wait(seconds * 1000)
            share = (time.process_time() - cpu) / (time.perf_counter() - start)
            other.communicate()
        _come_to_rest(window)
        idle = share if act == "nothing" else idle
        yield f"{act:<26} {share:7.2%} of a processor, {share - idle:7.2%} for it"
    window.close()


def _come_to_rest(window: MainWindow) -> None:
    """Wait until nothing is asked any more."""
    quiet = 0
    while quiet < _QUIET_TURNS:
        _wait(100)
        quiet = quiet + 1 if window.desk.idle and window.meaning.settled else 0


def _wait(ms: int) -> None:
    """Let the window live for so long. `QTest.qWait` would keep Python's lock from the worker."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _write(path: Path, act: str) -> None:
    """Do one thing again and again until the standard input ends."""
    store = SqliteStore.open(path)
    if store.assistant(_ASSISTANT.id) is None:
        store.add_assistant(_ASSISTANT, _ASSISTANT.name, bytes(32))
    made, text = corpus.memories(10_000), "a"

    def note() -> None:
        store.add_accesses([KeptAccess(now_ms(), _ASSISTANT.id, "search", False, 8, tuple(range(9, 17)))], {}, 0)

    doing: dict[str, Callable[[], object]] = {
        "nothing": lambda: None,
        "accesses noted": note,
        "memories recalled": lambda: store.touch(range(9, 17), now_ms()),
        "a draft kept": lambda: store.save_draft("bench", f"{text}{time.monotonic_ns()}"),
        "one memory kept a second": lambda: store.insert([next(made)]),
    }
    print("ready", flush=True)
    pause = _EVERY_S if "a second" not in act else 1.0
    ended = False
    while not ended:
        doing[act]()
        ended = bool(_readable(pause))
    store.close()


def _readable(wait_s: float) -> list[object]:
    import select

    return list(select.select([sys.stdin], [], [], wait_s)[0])


if __name__ == "__main__":
    main()
