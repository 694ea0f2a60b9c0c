"""What stands where there is nothing to show."""

from pytestqt.qtbot import QtBot

from wellkept.ui.empty import Empty


def test_buttons_stand_side_by_side_where_there_is_room_and_else_below_each_other(qtbot: QtBot) -> None:
    empty = Empty("search", "Nothing found")
    qtbot.addWidget(empty)
    first, second = (empty.add_button(text, None) for text in ("Clear all of it away", "Look for something else"))
    empty.resize(800, 400)
    empty.show()
    qtbot.waitUntil(lambda: first.y() == second.y())
    empty.resize(260, 400)
    qtbot.waitUntil(lambda: first.y() < second.y())
    assert first.width() >= first.sizeHint().width()
    empty.resize(800, 400)
    qtbot.waitUntil(lambda: first.y() == second.y())
