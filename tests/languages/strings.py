"""Every string of the program that an owner can see, read from the code itself.

The window asks for a translation in three ways: `self.tr(text)`, `QCoreApplication.translate(context, text)`, and
functions of its own around these two. `text` may stand there, or come out of a table, a choice or a field of
a dataclass: `reading.py` follows it to the literals. What cannot be followed ends the reading, so that nothing is
ever forgotten in silence. Rooms below the window speak in plain sentences and `said(...)`: see `sentences.py`.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.languages.modules import Modules, Scope
from tests.languages.reading import SERVICE, Reader, Unreadable
from tests.languages.sentences import sentences

ROOT = Path(__file__).parents[2] / "app" / "wellkept"


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A string, the context that Qt looks it up in, and whether it has a form for each number."""

    context: str
    source: str
    counted: bool = False


def messages(root: Path = ROOT) -> tuple[Message, ...]:
    """Return all strings of the program, each once, in order.

    Raises: Unreadable where a string cannot be followed to where it is written.
    """
    found = {Message(SERVICE, text) for text in sentences(root)}
    modules = Modules(root / "ui")
    reader = Reader(modules)
    for module in modules.all:
        for call, scope in module.calls():
            found |= set(_of_call(reader, call, scope))
    return tuple(sorted(found))


def _of_call(reader: Reader, call: ast.Call, scope: Scope) -> Iterator[Message]:
    asked = reader.asked(call, scope)
    if asked is None:
        return
    for argument in asked.arguments:
        texts = reader.texts(argument, scope, asked.home)
        if not texts:
            raise Unreadable(f"{scope.place(call)}: nobody can see which strings {ast.unparse(argument)} may be")
        yield from (Message(asked.context, text, asked.counted) for text in texts if _has_words(text))


def _has_words(text: str) -> bool:
    """Say whether a text has letters, quotation marks or a currency, outside of its placeholders."""
    bare = text
    while "{" in bare and "}" in bare:
        bare = bare[: bare.index("{")] + bare[bare.index("}") + 1 :]
    return any(char.isalpha() or char in "“”$" for char in bare)
