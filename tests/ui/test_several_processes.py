"""The window and the command line write at once: nothing is lost, nothing stale is shown, nobody hears of a lock."""

import os
import subprocess
import sys

from tests.ui.conftest import Staged
from wellkept.service.answers import Kept
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.store.sqlite.sqlite_store import SqliteStore

_EACH = 6
_COMMANDS = """
import sys
from wellkept.cli.main import main
for number in range(int(sys.argv[2])):
    said = main(lambda *_: 0, ["--store", sys.argv[1], "keep", "--", f"Owner told the terminal of place {number}."])
    sys.exit(said) if said else None
"""


def test_window_and_command_line_write_at_once(staged: Staged) -> None:
    stage = staged("Owner walks.")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", _COMMANDS, str(stage.path), str(_EACH)]
    faults: list[Exception] = []
    kept: list[Kept] = []

    def note(answer: Kept) -> None:
        kept.append(answer)
        stage.window.list.refresh()  # as the window does after what it did itself

    def forgotten(_answer: object) -> None:
        stage.window.list.refresh()

    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as other:
        while other.poll() is None:
            words = f"Owner told the window of thing {len(kept)}."
            stage.window.desk.ask(Keep((Proposal(words),)), note, failed=faults.append)
            stage.settle()
            if len(kept) % 2:
                stage.window.desk.ask(Forget(kept[-1].keys), forgotten, failed=faults.append)
            stage.window._watcher.ask()
            stage.settle()
        assert other.stdout is not None
        assert (other.returncode, faults, other.stdout.read().count(b"locked")) == (0, [], 0)
    stage.window._watcher.ask()
    stage.settle()
    wanted = {f"Owner told the terminal of place {one}." for one in range(_EACH)}
    wanted |= {f"Owner told the window of thing {one}." for one in range(1, len(kept), 2)}
    assert set(stage.sentences()) == wanted | {"Owner walks."}
    assert "lock" not in stage.window.messages.error_box.text.text()
    stage.close()
    store = SqliteStore.open(stage.path)
    assert (store.problems(), store.scrub()) == ((), True)
    store.close()
