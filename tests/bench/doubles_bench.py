"""What looking for duplicates costs, and whether the window stays alive: `python -m tests.bench.doubles_bench FILE`.

The real window over a copy of a file of memories. First a while of rest, then the page is opened and all memories
are looked at, while a search is asked for every 300 ms. Printed: how late the 5 ms tick of the GUI thread comes
(see `ticks`), how long a search takes with and without, the time of the whole look, and what was found.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.bench import corpus
from tests.bench.figures import report, resident_mb
from tests.bench.ticks import Ticks
from wellkept.model.query import Query
from wellkept.service.requests import Find
from wellkept.ui.app import SWITCH_S, open_service
from wellkept.ui.desk import Desk
from wellkept.ui.doubles import looking
from wellkept.ui.main_window import MainWindow
from wellkept.ui.theme import Theme

_SEARCH_EVERY_MS = 300
_REST_MS = 6000
_OPENING_MS = 300


class Run(QObject):
    """One run: open, load, rest, look, close."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.ticks, self.took = Ticks(), dict[str, list[float]]()
        self._window = window
        self._questions = iter(corpus.queries(100_000))
        self._search = QTimer(self, interval=_SEARCH_EVERY_MS)
        self._search.timeout.connect(self._ask)
        window.meaning.loaded.connect(lambda: QTimer.singleShot(_REST_MS, self._rest))

    def _rest(self) -> None:
        if self.ticks.part == "start":
            self.ticks.part = "rest"
            self._search.start()
            QTimer.singleShot(_REST_MS, self._look)

    def _look(self) -> None:
        self.ticks.part, self._begun = "opening the page", (time.perf_counter(), time.process_time())
        QTimer.singleShot(_OPENING_MS, self._on_opened)
        part = self._window.further.doubles
        part.open()
        self._watch = QTimer(self, interval=20)
        self._watch.timeout.connect(self._on_watch)
        self._watch.start()

    def _on_opened(self) -> None:
        self.ticks.part = "looking"

    def _on_watch(self) -> None:
        if self._window.further.doubles.keeper.page.stop.isHidden():
            wall, spent = time.perf_counter() - self._begun[0], time.process_time() - self._begun[1]
            found = Counter(pair.novelty.value for pair in self._window.further.doubles.keeper.queue.open)
            print(f"whole look {wall:.1f} s, CPU {spent:.1f} s with searches, {resident_mb():.0f} MB, {dict(found)}")
            self._watch.stop()
            self._search.stop()
            self._window.close()

    def _ask(self) -> None:
        asked, part = time.perf_counter(), self.ticks.part
        self._window.desk.ask(
            Find(Query(text=next(self._questions))),
            lambda _: self.took.setdefault(part, []).append((time.perf_counter() - asked) * 1e3),
        )


def main() -> None:
    """Measure one run and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    with tempfile.TemporaryDirectory(dir=parser.parse_args().file.parent) as folder:
        path = Path(folder) / "memories.db"
        shutil.copy(parser.parse_args().file, path)
        _run(path)


def _run(path: Path) -> None:
    sys.setswitchinterval(SWITCH_S)
    looking.MOST_OPEN = 10**9  # look to the end
    app = QApplication([])
    window = MainWindow(Desk(open_service), Theme(app))
    run = Run(window)
    window.show()
    window.open_store(path)
    app.exec()
    for line in run.ticks.lines():
        print(line)
    for part, took in run.took.items():
        report(f"a search, {part}", took)


if __name__ == "__main__":
    main()
