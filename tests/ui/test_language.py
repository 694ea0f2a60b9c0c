"""Which language the window speaks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from wellkept.ui.language import SYSTEM, Language, first_known, language
from wellkept.ui.wording import memories

WANTED = {
    "german of Austria": (["de-Latn-AT", "de-AT", "de"], "de"),
    "with a line below": (["de_CH"], "de"),
    "the first that there is": (["fr-FR", "de-DE", "en-GB"], "de"),
    "none that there is": (["fr-FR"], "en"),
    "nothing": ([], "en"),
}


@pytest.mark.parametrize(("wanted", "expected"), WANTED.values(), ids=WANTED.keys())
def test_the_systems_first_language_that_there_is(wanted: list[str], expected: str) -> None:
    assert first_known(wanted) == expected


@pytest.fixture
def chosen(qapp: QApplication) -> Iterator[Language]:
    yield language()
    language().use(SYSTEM)


def test_german_has_plurals_numbers_and_words_of_qt(chosen: Language) -> None:
    chosen.use("de")
    assert (memories(1), memories(4312)) == ("1 Erinnerung", "4.312 Erinnerungen")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().language() == QLocale.Language.German


def test_english_comes_back(chosen: Language) -> None:
    chosen.use("de")
    chosen.use("en")
    assert (memories(1), memories(4312)) == ("1 memory", "4,312 memories")
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_language_that_there_is_not_is_the_systems(chosen: Language) -> None:
    chosen.use("tlh")
    assert chosen.choice == SYSTEM


def test_there_is_one_for_the_application(chosen: Language) -> None:
    assert language() is chosen
