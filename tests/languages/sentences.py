"""The sentences that the rooms below the window speak in: faults, their next steps, notes and reasons."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.languages.reading import Unreadable

ROOMS = ("model", "store", "providers", "recall", "teach", "service", "ui/errands.py", "ui/workers.py")
"""The last two speak from the thread of the store as the service does."""
_SENTENCE = re.compile(r"[A-Z“][^\n]* [^\n]*[.!?…]$", re.S)
# What a piece is called that is left out or held back, as a constant or in a table of `teach`.
_TERM = re.compile(r"\{n\} [a-z ]+|[a-z][a-z’':, 0-9]* [a-z’':, 0-9]*[a-z]|code")
_COUNTED = re.compile(r"(1|\{n:,\}) [^\n]* [^\n]*\.$")
_OURS = ("ValueError", "TypeError", "RuntimeError", "AssertionError", "KeyError")


_TO_ASSISTANTS = ("door", "framing")
"""Modules whose sentences are said to assistants, in English, and never to the owner."""


def sentences(root: Path) -> frozenset[str]:
    """Return every sentence and every template of one.

    Raises: Unreadable where a sentence is put together in a way that no translation can follow.
    """
    found: set[str] = set()
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")) or [root / room]:
            if not path.is_file() or path.name.startswith(_TO_ASSISTANTS):
                continue
            tree = ast.parse(path.read_text())
            found |= {*_of_node(tree, path), *(_terms(tree) if room == "teach" else ())}
    return frozenset(found)


def _terms(tree: ast.Module) -> Iterator[str]:
    """Yield the texts of public constants, and of public tables, that are neither sentences nor names."""
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=value)
            ) if not name.startswith("_"):
                parts = value.values if isinstance(value, ast.Dict) else [value]
            case _:
                continue
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and _TERM.fullmatch(part.value):
                yield part.value


def _of_node(node: ast.AST, path: Path) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in _OURS:
            return  # said in a report and not to the owner
        case ast.JoinedStr() if _SENTENCE.match(ast.unparse(node)[2:-1]):
            raise Unreadable(f"{path.name}:{node.lineno}: a sentence with values is made by said()")
        case ast.JoinedStr():
            return
        case ast.Assign(targets=[ast.Name(id="sentence" | "next_step")], value=ast.Constant(value=str(text))):
            yield text
        case ast.Call(func=ast.Name(id="said" | "term"), args=[ast.Constant(value=str(text)), *_]):
            yield text
        case ast.Constant(value=str(text)) if _SENTENCE.match(text) or _COUNTED.match(text):
            yield text
    for child in ast.iter_child_nodes(node):
        yield from _of_node(child, path)
