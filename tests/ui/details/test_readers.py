"""Which assistants read the memory in sight."""

from PySide6.QtCore import Qt

from tests.ui.caller import CallerBeside
from tests.ui.conftest import Staged


def test_who_read_a_memory_stands_with_it_each_time_on_demand(staged: Staged) -> None:
    stage = staged("Owner likes tea.", "Owner walks.")
    section = stage.window.details.page.readers
    assert section.isHidden()
    with CallerBeside(stage) as caller:
        caller.recalls("tea")
        caller.lists()
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.wait_for(lambda: section.readers.text() == "Read by Claude once, just now.")
    stage.press(stage.window.list.table, Qt.Key.Key_Up)
    stage.wait_for(lambda: section.readers.text() == "Read by Claude 2 times, last just now.")
    assert section.times.isHidden()
    stage.click(section.more)
    assert section.times.text().count("Claude, ") == 2
    assert section.more.text() == "Hide the times"
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.wait_for(lambda: not section.isHidden())
    assert section.times.isHidden()
