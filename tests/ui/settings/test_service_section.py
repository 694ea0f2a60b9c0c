"""The service in the window: its address, its models, and that nothing is sent before the owner agrees."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Far
from tests.ui.far_side import ROUTER, standing
from wellkept.model.ledger import Purpose
from wellkept.providers.base_url import AddressRefused
from wellkept.providers.faults import Unreachable
from wellkept.providers.keys import Standing
from wellkept.service.remote_requests import AskModels, SetRemote, UseRemoteEmbedder
from wellkept.ui.settings.model_picker import ModelPicker
from wellkept.ui.settings.service_section import PRESETS

LOCAL = "http://localhost:11434/v1"


def _items(picker: ModelPicker) -> list[str]:
    return [picker.box.itemText(place) for place in range(picker.box.count())]


def test_an_address_typed_is_used_on_return(far: Far) -> None:
    far.show_settings()
    service = far.settings.service
    service.edit.setText(LOCAL)
    far.stage.press(service.edit, Qt.Key.Key_Return)
    assert far.asked(SetRemote) == [SetRemote(address=LOCAL)]


@pytest.mark.parametrize(("place", "address"), list(enumerate(PRESETS.values())), ids=PRESETS)
def test_a_known_service_is_used_when_chosen(far: Far, place: int, address: str) -> None:
    far.show_settings(standing(Standing.NONE, address="https://example.org/v1"))
    far.settings.service.address.activated.emit(place)
    far.stage.settle()
    assert far.asked(SetRemote) == [SetRemote(address=address)]


def test_a_refused_address_stays_in_the_box_with_the_reason(far: Far) -> None:
    far.show_settings()
    far.side.fault = AddressRefused()
    service = far.settings.service
    service.edit.setText("ftp://example.org")
    far.stage.click(service.use_address)
    assert service.edit.text() == "ftp://example.org"
    assert AddressRefused.sentence in service.fault.text()
    assert not service.fault.isHidden()


def test_where_requests_go_is_said(far: Far) -> None:
    far.show_settings()
    assert far.settings.service.where.text() == "What is asked goes to openrouter.ai."
    far.show_settings(standing(Standing.NONE, address=LOCAL, host="localhost:11434", local=True, keyless=True))
    assert far.settings.service.where.text().startswith("This is a program on this computer")


def test_the_list_of_models_is_asked_for_by_a_click_only(far: Far) -> None:
    far.show_settings()
    picker = far.settings.service.chat
    assert "google/gemini-2.5-flash-lite" in _items(picker)
    assert far.asked(AskModels) == []
    far.stage.click(picker.load)
    assert far.asked(AskModels) == [AskModels(Purpose.EXTRACT)]
    assert _items(picker) == ["maker/small", "maker/free"]
    assert picker.box.currentText() == "google/gemini-2.5-flash-lite"


def test_the_price_of_the_model_in_the_box_is_said(far: Far) -> None:
    far.show_settings()
    picker = far.settings.service.chat
    far.stage.click(picker.load)
    picker.edit.setText("maker/free")
    assert picker.price.text() == "It is free."
    picker.edit.setText("maker/unheard-of")
    assert picker.price.text() == "Its price is not known here."


def test_a_model_can_be_typed_and_is_used_on_return(far: Far) -> None:
    far.show_settings()
    picker = far.settings.service.chat
    assert not picker.use.isEnabled()
    picker.edit.setText("maker/other")
    far.stage.press(picker.edit, Qt.Key.Key_Return)
    assert far.asked(SetRemote) == [SetRemote(chat_model="maker/other")]
    assert not picker.use.isEnabled()


def test_a_list_that_cannot_be_had_says_so_and_can_be_asked_for_again(far: Far) -> None:
    far.show_settings()
    far.side.fault = Unreachable()
    picker = far.settings.service.chat
    far.stage.click(picker.load)
    assert Unreachable.sentence in picker.fault.text()
    assert picker.load.isEnabled()


def _choose_meaning(far: Far) -> None:
    picker = far.settings.service.meaning
    picker.edit.setText("baai/bge-m3")
    far.stage.click(picker.use)


def test_memories_are_sent_only_after_the_owner_agrees_to_just_that(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    far.stage.settle_meaning()
    service = far.settings.service
    assert service.question.isHidden()
    _choose_meaning(far)
    assert far.asked(UseRemoteEmbedder) == []
    assert "The words of 12 memories will be sent to openrouter.ai" in service.question.text()
    assert service.agree.hasFocus()
    far.stage.click(service.agree)
    assert far.asked(UseRemoteEmbedder) == [UseRemoteEmbedder("baai/bge-m3")]
    assert service.question.isHidden()


def test_not_now_sends_nothing(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    _choose_meaning(far)
    far.stage.click(far.settings.service.not_now)
    assert far.asked(UseRemoteEmbedder) == []
    assert far.settings.service.question.isHidden()


def test_a_program_on_this_computer_reads_without_a_question(far: Far) -> None:
    far.show_settings(standing(Standing.NONE, address=LOCAL, host="localhost:11434", local=True, keyless=True))
    _choose_meaning(far)
    assert far.asked(UseRemoteEmbedder) == [UseRemoteEmbedder("baai/bge-m3")]


def test_a_model_that_cannot_be_used_says_why(far: Far) -> None:
    far.show_settings(standing(Standing.PRESENT))
    far.side.fault = Unreachable()
    _choose_meaning(far)
    far.stage.click(far.settings.service.agree)
    assert Unreachable.sentence in far.settings.service.meaning.fault.text()
    assert far.settings.service.meaning.use.isEnabled()


def test_what_is_being_typed_survives_news(far: Far) -> None:
    far.show_settings()
    far.settings.service.chat.edit.setText("maker/hal")
    far.pages.standing.repeat()
    assert far.settings.service.chat.edit.text() == "maker/hal"
    assert far.settings.service.edit.text() == ROUTER
