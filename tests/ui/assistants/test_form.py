"""Rights as they are ticked: safe to begin with, and nothing finer is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.ui.assistants.form import AssistantForm

_FINE = Rights(abouts=("owner", "person:Ana"), spaces=("garden",))


@pytest.fixture
def form(qtbot: QtBot) -> AssistantForm:
    made = AssistantForm()
    qtbot.addWidget(made)
    return made


def test_a_new_one_gets_the_safe_rights_and_needs_a_name(form: AssistantForm) -> None:
    form.start(None, ("owner",))
    assert form.rights() == Rights()
    assert not form.save.isEnabled()
    QTest.keyClicks(form.name, "  ")
    assert not form.save.isEnabled()
    QTest.keyClicks(form.name, "Claude")
    assert form.save.isEnabled()


@pytest.mark.parametrize(
    ("rights"),
    [
        Rights(),
        _FINE,
        Rights(can=frozenset()),
        Rights(can=frozenset(Right), abouts=None, spaces=None),
        Rights(can=frozenset((Right.READ,)), beings=("owner", "Nora")),
        Rights(beings=("Nora",)),
    ],
    ids=["usual", "finer", "nothing", "all", "two beings", "another being"],
)
def test_what_is_not_touched_stays_as_it_was(form: AssistantForm, rights: Rights) -> None:
    form.start(Assistant(id="ast_1", name="Claude", rights=rights), ("owner", "Nora"))
    assert form.rights() == rights


def test_what_was_finer_comes_back_when_the_tick_is_taken_off_again(form: AssistantForm) -> None:
    form.start(Assistant(id="ast_1", name="Claude", rights=_FINE), ("owner",))
    assert form.others.more.text() == "Otherwise as it is now: Only about: You and Ana."
    form.others.box.click()
    form.spaces.box.click()
    assert (form.rights().abouts, form.rights().spaces) == (None, None)
    form.others.box.click()
    form.spaces.box.click()
    assert form.rights() == _FINE


def test_who_writes_need_not_propose(form: AssistantForm) -> None:
    form.start(None, ("owner",))
    form.proposes.box.click()
    form.writes.box.click()
    assert not form.proposes.box.isEnabled()
    assert form.rights().can == frozenset((Right.READ, Right.PROPOSE, Right.WRITE))


def test_whose_memories_is_asked_only_where_there_is_a_choice(form: AssistantForm) -> None:
    form.start(None, ("owner",))
    assert form.whose.isHidden()
    form.start(None, ("owner", "Nora"))
    assert not form.whose.isHidden()
    assert form.rights().beings == ("owner",)


def test_return_saves_and_the_buttons_say_what_they_do(form: AssistantForm) -> None:
    added: list[tuple[str, Rights]] = []
    changed: list[tuple[str, Rights]] = []
    form.added.connect(lambda name, rights: added.append((name, rights)))
    form.changed.connect(lambda one, rights: changed.append((one, rights)))
    form.start(None, ("owner",))
    assert form.save.text() == "Let it in"
    QTest.keyClicks(form.name, "Claude")
    QTest.keyClick(form.name, Qt.Key.Key_Return)
    form.start(Assistant(id="ast_1", name="Claude"), ("owner",))
    assert form.save.text() == "Save"
    form.save.click()
    assert (added, changed) == ([("Claude", Rights())], [("ast_1", Rights())])
