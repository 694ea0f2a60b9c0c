"""The rule told a second time, without the program's own words for it, and the search for whatever breaks it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from tests.doors.isolation_asking import Case
from tests.doors.isolation_world import Record
from wellkept.model.assistants import Caller, Right
from wellkept.model.errors import WellkeptError
from wellkept.model.memory import Memory
from wellkept.model.scope import Scope
from wellkept.service import door_requests as asked
from wellkept.service.door_answers import MemoryPage, NotAllowed
from wellkept.service.remote_answers import Profile

_READS = (
    asked.ListMemories, asked.Recall, asked.ShowOne, asked.AskCore, asked.AskRelevant, asked.AskContext,
    asked.AskProfile,
)  # fmt: skip
_TOUCHES = (asked.Recall, asked.AskRelevant, asked.AskContext)
_WRITES = (asked.KeepEntry, asked.CorrectOne, asked.Learn)
_ID = re.compile(r"mem_[0-9a-z]{26}")


def may_see(caller: Caller, scope: Scope | None, memory: Memory) -> bool:
    """The rule: what the owner allows this assistant, and what this conversation may hear."""
    assert caller.assistant is not None
    rights, name = caller.assistant.rights, caller.assistant.name
    if memory.being_id not in rights.beings:
        return False
    if memory.space is not None and rights.spaces is not None and memory.space not in rights.spaces:
        return False
    if rights.abouts is not None and not _is_one_of(memory.about, (*rights.abouts, f"agent:{name}")):
        return False
    return scope is None or _hears(scope, memory)


def _is_one_of(about: str, allowed: tuple[str, ...]) -> bool:
    return about in allowed or any(about[: len(one) - 1] == one[:-1] for one in allowed if one[-1:] == "*")


def _hears(scope: Scope, memory: Memory) -> bool:
    if scope.space is not None and memory.space != scope.space:
        return False
    if scope.space is None and memory.space is not None and not scope.any_space:
        return False
    kind, colon, name = memory.about.partition(":")
    if not colon:
        return kind == "everyone" or kind in scope.people
    return {"person": name in scope.people, "agent": name == scope.agent, "thread": name == scope.thread}[kind]


def leaks_of(case: Case, answer: object, before: Mapping[str, Record], after: Mapping[str, Record]) -> list[str]:
    """Return in words what of this case should not have been."""
    return [f"{type(case.request).__name__}: {leak}" for leak in _leaks(case, answer, before, after)]


def _leaks(case: Case, answer: object, before: Mapping[str, Record], after: Mapping[str, Record]) -> Iterator[str]:
    scope = getattr(case.request, "scope", None)
    unseen = {one: record for one, record in before.items() if not may_see(case.caller, scope, record.memory)}
    seen = [record for one, record in before.items() if one not in unseen]
    yield from _told(case, answer, unseen, seen)
    if isinstance(answer, MemoryPage):
        yield from _miscounted(case, answer, seen)
    if isinstance(answer, Profile):
        keys = {record.key for record in unseen.values()}
        yield from ("a line stands on what may not be read" for line in answer.lines if keys & set(line.behind))
    yield from _changed(case, unseen, before, after)
    yield from _written(case, before, after)
    yield from _without_right(case, answer)


def _told(case: Case, answer: object, unseen: Mapping[str, Record], seen: list[Record]) -> Iterator[str]:
    """Look through all the words of an answer, those left out that the caller gave, or may read elsewhere as well."""
    given = " ".join((*_texts(case.request), *(text for one in seen for text in _texts(one.memory)))).casefold()
    said = " ".join((answer.sentence, answer.next_step)) if isinstance(answer, WellkeptError) else ""
    told = " ".join((said, *_texts(answer)))
    for one in _ID.findall(told):
        if one in unseen and one not in given:
            yield f"{one} was told"
    words = set(told.casefold().replace('"', " ").replace(".", " ").split())
    for record in unseen.values():
        if record.token and record.token in words and record.token not in given:
            yield f"the words of {record.memory.id} were told"


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _texts(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))


def _miscounted(case: Case, page: MemoryPage, seen: list[Record]) -> Iterator[str]:
    request = case.request
    kinds = getattr(request, "kinds", ())
    being = getattr(request, "being_id", "")
    there = [one for one in seen if one.memory.being_id == being and (not kinds or one.memory.kind in kinds)]
    if isinstance(request, asked.ListMemories) and page.total != len(there):
        yield f"{page.total} were counted of {len(there)}"
    if page.total > len(there):
        yield f"{page.total} were counted where {len(there)} may be read"
    if {one.id for one in page.memories} - {one.memory.id for one in there}:
        yield "a memory of another being or kind was told"


def _changed(
    case: Case, unseen: Mapping[str, Record], before: Mapping[str, Record], after: Mapping[str, Record]
) -> Iterator[str]:
    assert case.caller.assistant is not None
    changes = isinstance(case.request, _TOUCHES) or case.caller.may(Right.WRITE) or case.caller.may(Right.FORGET)
    for one, record in before.items():
        if one in after and after[one].memory == record.memory:
            continue
        if one in unseen:
            yield f"{one} was changed"
        elif not changes or isinstance(case.request, asked.ListMemories | asked.ShowOne | asked.AskCore):
            yield f"{one} was changed by a look"


def _written(case: Case, before: Mapping[str, Record], after: Mapping[str, Record]) -> Iterator[str]:
    for one in after.keys() - before.keys():
        if not isinstance(case.request, _WRITES) or not case.caller.may(Right.WRITE):
            yield f"{one} was written without the right"
        if not may_see(case.caller, None, after[one].memory):
            yield f"{one} was written where its writer may not read"
        if after[one].memory.by != case.caller.by:
            yield f"{one} was written in another name"


def _without_right(case: Case, answer: object) -> Iterator[str]:
    assert case.caller.assistant is not None
    refused = isinstance(answer, NotAllowed)
    if isinstance(case.request, _READS) and not case.caller.may(Right.READ) and not refused:
        yield "it was read without the right"
    if isinstance(case.request, _WRITES) and not case.caller.may(Right.PROPOSE) and not refused:
        yield "it was written without the right"
    being = getattr(getattr(case.request, "entry", case.request), "being_id", None)
    if being is not None and being not in case.caller.assistant.rights.beings and not refused:
        yield "another being was asked about"
