"""The key in the window: how it stands, pasting one, and that it is nowhere to be seen afterwards."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from tests.ui.conftest import Far
from tests.ui.far_side import KEY, standing
from tests.ui.stage import CTRL
from wellkept.model.query import Query
from wellkept.providers.faults import KeyRefused
from wellkept.providers.keys import Standing
from wellkept.service.remote_requests import AskRemote, AwaitSignIn, CheckKey, ForgetKey, KeepKey, SetRemote
from wellkept.service.requests import Find
from wellkept.ui.settings.key_keeper import open_link

BUTTONS = ("keep", "again", "ask_facts", "another", "sign_in", "forget", "revoke")


@pytest.mark.parametrize(
    ("which", "says", "offers"),
    [
        (Standing.HUNG, "Waiting for your keyring …", {"keep", "again", "sign_in"}),
        (Standing.LOCKED, "Your keyring is locked.", {"keep", "again", "sign_in"}),
        (Standing.NO_KEYRING, "There is no system keyring to keep a key in.", {"keep", "again", "sign_in"}),
        (Standing.NONE, "No key yet.", {"keep", "again", "sign_in"}),
        (Standing.PRESENT, "Your key is in the system keyring.", {"ask_facts", "another", "forget", "revoke"}),
        (Standing.SESSION, "Your key is kept until you quit.", {"ask_facts", "another", "forget", "revoke"}),
        (Standing.ENVIRONMENT, "The key is the one in OPENROUTER_API_KEY.", {"ask_facts", "revoke"}),
    ],
    ids=lambda value: value.value if isinstance(value, Standing) else None,
)
def test_the_key_stands_so_and_this_can_be_done(far: Far, which: Standing, says: str, offers: set[str]) -> None:
    far.show_settings(standing(which))
    section = far.settings.key
    assert section.sentence.text() == says
    assert section.next_step.text()
    assert {name for name in BUTTONS if not getattr(section, name).isHidden()} == offers
    assert section.field.isHidden() == ("keep" not in offers)


def test_a_service_without_keys_asks_for_none(far: Far) -> None:
    far.show_settings(standing(Standing.NONE, keyless=True, host="localhost:11434", local=True))
    assert far.settings.key.sentence.text() == "This service needs no key."
    assert far.settings.key.field.isHidden()


def test_a_service_elsewhere_that_may_need_no_key_takes_one(far: Far) -> None:
    far.show_settings(standing(Standing.NONE, keyless=True, host="models.example"))
    assert "Many such services need none" in far.settings.key.next_step.text()
    assert not far.settings.key.field.isHidden()
    assert far.settings.key.sign_in.isHidden()


def test_another_host_has_another_key(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    far.side.state = standing(Standing.NONE, host="other.example", address="https://other.example/v1")
    far.pages.standing.set(SetRemote())
    far.stage.settle()
    assert far.asked(AskRemote)[1:] == [AskRemote(), AskRemote()]


def test_the_keyring_is_left_in_peace_until_the_settings_are_opened(far: Far) -> None:
    assert far.asked(AskRemote) == [AskRemote(keyring=False)]
    far.show_settings()
    assert far.asked(AskRemote)[1:] == [AskRemote()]


def test_the_window_is_usable_while_the_keyring_does_not_answer(far: Far) -> None:
    far.side.gate.clear()
    far.pages.open_settings()
    far.stage.wait_for(far.side.called.is_set)
    far.stage.wait_for(far.settings.key.cancel.isVisible)
    assert far.settings.key.sentence.text() == "Looking for your key …"
    found: list[object] = []
    far.window.desk.ask(Find(Query(text="seven")), found.append)
    far.stage.wait_for(lambda: bool(found))
    far.settings.key.cancel.click()
    far.stage.settle()
    assert far.settings.key.cancel.isHidden()


@pytest.mark.usefixtures("browser")
def test_news_do_not_talk_over_what_is_under_way(far: Far) -> None:
    far.show_settings()
    far.side.gate.clear()
    far.settings.key.sign_in.click()
    far.stage.wait_for(lambda: bool(far.asked(AwaitSignIn)))
    far.pages.standing.repeat()
    assert "sign in" in far.settings.key.sentence.text()
    assert not far.settings.key.copy_link.isHidden()
    far.settings.key.cancel.click()
    far.stage.settle()


def test_try_again_asks_again(far: Far) -> None:
    far.show_settings(standing(Standing.LOCKED))
    far.side.state = standing(Standing.PRESENT)
    far.stage.click(far.settings.key.again)
    assert far.settings.key.sentence.text() == "Your key is in the system keyring."


def test_looking_in_vain_is_said(far: Far) -> None:
    far.show_settings(standing(Standing.NONE))
    key = far.settings.key
    assert key.facts.isHidden()
    far.stage.click(key.again)
    assert key.facts.text() == "Your keyring was asked: it holds no key for this service."
    assert key.facts.isVisible()


def test_a_pasted_key_is_kept_and_then_nowhere_in_the_window(far: Far, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    far.show_settings()
    field = far.settings.key.field
    QGuiApplication.clipboard().setText(KEY)
    far.stage.press(field, Qt.Key.Key_V, CTRL)
    assert field.text() == KEY
    assert KEY not in _all_that_shows(far.window, apart=field)
    far.stage.press(field, Qt.Key.Key_Return)
    assert far.asked(KeepKey) == [KeepKey(KEY)]
    assert field.text() == ""
    far.settings.key.another.click()
    far.stage.press(field, Qt.Key.Key_Z, CTRL)
    assert field.text() == ""
    assert KEY not in _all_that_shows(far.window)
    assert KEY not in caplog.text
    assert KEY not in repr(far.side.asked)


def _all_that_shows(window: QWidget, apart: QWidget | None = None) -> str:
    texts: list[str] = []
    for one in window.findChildren(QWidget):
        texts += [one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.whatsThis(), one.statusTip()]
        if isinstance(one, QLabel | QLineEdit | QAbstractButton) and one is not apart:
            texts.append(one.text())
    return "\n".join(texts)


def test_a_key_being_typed_is_hidden_and_never_part_of_the_draft(far: Far) -> None:
    far.show_settings()
    far.stage.type(far.settings.key.field, KEY)
    assert far.settings.key.field.displayText() != KEY
    far.window.teach.save_draft()
    far.stage.close()
    kept = b"".join(path.read_bytes() for path in far.stage.path.parent.iterdir() if path.is_file())
    assert KEY.encode() not in kept


def test_a_refused_key_stays_in_the_box_with_the_reason(far: Far) -> None:
    far.show_settings()
    far.side.fault = KeyRefused()
    far.stage.type(far.settings.key.field, KEY)
    far.stage.click(far.settings.key.keep)
    assert far.settings.key.field.text() == KEY
    assert far.settings.key.field.isEnabled()
    assert KeyRefused.sentence in far.settings.key.fault.text()
    assert not far.settings.key.fault.isHidden()


def test_nothing_pasted_asks_nothing(far: Far) -> None:
    far.show_settings()
    far.stage.type(far.settings.key.field, "   ")
    far.stage.press(far.settings.key.field, Qt.Key.Key_Return)
    assert far.asked(KeepKey) == []


def test_forgetting_the_key(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    far.stage.click(far.settings.key.forget)
    assert far.asked(ForgetKey) == [ForgetKey()]
    assert far.settings.key.sentence.text() == "No key yet."


def test_what_the_key_may_spend_is_asked_by_a_click_only(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    assert far.asked(CheckKey) == []
    far.stage.click(far.settings.key.ask_facts)
    assert "$4.20 of $5.00 this month" in far.settings.key.facts.text()


class Browser(QObject):
    """Takes the links that the program opens."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    for scheme in ("https", "http", "file", "mailto"):
        QDesktopServices.setUrlHandler(scheme, made, "open")  # type: ignore[arg-type] # the stub wants bytes, Qt a name
    yield made
    for scheme in ("https", "http", "file", "mailto"):
        QDesktopServices.unsetUrlHandler(scheme)


