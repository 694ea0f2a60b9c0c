"""The pages over the real service, a keyring in RAM, and a model service that really listens on this computer."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.building import NOON, Clock, memory
from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub.server import Seen, Stub, Visitor
from tests.ui.stage import CTRL, Stage
from wellkept.model.ledger import Outcome, Purpose, Sent
from wellkept.model.profile import ProfileLine, Section
from wellkept.providers.base_url import Dialect
from wellkept.providers.keys import KeyRing
from wellkept.service.remote import Remote
from wellkept.service.remote_requests import SetRemote
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Store
from wellkept.ui.ledger.page import LedgerPage
from wellkept.ui.settings.page import SettingsPage
from wellkept.ui.widgets import Button

KEY = "sk-or-v1-" + "fedcba9876543210" * 4
MEMORIES = ("Owner walks.", "Owner drinks coffee.")


class Real:
    """A window over the real service; its store can be filled before it opens."""

    def __init__(self, folder: Path, app: QApplication, prepare: Callable[[SqliteStore], object]) -> None:
        self.stub, self.drawer = Stub(dialects.openrouter), Drawer()
        memories = [memory(text, tags=("habits",), created_at=NOON - place) for place, text in enumerate(MEMORIES)]
        self.stage = Stage(folder, app, memories[::-1], remote=self._remote)
        store = SqliteStore.open(self.stage.path)
        prepare(store)
        store.close()
        self.stage.show()
        self.window, self.pages = self.stage.window, self.stage.window.further.outside

    def _remote(self, store: Store, clock: Clock) -> Remote:
        def ring(host: str) -> KeyRing:
            return KeyRing(host, {}, lambda: (self.drawer, "a drawer"))

        remote = Remote(store, clock, keys=ring, dialect=Dialect.OPENROUTER)
        remote.set(SetRemote(address=self.stub.url))
        return remote

    @property
    def settings(self) -> SettingsPage:
        """The page of settings."""
        return self.pages.settings.page

    @property
    def ledger(self) -> LedgerPage:
        """The page of what left."""
        return self.pages.ledger.page

    def open(self, name: str) -> None:
        """Open a page by its command."""
        self.window.actions_by_id[name].trigger()
        self.stage.settle()

    def close(self) -> None:
        """End it all."""
        self.drawer.open_.set()
        self.stage.close()
        self.stub.close()
        for thread in threading.enumerate():
            if thread.name == "keyring":
                thread.join()


Made = Callable[..., Real]


@pytest.fixture
def real(tmp_path: Path, qapp: QApplication) -> Iterator[Made]:
    made: list[Real] = []

    def make(prepare: Callable[[SqliteStore], object] = lambda _: None) -> Real:
        made.append(Real(tmp_path, qapp, prepare))
        return made[-1]

    yield make
    for one in made:
        one.close()


def _paste(window: Real, key: str = KEY) -> None:
    window.open("settings")
    window.settings.key.field.setText(key)
    window.stage.click(window.settings.key.keep)


def _calls(window: Real) -> list[str]:
    window.open("ledger")
    model = window.ledger.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_a_pasted_key_is_checked_kept_in_the_keyring_and_written_nowhere(real: Made) -> None:
    window = real()
    _paste(window, f" \u00a0“{KEY}”\n")
    assert window.settings.key.sentence.text() == "Your key is in a drawer."
    assert window.settings.key.field.text() == ""
    assert list(window.drawer.held.values()) == [KEY]
    assert [seen.headers["Authorization"] for seen in window.stub.seen] == [f"Bearer {KEY}"]
    assert [call.partition(".")[0] for call in _calls(window)] == ["The key to 127"]
    window.stage.close()
    files = b"".join(path.read_bytes() for path in window.stage.path.parent.iterdir() if path.is_file())
    assert KEY.encode() not in files


def test_a_key_that_the_service_refuses_stays_in_the_box(real: Made) -> None:
    window = real()

    def refuse(visitor: Visitor, _seen: Seen) -> None:
        visitor.say(401, {"error": {"code": 401, "message": "No auth credentials found"}})

    window.stub.always = refuse
    _paste(window)
    assert window.settings.key.field.text() == KEY
    assert window.settings.key.fault.text()
    assert window.drawer.held == {}


def test_a_keyring_that_hangs_is_said_and_asked_again(real: Made) -> None:
    window = real()
    window.drawer.open_.clear()
    window.open("settings")
    assert window.settings.key.sentence.text() == "No key yet."  # and nothing has opened the keyring
    window.stage.click(window.settings.key.again)
    assert window.settings.key.sentence.text() == "Waiting for your keyring …"
    window.drawer.open_.set()
    window.stage.click(window.settings.key.again)
    assert window.settings.key.sentence.text() == "No key yet."


def test_what_the_key_may_spend_and_the_models_come_from_the_service(real: Made) -> None:
    window = real()
    _paste(window)
    window.stage.click(window.settings.key.ask_facts)
    assert "$7.50 of $10.00 this month" in window.settings.key.facts.text()
    picker = window.settings.service.chat
    window.stage.click(picker.load)
    assert [picker.box.itemText(place) for place in range(picker.box.count())] == [
        "google/gemini-2.5-flash-lite",
        "old/words-only",
    ]


def test_a_model_of_the_service_reads_the_memories_and_the_built_in_one_again(real: Made) -> None:
    window = real()
    _paste(window)
    window.stage.settle_meaning()
    service = window.settings.service
    assert service.reader.text() == "Now the built-in model reads your memories, on this computer."
    service.meaning.edit.setText("baai/bge-m3")
    window.stage.click(service.meaning.use)
    window.stage.settle_meaning()
    assert service.reader.text() == f"Now baai/bge-m3 at 127.0.0.1:{window.stub.port} reads your memories."
    sent = [text for body in window.stub.asked("/embeddings") for text in body["input"]]
    assert set(MEMORIES) <= set(sent)
    assert not service.meaning.use.isEnabled()
    window.stage.click(service.built_in)
    window.stage.settle_meaning()
    assert "built-in" in service.reader.text()
    assert service.built_in.isHidden()
    assert any(call.startswith("2 memories to 127.0.0.1") for call in _calls(window))


def test_a_question_is_read_by_the_service_once_the_owner_rests(real: Made, qtbot: QtBot) -> None:
    window = real()
    _paste(window)
    window.stage.settle_meaning()
    window.settings.service.meaning.edit.setText("baai/bge-m3")
    window.stage.click(window.settings.service.meaning.use)
    window.stage.settle_meaning()
    window.window.open_list()
    for text in ("tram", "trams that run", "trams that run late"):
        window.window.search.setText(text)
        window.stage.settle()

    def read() -> list[str]:
        return [text for body in window.stub.asked("/embeddings") for text in body["input"] if "tram" in text]

    qtbot.waitUntil(lambda: bool(read()))
    window.stage.settle()
    assert read() == ["trams that run late"]
    assert any(call.startswith("A search to 127.0.0.1") for call in _calls(window))


def test_offline_asks_nobody(real: Made) -> None:
    window = real()
    _paste(window)
    before = len(window.stub.seen)
    window.window.actions_by_id["offline"].trigger()
    window.stage.settle()
    window.stage.click(window.settings.key.ask_facts)
    window.stage.click(window.settings.service.chat.load)
    assert len(window.stub.seen) == before
    assert not window.window.frame.offline.isHidden()
    assert not window.settings.key.fault.isHidden()


def test_a_mark_on_a_tag_holds_for_the_memories_that_have_it(real: Made) -> None:
    window = real()
    window.open("ledger")
    window.ledger.marks.value.setText("habits")  # typing it would open a list, which this platform cannot
    window.stage.press(window.ledger.marks.value, Qt.Key.Key_Return)
    assert window.ledger.marks.count.text() == "2 memories never leave this computer."
    window.stage.press(window.ledger.table, Qt.Key.Key_Escape)
    assert not window.window.details.page.leaving.by_mark.isHidden()
    window.open("ledger")
    window.stage.click(window.ledger.marks.marks.findChildren(Button)[0])
    assert window.ledger.marks.count.text() == "No memory is marked yet."


def test_the_mark_of_a_memory_lasts(real: Made) -> None:
    window = real()
    window.stage.press(window.window.list.table, Qt.Key.Key_A, CTRL)
    window.stage.press(window.window.list.table, Qt.Key.Key_H, CTRL | Qt.KeyboardModifier.ShiftModifier)
    window.stage.press(window.window.list.table, Qt.Key.Key_End)
    assert window.window.details.page.leaving.box.isChecked()
    window.open("ledger")
    assert window.ledger.marks.count.text() == "2 memories never leave this computer."


def test_a_memory_that_was_sent_says_when_and_to_whom(real: Made) -> None:
    sent = Sent(at=NOON, host="openrouter.ai", model="m", purpose=Purpose.EMBED, memories=1, chars=9,
                outcome=Outcome.ANSWERED)  # fmt: skip
    window = real(lambda store: store.add_sent(sent, (1,)))
    window.stage.press(window.window.list.table, Qt.Key.Key_End)
    said = "Sent on Monday, March 2, 2026 to openrouter.ai (to find by meaning)."
    assert window.window.details.page.leaving.sent.text() == said


def test_a_line_of_the_profile_is_forgotten_and_brought_back(real: Made) -> None:
    line = ProfileLine(Section.ROUTINES, "Walks daily.", (1,))
    window = real(lambda store: store.save_profile_lines("owner", [line]))
    window.open("profile")
    page = window.pages.profile.page
    assert page.model.index(0, 0).data() == "ROUTINES. Walks daily."
    window.stage.press(page.table, Qt.Key.Key_Delete)
    assert page.stack.currentWidget() is page.none
    window.stage.press(page.back, Qt.Key.Key_Z, CTRL)
    assert page.model.index(0, 0).data() == "ROUTINES. Walks daily."
    assert "Took the" in window.stage.notice()
