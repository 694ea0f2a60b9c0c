"""Strings are followed to where they are written; where they cannot be, the reading ends."""

from pathlib import Path

import pytest

from tests.languages.reading import Unreadable
from tests.languages.sentences import sentences
from tests.languages.strings import Message, messages

HEAD = "from PySide6.QtCore import QCoreApplication\ndef _tr(text):\n    return QCoreApplication.translate('c', text)\n"
COUNTED = "def counted(context, one, many, n):\n    return QCoreApplication.translate(context, many, None, n)\n"
FOUND: dict[str, tuple[str, set[Message]]] = {
    "in a class": ("class A:\n    def f(self): self.tr('Yes')", {Message("A", "Yes")}),
    "a literal": (HEAD + "_tr('Yes')", {Message("c", "Yes")}),
    "a choice": (HEAD + "_tr('Yes' if x else 'No')", {Message("c", "Yes"), Message("c", "No")}),
    "a table": (
        HEAD + "T = {1: 'Yes', 2: 'No'}\ndef f(k): return _tr(T[k])",
        {Message("c", "Yes"), Message("c", "No")},
    ),
    "a table with a last resort": (
        HEAD + "T = {1: 'Yes'}\n_tr(T.get(k, 'No'))",
        {Message("c", "Yes"), Message("c", "No")},
    ),
    "a local name": (HEAD + "def f():\n    a = 'Yes'\n    return _tr(a)", {Message("c", "Yes")}),
    "a loop": (HEAD + "T = (('Yes', 1),)\ndef f():\n    for a, b in T:\n        _tr(a)", {Message("c", "Yes")}),
    "through two functions": (HEAD + "def g(x, y):\n    return _tr(y)\ng(1, 'Yes')", {Message("c", "Yes")}),
    "by name": (HEAD + "def g(x, y):\n    return _tr(y)\ng(y='Yes', x=1)", {Message("c", "Yes")}),
    "a field": (
        HEAD + "class A:\n    x: int\n    y: str\nA(1, 'Yes')\ndef f(a): return _tr(a.y)",
        {Message("c", "Yes")},
    ),
    "an enumeration": (HEAD + "class A(StrEnum):\n    X = 'Yes'\ndef f(a): return _tr(a.value)", {Message("c", "Yes")}),
    "a count": (HEAD + COUNTED + "counted('d', '1 day', '{n} days', 3)", {Message("d", "{n} days", counted=True)}),
    "no words": (HEAD + "_tr('{a}: {b}')", set()),
}


def _read(tmp_path: Path, text: str) -> set[Message]:
    for room in ("model", "store", "providers", "recall", "teach", "service", "ui"):
        (tmp_path / "app" / room).mkdir(parents=True)
    for name in ("errands.py", "workers.py"):
        (tmp_path / "app" / "ui" / name).write_text("")
    (tmp_path / "app" / "ui" / "one.py").write_text(text)
    return set(messages(tmp_path / "app"))


@pytest.mark.parametrize(("text", "expected"), FOUND.values(), ids=FOUND.keys())
def test_a_string_is_followed(tmp_path: Path, text: str, expected: set[Message]) -> None:
    assert _read(tmp_path, text) == expected


UNSEEN = {
    "a value": HEAD + "def f(): return _tr(ask())",
    "an f-string": HEAD + "_tr(f'{a} days')",
    "outside of a class": "x.tr('Yes')",
    "of another": "class A:\n    def f(self, other): other.tr('Yes')",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_cannot_be_followed_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(Unreadable):
        _read(tmp_path, text)


SENTENCES: dict[str, tuple[str, set[str]]] = {
    "of a fault": ("class A:\n    sentence = 'Stopped.'\n    next_step = 'Try again.'", {"Stopped.", "Try again."}),
    "raised": ("def f(): raise Fault('It broke off.', 'Try again.')", {"It broke off.", "Try again."}),
    "with values": ("said('It has {n} of them.', n=1)", {"It has {n} of them."}),
    "a term": ("X = term('a blank')", {"a blank"}),
    "a docstring": ("'''It is one.'''\nclass A:\n    '''It is one.'''", set()),
    "a bug": ("def f(): raise ValueError('It is a bug.')", set()),
}


@pytest.mark.parametrize(("text", "expected"), SENTENCES.values(), ids=SENTENCES.keys())
def test_sentences_of_the_rooms_below_are_found(tmp_path: Path, text: str, expected: set[str]) -> None:
    _read(tmp_path, "")
    (tmp_path / "app" / "service" / "one.py").write_text(text)
    assert sentences(tmp_path / "app") == expected


def test_a_sentence_that_no_translation_can_follow_is_refused(tmp_path: Path) -> None:
    _read(tmp_path, "")
    (tmp_path / "app" / "service" / "one.py").write_text("x = f'It has {n} of them.'")
    with pytest.raises(Unreadable):
        sentences(tmp_path / "app")