def test_revoking_opens_the_service_s_page_after_a_click(far: Far, browser: Browser) -> None:
    far.show_settings(standing(Standing.PRESENT))
    assert browser.opened == []
    far.stage.click(far.settings.key.revoke)
    assert browser.opened == ["https://openrouter.ai/keys/0f"]


def test_signing_in_opens_the_browser_waits_and_keeps_the_key(far: Far, browser: Browser) -> None:
    far.show_settings()
    far.stage.click(far.settings.key.sign_in)
    assert browser.opened == ["https://openrouter.ai/auth?callback_url=x"]
    assert far.settings.key.sentence.text() == "Your key is in the system keyring."


def _sign_in_that_waits(far: Far) -> None:
    far.show_settings()
    far.side.gate.clear()
    far.side.called.clear()
    far.settings.key.sign_in.click()
    far.stage.wait_for(far.side.called.is_set)


def test_a_sign_in_that_waits_can_be_cancelled_and_its_link_copied(far: Far, browser: Browser) -> None:
    _sign_in_that_waits(far)
    assert "Waiting for you to sign in" in far.settings.key.sentence.text()
    far.settings.key.copy_link.click()
    assert QGuiApplication.clipboard().text() == browser.opened[0]
    far.settings.key.cancel.click()
    far.stage.settle()
    assert far.settings.key.sentence.text() == "No key yet."


@pytest.mark.usefixtures("browser")
def test_leaving_the_page_ends_a_sign_in_that_waits(far: Far) -> None:
    _sign_in_that_waits(far)
    far.stage.press(far.settings.key.cancel, Qt.Key.Key_Escape)
    assert far.asked(AwaitSignIn) == [AwaitSignIn()]
    assert far.settings.key.cancel.isHidden()
    assert far.window.list.table.hasFocus()


@pytest.mark.parametrize("link", ["", "file:///etc/passwd", "javascript:1", "mailto:a@b", "https://[", "no link"])
def test_nothing_but_web_pages_is_opened(browser: Browser, link: str) -> None:
    assert not open_link(link)
    assert browser.opened == []
