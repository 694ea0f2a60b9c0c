"""The files of translations: one `.ts` a language as people write it, and one `.qm` as the window reads it."""

import subprocess
import xml.etree.ElementTree as Xml
from collections.abc import Iterable, Mapping
from pathlib import Path

import PySide6

from tests.languages.strings import Message

FOLDER = Path(__file__).parents[2] / "resources" / "translations"
FORMS = {"de": 2}
"""The languages there are, and how many forms each has for numbers."""

Translations = Mapping[Message, tuple[str, ...]]


def ts_path(code: str) -> Path:
    """Return where people write the translations of a language."""
    return FOLDER / f"wellkept_{code}.ts"


def qm_path(code: str) -> Path:
    """Return where the window reads them."""
    return FOLDER / f"wellkept_{code}.qm"


def load(path: Path) -> dict[Message, tuple[str, ...]]:
    """Return the translations of a `.ts` file: one text for each form, "" for what is not translated."""
    found: dict[Message, tuple[str, ...]] = {}
    if not path.exists():
        return found
    for context in Xml.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for one in context.iter("message"):
            counted = one.get("numerus") == "yes"
            told = one.find("translation")
            forms = told.findall("numerusform") if told is not None and counted else [told]
            texts = tuple((form.text or "") if form is not None else "" for form in forms)
            found[Message(name, one.findtext("source", ""), counted)] = texts
    return found


def save(path: Path, code: str, wanted: Iterable[Message], known: Translations) -> None:
    """Write a `.ts` file with every message wanted, in order, and the translations that are known."""
    root = Xml.Element("TS", version="2.1", language=code, sourcelanguage="en")
    contexts: dict[str, Xml.Element] = {}
    for message in sorted(wanted):
        context = contexts.get(message.context)
        if context is None:
            context = contexts[message.context] = Xml.SubElement(root, "context")
            Xml.SubElement(context, "name").text = message.context
        _add(context, message, known.get(message, ("",) * (FORMS[code] if message.counted else 1)))
    Xml.indent(root, " ")
    text = Xml.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def _add(context: Xml.Element, message: Message, texts: tuple[str, ...]) -> None:
    one = Xml.SubElement(context, "message", {"numerus": "yes"} if message.counted else {})
    Xml.SubElement(one, "source").text = message.source
    told = Xml.SubElement(one, "translation", {} if all(texts) else {"type": "unfinished"})
    if not message.counted:
        told.text = texts[0]
        return
    for text in texts:
        Xml.SubElement(told, "numerusform").text = text


def compile_to(target: Path, source: Path) -> None:
    """Make a `.qm` of a `.ts`, with the tool that comes with PySide6."""
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([str(tool), "-silent", str(source), "-qm", str(target)], check=True, capture_output=True)
