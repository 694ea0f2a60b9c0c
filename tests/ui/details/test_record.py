"""The record of a memory, row by row."""

from dataclasses import fields

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.memory import Memory, Trust
from wellkept.ui.details.record import names, record

FULL: dict[str, object] = {
    "source": "email:letters",
    "space": "studio",
    "by": "agent:planner",
    "trust": Trust.GUESSED,
    "updated_at": NOON - DAY,
    "last_accessed": NOON - 2 * DAY,
    "being_id": "twin",
}

ROWS: dict[str, str] = {
    "From": "E-mail: letters",
    "Space": "studio",
    "Written by": "The assistant planner",
    "Trust": "Guessed by a model",
    "Kept": "Just now",
    "Changed": "Yesterday",
    "Recalled": "2 days ago",
    "Belongs to": "twin",
}


@pytest.mark.parametrize(("name", "value"), ROWS.items(), ids=ROWS.keys())
def test_a_full_record_is_shown_whole(name: str, value: str) -> None:
    lines = {line.name: line.value for line in record(memory("Owner walks.", **FULL), NOON)}
    assert lines[name] == value


def test_no_field_of_a_record_is_hidden() -> None:
    shown = {"id", "session", "content", "quote", "history"}  # elsewhere on the page
    changeable = {"kind", "importance", "core", "tags", "about"}  # see test_fields
    assert len(ROWS) == len({field.name for field in fields(Memory)} - shown - changeable)


def test_empty_fields_have_no_row() -> None:
    lines = [line.name for line in record(memory("Owner walks."), NOON)]
    assert not {"Space", "Changed", "Belongs to"} & set(lines)


def test_a_memory_never_recalled_says_so() -> None:
    assert {line.name: line.value for line in record(memory("Owner walks."), NOON)}["Recalled"] == (
        "Never by an assistant"
    )


def test_what_the_owner_said_of_it_is_shown() -> None:
    lines = {line.name: line for line in record(memory("Owner walks."), NOON, NOON - 3 * DAY)}
    assert lines["Checked"].value == "You said this is still true 3 days ago"
    assert "2026" in lines["Checked"].tip


def test_times_have_their_exact_form_on_hover() -> None:
    tips = {line.name: line.tip for line in record(memory("Owner walks."), NOON)}
    assert "2026" in tips["Kept"]


def test_technical_names_are_given() -> None:
    assert names(memory("Owner walks.", id="mem_1", session="ses_2")) == "mem_1  ·  ses_2"
