"""What a window costs while another program writes beside it: `python -m tests.bench.others_bench FILE [TEXT]`.

In a copy of FILE, which needs vectors of `made-up/DIMS` (see `filled`). Another connection does one thing; then this
process looks, as the window does every second, and asks for what the window would ask for with TEXT in its search box.
The time of a processor for one look, ms: the least and the middle of some. Times 1 look a second it is the share of a
processor, in tenths of a percent.
"""

import argparse
import itertools
import shutil
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

from tests.bench import corpus
from tests.bench.filled import Clusters
from wellkept.model.assistants import Assistant
from wellkept.model.query import Query
from wellkept.providers.embedders import DEFAULT
from wellkept.service.answers import Found, finish
from wellkept.service.assistant_requests import ShowAccesses, ShowAssistants
from wellkept.service.changed import Changed
from wellkept.service.requests import (
    AskChanged,
    AskCoverage,
    AskUnloaded,
    CountFacets,
    CountTimes,
    EmbedPending,
    Find,
    PrepareMeaning,
    ShowDetails,
    ShowRows,
)
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.accesses import KeptAccess
from wellkept.store.sqlite.sqlite_store import SqliteStore

_TIMES = 8
_SCREEN = 48
_ASSISTANT = Assistant(id="ast_bench", name="bench")


class Window:
    """Asks as the window does, without one."""

    def __init__(self, wellkept: Wellkept, text: str) -> None:
        self._wellkept, self._query = wellkept, Query(text=text)

    def look(self) -> None:
        """Look once, and ask again for what is another."""
        changed = self._ask(AskChanged())
        assert isinstance(changed, Changed)
        if changed.shown or (changed.meaning and self._query.text):
            self.show()
        elif changed.reads:
            self._ask(ShowRows((1,)))
        if changed.shown or changed.meaning:
            for request in (AskUnloaded(), PrepareMeaning(), EmbedPending(), AskCoverage()):
                self._ask(request)
        if changed.reads:
            self._ask(ShowAccesses(key=1))
        if changed.assistants:
            self._ask(ShowAssistants())

    def show(self) -> None:
        """Ask for the list and all beside it."""
        found = self._ask(Find(self._query, settled=True))
        assert isinstance(found, Found)
        self._ask(ShowRows(tuple(found.keys[:_SCREEN])))
        for key in found.keys[:1]:
            self._ask(ShowDetails(key, self._query.text, settled=True))
            self._ask(ShowAccesses(key=key))
        self._ask(CountFacets(self._query, keys=found.keys))
        self._ask(CountTimes(self._query))
        self._ask(ShowAssistants())

    def _ask(self, request: object) -> object:
        answer = self._wellkept.handle(request)
        return finish(answer) if isinstance(answer, Generator) else answer


def main() -> None:
    """Print a line for each thing that another program does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("text", nargs="?", default="")
    parser.add_argument("--dims", type=int, default=512)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.file.parent) as folder:
        path = Path(folder) / "memories.db"
        shutil.copyfile(given.file, path)
        for line in _measured(path, Clusters(given.dims), given.text):
            print(line, flush=True)


def _measured(path: Path, embedder: Clusters, text: str) -> Iterator[str]:
    wellkept = Wellkept(SqliteStore.open(path), now_ms, {DEFAULT: embedder})
    window, other = Window(wellkept, text), SqliteStore.open(path)
    other.add_assistant(_ASSISTANT, _ASSISTANT.name, bytes(32))
    window.show()
    window.look()
    for name, act in _acts(other).items():
        took = []
        for _ in range(_TIMES):
            act()
            start = time.process_time()
            window.look()
            took.append(1000 * (time.process_time() - start))
        yield f"{name:<20} least {min(took):8.2f} ms   middle {sorted(took)[_TIMES // 2]:8.2f} ms"
    other.close()
    wellkept.close()


def _acts(other: SqliteStore) -> dict[str, Callable[[], object]]:
    made, numbers = corpus.memories(_TIMES), itertools.count()
    access = KeptAccess(0, _ASSISTANT.id, "search", wrote=False, count=8, keys=tuple(range(1, 9)))
    return {
        "nothing": lambda: None,
        "an access noted": lambda: other.add_accesses([access], {}, 0),
        "memories recalled": lambda: other.touch(range(1, 9), now_ms()),
        "a draft kept": lambda: other.save_draft("bench", str(next(numbers))),
        "a memory kept": lambda: other.insert([next(made)]),
    }


if __name__ == "__main__":
    main()
