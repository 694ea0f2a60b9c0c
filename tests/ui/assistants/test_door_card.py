"""How the door stands, in words, and the ways out where it does not open."""

import pytest
from pytestqt.qtbot import QtBot

from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.assistants.door_card import DoorCard
from wellkept.ui.assistants.words import door, door_more

_AT = "http://127.0.0.1:4000"


@pytest.mark.parametrize(
    ("state", "anybody", "sentence", "more"),
    [
        (DoorState(), False, "The door is shut. No program can ask.", "Let an assistant in first"),
        (DoorState(), True, "The door is shut.", "Assistants that start Wellkept themselves"),
        (DoorState(Door.OPENING, port=7), True, "The door is being opened …", "This takes a moment."),
        (DoorState(Door.OPEN, _AT), True, f"Open at {_AT}", "Programs on this computer can ask there"),
        (DoorState(Door.NOBODY), True, "The door stays shut: nobody has been let in.", "Let an assistant in first"),
        (DoorState(Door.TAKEN, port=4000), True, "The door could not be opened.", "Another program uses number 4000"),
        (DoorState(Door.REFUSED, reason="It is locked."), True, "The door could not be opened.", "It is locked."),
        (DoorState(Door.REFUSED), True, "The door could not be opened.", "It did not say why."),
        (DoorState(Door.FELL), True, "The door has closed by itself.", "Nothing is lost."),
    ],
    ids=["shut, nobody", "shut", "opening", "open", "nobody", "taken", "refused", "refused without a word", "fell"],
)
def test_the_door_is_told_in_words(state: DoorState, anybody: bool, sentence: str, more: str) -> None:
    assert door(state, anybody=anybody) == sentence
    assert door_more(state, anybody=anybody).startswith(more)


@pytest.mark.parametrize(
    ("which", "switch", "retry", "other", "copy"),
    [
        (Door.SHUT, "Open the door", False, False, False),
        (Door.OPENING, "Shut the door", False, False, False),
        (Door.OPEN, "Shut the door", False, False, True),
        (Door.TAKEN, "", True, True, False),
        (Door.REFUSED, "", True, False, False),
        (Door.FELL, "", True, False, False),
    ],
    ids=str,
)
def test_what_can_be_done(qtbot: QtBot, which: Door, switch: str, retry: bool, other: bool, copy: bool) -> None:
    card = DoorCard()
    qtbot.addWidget(card)
    card.tell(DoorState(which, _AT, 4000), anybody=True)
    assert (card.switch.text() if not card.switch.isHidden() else "") == switch
    assert [not one.isHidden() for one in (card.retry, card.other, card.copy)] == [retry, other, copy]


def test_the_switch_asks_for_the_other_state(qtbot: QtBot) -> None:
    card = DoorCard()
    qtbot.addWidget(card)
    asked: list[bool] = []
    card.asked.connect(asked.append)
    for state in (DoorState(), DoorState(Door.OPENING), DoorState(Door.OPEN, _AT)):
        card.tell(state, anybody=True)
        card.switch.click()
    assert asked == [True, False, False]
