"""The switches: each sets its own setting, and shows how it really is."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Far
from tests.ui.far_side import PLAIN_STATE, standing
from tests.ui.stage import CTRL
from wellkept.model.errors import StoreLocked
from wellkept.providers.keys import Standing
from wellkept.service.remote_requests import SetRemote


@pytest.mark.parametrize(
    ("name", "request_"),
    [
        ("teaching", SetRemote(teaching=False)),
        ("no_storing", SetRemote(no_storing=False)),
        ("zdr", SetRemote(zdr=True)),
    ],
)
def test_a_switch_sets_its_setting(far: Far, name: str, request_: SetRemote) -> None:
    far.show_settings()
    switch = getattr(far.settings.switches, name)
    assert switch.box.isChecked() is getattr(PLAIN_STATE, name)
    far.stage.press(switch.box, Qt.Key.Key_Space)
    assert far.asked(SetRemote) == [request_]


def test_a_switch_that_cannot_be_set_shows_how_it_is(far: Far) -> None:
    far.show_settings()
    far.side.fault = StoreLocked()
    far.stage.press(far.settings.offline.offline.box, Qt.Key.Key_Space)
    assert not far.settings.offline.offline.box.isChecked()
    assert StoreLocked.sentence in far.window.messages.error_box.text.text()


def test_a_program_that_knows_no_providers_has_no_switches_for_them(far: Far) -> None:
    far.show_settings(standing(Standing.NONE, keyless=True))
    assert far.settings.switches.no_storing.isHidden()
    assert not far.settings.switches.teaching.isHidden()


def test_offline_by_key_shows_everywhere_and_goes_by_the_sign(far: Far) -> None:
    sign, action = far.window.frame.offline, far.window.actions_by_id["offline"]
    assert sign.isHidden()
    far.stage.press(far.window.list.table, Qt.Key.Key_O, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert far.asked(SetRemote) == [SetRemote(offline=True)]
    assert not sign.isHidden()
    assert action.isChecked()
    assert far.settings.offline.offline.box.isChecked()
    far.stage.click(sign.online)
    assert sign.isHidden()
    assert not action.isChecked()
    assert not far.settings.offline.offline.box.isChecked()
