"""Follows what the window asks to have translated to the literals it may be."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tests.languages.modules import Function, Module, Modules, Scope, parameters

SERVICE = "service"


class Unreadable(Exception):
    """Nobody can see which strings are meant: write them as literals, or in a table of this file."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A call that has something translated: the context, the expressions, and the module the call leads to."""

    context: str
    arguments: tuple[ast.expr, ...]
    counted: bool
    home: Module


@dataclass(frozen=True, slots=True)
class _Wrapper:
    """A function that has some of its parameters translated; `context` is a parameter where it is a number."""

    context: str | int
    places: frozenset[int]
    counted: bool
    home: Module


class Reader:
    """Knows every function of the window that has something translated."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules
        self._wrappers: dict[tuple[str, str], _Wrapper] = {}
        while self._found_more():
            pass

    def asked(self, call: ast.Call, scope: Scope) -> Asked | None:
        """Return what a call has translated; None for any other call and for what its function's callers name."""
        wrapper = self._wrapper(call, scope)
        if wrapper is None:
            return None
        context = wrapper.context
        if isinstance(context, int):
            given = call.args[context]
            if _parameter(given, scope) is not None:
                return None
            context = next(iter(self.texts(given, scope, scope.module)))
        if context == SERVICE:
            return None  # collected where it is said: see `sentences.py`
        arguments = [self._argument(call, scope, place) for place in sorted(wrapper.places)]
        told = tuple(one for one in arguments if one is not None and _parameter(one, scope) is None)
        return Asked(context, told, wrapper.counted, wrapper.home) if told else None

    def texts(self, node: ast.expr, scope: Scope, home: Module) -> frozenset[str]:
        """Return the strings that an expression may be; none where that cannot be seen."""
        return frozenset(self._texts(node, scope, home))

    def _found_more(self) -> bool:
        before = dict(self._wrappers)
        for module in self._modules.all:
            for call, scope in module.calls():
                wrapper = self._wrapper(call, scope)
                if wrapper is not None and scope.functions:
                    self._note(call, scope, wrapper)
        return before != self._wrappers

    def _note(self, call: ast.Call, scope: Scope, wrapper: _Wrapper) -> None:
        places = {_parameter(one, scope) for place in wrapper.places if (one := self._argument(call, scope, place))}
        found = frozenset(place for place in places if place is not None)
        if not found:
            return
        context = wrapper.context
        if isinstance(context, int):
            named = _parameter(call.args[context], scope)
            context = next(iter(self.texts(call.args[context], scope, scope.module))) if named is None else named
        function = scope.functions[0]
        key = (scope.module.name, function.name)
        known = self._wrappers.get(key)
        made = replace(wrapper, context=context, places=found | (known.places if known else frozenset()))
        self._wrappers[key] = replace(made, home=scope.module)

    def _argument(self, call: ast.Call, scope: Scope, place: int) -> ast.expr | None:
        if place < len(call.args):
            return call.args[place]
        home = self._modules.home(scope.module, call.func)
        function = self._function(home) if home else None
        if function is not None:
            name = parameters(function)[place]
            return next((one.value for one in call.keywords if one.arg == name), None)
        return None

    def _function(self, home: tuple[str, str]) -> Function | None:
        module = self._modules.by_name.get(home[0])
        nodes = ast.walk(module.tree) if module is not None else iter(())
        return next((one for one in nodes if isinstance(one, ast.FunctionDef) and one.name == home[1]), None)

    def _wrapper(self, call: ast.Call, scope: Scope) -> _Wrapper | None:
        match call.func:
            case ast.Attribute(value=speaker, attr="tr"):
                if scope.owner is None or ast.unparse(speaker) != "self":
                    raise Unreadable(f"{scope.place(call)}: whose context is this? only self.tr() says it")
                return _Wrapper(scope.owner.name, frozenset({0}), len(call.args) > 2, scope.module)
            case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
                context = call.args[0].value if isinstance(call.args[0], ast.Constant) else 0
                counted = len(call.args) > 3
                return _Wrapper(str(context) if context else 0, frozenset({1}), counted, scope.module)
        home = self._modules.home(scope.module, call.func)
        return self._wrappers.get(home) if home is not None else None

    def _texts(self, node: ast.expr, scope: Scope, home: Module) -> Iterator[str]:
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.Attribute(attr=field):
                yield from self._of_field(field, scope, home)
            case ast.Name(id=name):
                yield from self._of_name(name, scope, home)
            case _:
                for part in _parts(node):
                    yield from self._texts(part, scope, home)

    def _of_name(self, name: str, scope: Scope, home: Module) -> Iterator[str]:
        values = list(_bound(name, scope))
        if not values and name in scope.module.constants:
            values = [scope.module.constants[name]]
        elif not values and name in scope.module.imports:
            place, original = scope.module.imports[name]
            other = self._modules.by_name.get(place)
            if other is not None and original in other.constants:
                yield from self._texts(other.constants[original], Scope(other), other)
        for value in values:
            if not (isinstance(value, ast.Name) and value.id == name):
                yield from self._texts(value, scope, home)

    def _of_field(self, field: str, scope: Scope, home: Module) -> Iterator[str]:
        """Yield what a field of a dataclass, or the value of an enumeration, of the two modules may be."""
        for module in {home.name: home, scope.module.name: scope.module}.values():
            for owner in module.classes.values():
                names = [
                    one.target.id
                    for one in owner.body
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                ]
                if field in names:
                    yield from self._made_with(owner.name, names.index(field), field, module)
                elif field == "value" and any("Enum" in ast.unparse(base) for base in owner.bases):
                    for one in owner.body:
                        if isinstance(one, ast.Assign):
                            yield from self._texts(one.value, Scope(module), module)

    def _made_with(self, owner: str, place: int, field: str, home: Module) -> Iterator[str]:
        for module in self._modules.all:
            for call, scope in module.calls():
                if self._modules.home(module, call.func) == (home.name, owner):
                    given = call.args[place] if place < len(call.args) else None
                    value = next((one.value for one in call.keywords if one.arg == field), given)
                    if value is not None:
                        yield from self._texts(value, scope, module)


def _parts(node: ast.expr) -> Sequence[ast.expr]:
    """Return the expressions of which one is what an expression stands for."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return one, other
        case ast.Subscript(value=table) | ast.Starred(value=table):
            return (table,)
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            return parts
        case ast.GeneratorExp(elt=inner, generators=[first, *_]):
            return inner, first.iter
        case ast.Call(func=ast.Attribute(value=table, attr="get" | "items" | "values"), args=args):
            return table, *args[1:]
        case ast.Call(func=ast.Name(id="next" | "zip" | "enumerate"), args=args):
            return args
    return ()


def _parameter(node: ast.expr, scope: Scope) -> int | None:
    """Return which parameter of the innermost function an expression is."""
    if isinstance(node, ast.Name) and scope.functions:
        names = parameters(scope.functions[0])
        return names.index(node.id) if node.id in names else None
    return None


def _bound(name: str, scope: Scope) -> Iterator[ast.expr]:
    """Yield what a name of the functions around is set to, or runs through."""
    for function in scope.functions:
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[target], value=value) if name in _names(target):
                    yield value
                case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value) if found == name:
                    yield value
                case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value) if (
                    name in _names(target)
                ):
                    yield value


def _names(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}
