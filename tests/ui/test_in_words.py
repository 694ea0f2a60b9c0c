"""What the rooms below say, in the owner's language."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from wellkept.model.errors import InvalidMemory, StoreFull, WellkeptError
from wellkept.model.said import one_after_the_other, said
from wellkept.model.text import content_of
from wellkept.ui.in_words import fault_words, in_words
from wellkept.ui.language import SYSTEM, language


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    language().use("de")
    yield
    language().use(SYSTEM)


def _too_long() -> WellkeptError:
    with pytest.raises(InvalidMemory) as fault:
        content_of("x" * 4312)
    return fault.value


def test_a_fault_is_said_in_german(german: None) -> None:
    assert fault_words(StoreFull()).endswith("Schaffen Sie etwas Platz und versuchen Sie es noch einmal.")


def test_a_fault_with_numbers_writes_them_as_germans_do(german: None) -> None:
    assert "Dieser Satz hat 4.312 Zeichen; eine Erinnerung fasst höchstens 2.000." in fault_words(_too_long())


def test_sentences_within_sentences_are_translated(german: None) -> None:
    pattern = "The key is kept, but could not be checked yet. {why}"
    assert in_words(said(pattern, why="The model service is busy.")).endswith("Der Modelldienst ist beschäftigt.")
    two = one_after_the_other(("Try again.", said("Searching goes by {model}.", model="built-in")))
    assert in_words(two) == "Versuchen Sie es noch einmal. Zur Suche dient jetzt: das eingebaute Modell."


def test_what_nobody_translated_stays_as_it_is(german: None) -> None:
    assert in_words("A stranger's sentence.") == "A stranger's sentence."
    assert in_words("") == ""


def test_english_stays_english(qapp: QApplication) -> None:
    fault = _too_long()
    assert fault_words(fault) == f"{fault.sentence} {fault.next_step}"
