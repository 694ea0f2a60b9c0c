"""What another program does is seen."""

from tests.ui.conftest import Staged
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept


def test_memories_of_another_program_appear(staged: Staged) -> None:
    stage = staged("Owner walks.")
    other = Wellkept.open(stage.path, stage.clock)
    finish(other.keep(Keep((Proposal("Owner rows."),))))
    other.close()
    stage.window._watcher.ask()
    stage.settle()
    assert stage.sentences() == ["Owner rows.", "Owner walks."]


def test_nobody_looks_while_the_window_is_away(staged: Staged) -> None:
    stage = staged("Owner walks.")
    assert stage.window._watcher._due.isActive()
    stage.window._watcher.watch(looking=False)
    assert not stage.window._watcher._due.isActive()
