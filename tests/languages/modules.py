"""The modules of the window as syntax trees, with what each name in them stands for."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a piece of code stands: the functions around it, innermost first, and the class around these."""

    module: "Module"
    functions: tuple[Function, ...] = ()
    owner: ast.ClassDef | None = None

    def place(self, node: ast.expr) -> str:
        """Return file and line, for whoever has to mend something."""
        return f"{self.module.path.name}:{node.lineno}"


class Module:
    """One file."""

    def __init__(self, path: Path, name: str) -> None:
        self.path, self.name = path, name
        self.tree = ast.parse(path.read_text())
        self.constants: dict[str, ast.expr] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        for node in self.tree.body:
            self._note(node)

    def _note(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self.constants[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                self.constants[name] = value
            case ast.ClassDef(name=name):
                self.classes[name] = node
            case ast.ImportFrom(module=str(home), names=names):
                for one in names:
                    self.imports[one.asname or one.name] = (home, one.name)

    @cached_property
    def _calls(self) -> list[tuple[ast.Call, Scope]]:
        return list(_walk(self.tree, Scope(self)))

    def calls(self) -> list[tuple[ast.Call, Scope]]:
        """Return every call in the file and where it stands."""
        return self._calls


def _walk(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.Call, Scope]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        scope = Scope(scope.module, (node, *scope.functions), scope.owner)
    elif isinstance(node, ast.ClassDef):
        scope = Scope(scope.module, (), node)
    elif isinstance(node, ast.Call):
        yield node, scope
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, scope)


class Modules:
    """All files below a folder."""

    def __init__(self, folder: Path) -> None:
        above = folder.parents[1]
        self.all = tuple(
            Module(path, ".".join(path.relative_to(above).with_suffix("").parts))
            for path in sorted(folder.rglob("*.py"))
        )
        self.by_name = {module.name: module for module in self.all}

    def home(self, module: Module, func: ast.expr) -> tuple[str, str] | None:
        """Return module and name of a function that is called; None for one of elsewhere."""
        match func:
            case ast.Name(id=name):
                return module.imports.get(name, (module.name, name))
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                return module.name, name
            case ast.Attribute(value=ast.Name(id=base), attr=name) if base in module.imports:
                return ".".join(module.imports[base]), name
        return None


def parameters(function: Function) -> list[str]:
    """Return the names of a function's parameters, in order, `self` left out."""
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names
