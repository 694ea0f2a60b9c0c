"""What the code says, what people translated and what the window reads agree."""

import string
from collections import Counter
from pathlib import Path

import pytest

from tests.languages.catalogue import FOLDER, FORMS, compile_to, load, qm_path, save, ts_path
from tests.languages.strings import Message, messages
from wellkept.ui.commands import COMMANDS, WITHIN, Menu
from wellkept.ui.language import LANGUAGES
from wellkept.ui.menus import LOOKS


@pytest.fixture(scope="module")
def wanted() -> tuple[Message, ...]:
    return messages()


def test_every_language_on_offer_has_its_files() -> None:
    assert {"en", *FORMS} == set(LANGUAGES)
    assert {path.name for path in FOLDER.iterdir()} == {
        path(code).name for code in FORMS for path in (ts_path, qm_path)
    }


@pytest.mark.parametrize("code", FORMS)
def test_every_string_of_the_code_is_translated_and_no_other(code: str, wanted: tuple[Message, ...]) -> None:
    known = load(ts_path(code))
    assert sorted(set(wanted) - set(known)) == [], "run: make translations"
    assert sorted(set(known) - set(wanted)) == [], "run: make translations"
    assert [one for one, texts in known.items() if not all(texts)] == [], f"translate these in {ts_path(code).name}"


@pytest.mark.parametrize("code", FORMS)
def test_translations_have_the_same_places_for_values(code: str) -> None:
    odd = [
        (one.source, text)
        for one, texts in load(ts_path(code)).items()
        for text in texts
        if _places(text) != _places(one.source) and not (one.counted and text == texts[0])
    ]
    assert odd == []


@pytest.mark.parametrize("code", FORMS)
def test_translations_keep_the_marks_of_menus_and_the_blanks_around(code: str) -> None:
    odd = [
        (one.source, text)
        for one, texts in load(ts_path(code)).items()
        for text in texts
        if (text.count("&"), _blanks(text)) != (one.source.count("&"), _blanks(one.source))
    ]
    assert odd == []


@pytest.mark.parametrize("code", FORMS)
def test_the_window_reads_what_was_translated(code: str, tmp_path: Path) -> None:
    compile_to(tmp_path / "new.qm", ts_path(code))
    assert qm_path(code).read_bytes() == (tmp_path / "new.qm").read_bytes(), "run: make translations"


@pytest.mark.parametrize("code", ["en", *FORMS])
@pytest.mark.parametrize("menu", [menu for menu in Menu if menu])
def test_no_two_commands_of_a_menu_share_a_letter(menu: Menu, code: str) -> None:
    known = load(ts_path(code))
    texts = [command.text for command in COMMANDS if command.menu is menu]
    texts += [inner.value for inner, outer in WITHIN.items() if outer is menu]
    texts += [LOOKS] if menu is Menu.VIEW else []
    told = [known.get(Message("commands", text), (text,))[0] for text in texts]
    letters = Counter(text[text.index("&") + 1].lower() for text in told)
    assert [(letter, told) for letter, count in letters.items() if count > 1] == []


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    known = {Message("a", "1 < 2 & “3”"): ("x > y",), Message("a", "{n} days", counted=True): ("ein Tag", "{n} Tage")}
    save(tmp_path / "one.ts", "de", known, known)
    assert load(tmp_path / "one.ts") == known


def _places(text: str) -> set[str]:
    return {f"{name}:{how}" for _, name, how, _ in string.Formatter().parse(text) if name is not None}


def _blanks(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()
