"""Half of a character (a lone surrogate) in any text of any request is mended or refused in words, never a bug."""

import dataclasses
import importlib
import inspect
import pkgutil
import types
import typing
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from enum import Enum
from pathlib import Path
from typing import cast

import pytest

from tests.doors.asking import Visit
from wellkept import service
from wellkept.model.assistants import Right, Rights
from wellkept.model.errors import MemoryNotFound, WellkeptError
from wellkept.service.answers import Draft
from wellkept.service.draft_requests import LoadDraft, SaveDraft
from wellkept.service.remote_requests import AwaitSignIn, BeginSignIn
from wellkept.service.steps import StepsOutside, finish
from wellkept.service.wellkept import Wellkept

HALF = "Owner likes \ud83e tea."


def requests_of(wanted: Callable[[str], bool]) -> Iterator[type]:
    """Yield every class of data in those modules of requests that are wanted by name."""
    for found in pkgutil.iter_modules(service.__path__, "wellkept.service."):
        if found.name.endswith("requests") and wanted(found.name):
            for one in vars(importlib.import_module(found.name)).values():
                if not isinstance(one, type) or one in (BeginSignIn, AwaitSignIn):  # they wait for a browser
                    continue
                if one.__module__ == found.name and dataclasses.is_dataclass(one):
                    yield one


def of_type(wanted: typing.Any) -> object:
    first, *_ = [one for one in typing.get_args(wanted) if one is not type(None)] or [None]
    if typing.get_origin(wanted) in (typing.Union, types.UnionType):
        return of_type(first)
    if wanted == Sequence[int]:
        return array("q", [1])
    if first is not None:
        return (of_type(first),)
    if dataclasses.is_dataclass(wanted):
        hints = typing.get_type_hints(wanted, localns={"array": Sequence})
        return wanted(**{one.name: of_type(hints[one.name]) for one in dataclasses.fields(wanted)})  # type: ignore[operator] # a class, not an instance
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return next(iter(wanted))
    return {str: HALF, int: 1, float: 0.5, bool: False, bytes: b"x", Path: Path("nowhere.db"), date: date.max}[wanted]


def bugs_of(ask: Callable[[object], object], kinds: Iterable[type]) -> list[str]:
    """Return the names of the requests that end in something else than an answer or a fault in words."""
    found = []
    for kind in kinds:
        try:
            answer = ask(of_type(kind))
            if inspect.isgenerator(answer):
                finish(cast("StepsOutside[object]", answer))
        except WellkeptError:
            pass
        except Exception as error:  # noqa: BLE001 - a bug may be anything
            if not (
                isinstance(error, TypeError) and "no " in str(error)
            ):  # that is a part of a request, not one itself
                found.append(f"{kind.__name__}: {type(error).__name__}")
    return found


def test_the_owners_requests(wellkept: Wellkept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert bugs_of(wellkept.handle, requests_of(lambda name: "door" not in name)) == []


def test_the_requests_at_the_doors(visit: Visit) -> None:
    everybody = visit.caller(Rights(can=frozenset(Right), abouts=("*",), spaces=("*",), beings=("*",)))
    asked = requests_of(lambda name: name.endswith("door_requests"))
    assert bugs_of(lambda request: visit.wellkept.doors.answer(everybody, request), asked) == []


def test_a_draft_with_half_a_letter_is_kept(wellkept: Wellkept) -> None:
    wellkept.handle(SaveDraft(HALF))
    assert wellkept.handle(LoadDraft()) == Draft("Owner likes \ufffd tea.")


def test_an_id_with_half_a_letter_is_nobodys(wellkept: Wellkept) -> None:
    with pytest.raises(MemoryNotFound):
        wellkept.by_id("mem_\udcff")
