"""Assistants, their door, their wishes and what they read, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, MINUTE, NOON, memory
from tests.screens.people import twelve
from tests.screens.spoken import Scene, from_right, german
from tests.ui.stage import Stage
from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.model.kinds import Kind
from wellkept.service.assistant_requests import (
    Access,
    Accesses,
    Assistants,
    WaitingWish,
    WaitingWishes,
    Wish,
)
from wellkept.service.door_requests import Entry
from wellkept.service.snippets import Reach, snippets
from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.assistants.page import AssistantsPage
from wellkept.ui.theme import Scheme

Show = Callable[[Stage, AssistantsPage], None]

_HOUR = 60 * MINUTE
_WRITES = Rights(can=frozenset((Right.READ, Right.PROPOSE, Right.WRITE)), abouts=None)
_READS = Rights(can=frozenset((Right.READ,)), abouts=("owner", "person:Ingrid"), spaces=("garden",))
CLAUDE = Assistant(id="ast_1", name="Claude", created_at=NOON - 20 * DAY, last_seen=NOON - 3 * _HOUR)
CURSOR = Assistant(id="ast_2", name="Cursor", rights=_WRITES, created_at=NOON - 6 * DAY, last_seen=NOON - DAY)
KITCHEN = Assistant(id="ast_3", name="Kitchen radio", rights=_READS, created_at=NOON - 5 * MINUTE)
OLD = Assistant(id="ast_4", name="Old phone", created_at=NOON - 90 * DAY, revoked_at=NOON - 9 * DAY)
THREE = Assistants((KITCHEN, CURSOR, CLAUDE, OLD), 3, 0, {"ast_1": 38, "ast_2": 1})
OPEN = DoorState(Door.OPEN, "http://127.0.0.1:4000", 4000)

ACCESSES = Accesses(
    (
        Access(NOON - 3 * _HOUR, "Claude", "recall", "a1", 4, (1, 2, 3, 4)),
        Access(NOON - 4 * _HOUR, "Claude", "context", "b2", 7, (2, 3, 4, 5, 6)),
        Access(NOON - DAY, "Claude", "keep", "", 1, (12,)),
        Access(NOON - 2 * DAY, "Claude", "recall", "a1", 4, (1, 2, 3, 4)),
        Access(NOON - 3 * DAY, "Claude", "recall", "c3", 0, ()),
        Access(NOON - 8 * DAY, "Claude", "core", "", 2, (7, 8)),
    ),
    6,
)
READ = Accesses(
    (
        Access(NOON - 3 * _HOUR, "Claude", "recall", "a1", 4, (1,)),
        Access(NOON - 2 * DAY, "Claude", "context", "b2", 4, (1,)),
        Access(NOON - 3 * DAY, "Claude", "list", "", 50, (1,)),
        Access(NOON - 4 * DAY, "Cursor", "keep", "", 1, (1,)),
    ),
    4,
)
_HOUSE = memory(
    "Owner moved to Tromsø in January and lives in a wooden house near the harbour.",
    id="mem_house",
    created_at=NOON - 40 * DAY,
    source="paste",
    importance=0.8,
)
WISHES = WaitingWishes(
    (
        WaitingWish(
            "prop_1", Wish.CORRECT, "Claude", NOON - 2 * _HOUR,
            "Owner moved to Tromsø in February and lives in a wooden house above the harbour.",
            target=_HOUSE, why="You said so yesterday evening.",
        ),
        WaitingWish(
            "prop_2", Wish.KEEP, "Claude", NOON - _HOUR,
            entry=Entry(content="Owner would like to learn to sail before the summer.", kind=Kind.PREFERENCE,
                        tags=("sea",), core=True),
        ),
        WaitingWish("prop_3", Wish.FORGET, "Cursor", NOON - 20 * MINUTE, target=_HOUSE),
    ),
    3,
)  # fmt: skip


def _page(show: Show, scheme: Scheme = Scheme.LIGHT, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            part = stage.window.further.assistants
            part.open()
            stage.settle()
            show(stage, part.keeper.page)
            stage.settle()
            return stage.picture()

    return scene


def _empty(_stage: Stage, _page: AssistantsPage) -> None:
    """Nobody is let in."""


def _three(stage: Stage, page: AssistantsPage) -> None:
    page.load(THREE, "ast_1")
    page.tell_door(OPEN)
    stage.settle()
    page.focus()


def _shut(stage: Stage, page: AssistantsPage) -> None:
    page.load(THREE, "ast_3")
    page.tell_waiting(0)
    stage.settle()
    page.focus()


def _taken(_stage: Stage, page: AssistantsPage) -> None:
    page.load(THREE, "ast_4")
    page.tell_door(DoorState(Door.TAKEN, port=4000))


def _adding(stage: Stage, page: AssistantsPage) -> None:
    stage.click(page.first)
    stage.type(page.form.name, "Claude")


def _token(_stage: Stage, page: AssistantsPage) -> None:
    page.load(THREE, "ast_1")
    page.tell_door(OPEN)
    token = "wk_" + "Q7dYkN3pW9aXcR5tLm2Ve8Jz4HsFb6Ug"
    reach = Reach(command=("/usr/bin/wellkept",), token=token)
    page.show_token()
    page.token.show_token(CLAUDE.name, token, snippets(reach))


def _accesses(_stage: Stage, page: AssistantsPage) -> None:
    page.load(THREE, "ast_1")
    page.tell_door(OPEN)
    page.accesses.load(CLAUDE, ACCESSES)
    page.show_accesses()


def _wishes(row: int, scheme: Scheme = Scheme.LIGHT, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            part = stage.window.further.wishes
            part.open()
            stage.settle()
            page = part.keeper.page
            page.load(WISHES)
            page.table.setCurrentIndex(page.model.index(row, 0))
            page.focus()
            stage.settle()
            return stage.picture()

    return scene


def _readers(scheme: Scheme = Scheme.LIGHT, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            details = stage.window.details.page
            details.readers.show_accesses(READ, NOON)
            details.readers.more.click()
            stage.window.further.wishes.sign.tell(3)
            stage.settle()
            details.ensureWidgetVisible(details.readers)
            stage.window.list.table.setFocus()
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "assistants_none": _page(_empty),
    "assistants_adding": _page(_adding),
    "assistants": _page(_three),
    "assistants_dark": _page(_shut, Scheme.DARK),
    "assistants_large": _page(_three, Scheme.LIGHT, 1.5),
    "assistants_taken": _page(_taken),
    "assistants_token": _page(_token),
    "assistants_accesses": _page(_accesses, Scheme.DARK),
    "wishes": _wishes(0),
    "wishes_dark": _wishes(1, Scheme.DARK),
    "wishes_large": _wishes(0, Scheme.LIGHT, 1.5),
    "wishes_forget": _wishes(2),
    "readers": _readers(),
}
COMPARED = ("assistants", "assistants_large", "assistants_accesses", "wishes", "readers")
"""The suite has not the time for all of them; the others are looked at."""
SPOKEN: dict[str, Scene] = {
    "german_assistants": german(_page(_three)),
    "german_assistants_adding": german(_page(_adding, Scheme.DARK)),
    "german_assistants_token": german(_page(_token)),
    "german_wishes": german(_wishes(0)),
    "rtl_assistants": from_right(_page(_three)),
    "rtl_wishes": from_right(_wishes(0, Scheme.DARK)),
}
