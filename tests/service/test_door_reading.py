"""Reading through a door: everything is reached, a look touches nothing, a broken model fails no turn."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import DAY, MINUTE, NOON, Clock
from tests.doors.asking import MOST, Visit
from wellkept.model.assistants import Caller, Rights
from wellkept.model.errors import MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.profile import ProfileLine, Section
from wellkept.model.scope import Scope
from wellkept.providers.hash_words import HashWords
from wellkept.recall.nearest import Floats
from wellkept.service import door_requests as asked
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.door_answers import InvalidRequest, MemoryPage
from wellkept.service.door_reading import within_limit
from wellkept.service.remote_answers import Profile
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

OWNER = Scope(people=("owner",))


def pages(visit: Visit, request: asked.ListMemories | asked.Recall) -> list[MemoryPage]:
    """Return page after page, to the end."""
    found = [visit.ask(request, MemoryPage)]
    while found[-1].cursor:
        found.append(visit.ask(replace(request, cursor=found[-1].cursor), MemoryPage))
    return found


@pytest.mark.parametrize(
    "request_", [asked.ListMemories(limit=3), asked.Recall(text="tea", limit=3)], ids=["list", "recall"]
)
def test_page_by_page_everything_is_reached_once(visit: Visit, request_: asked.ListMemories | asked.Recall) -> None:
    made = [visit.put(f"Owner likes tea number {at}.", created_at=NOON - at // 4) for at in range(11)]
    visit.put("Owner likes tea at home.", space="home")
    found = pages(visit, request_)
    seen = [one.id for page in found for one in page.memories]
    assert sorted(seen) == sorted(one.id for one in made)
    assert [len(page.memories) for page in found] == [3, 3, 3, 2]
    assert {page.total for page in found} == {11}


def test_a_list_is_newest_first_of_its_kinds(visit: Visit) -> None:
    for at, kind in enumerate((Kind.FACT, Kind.EPISODE, Kind.FACT)):
        visit.put(f"It rains {at}.", kind=kind, created_at=NOON + at)
    page = visit.ask(asked.ListMemories(kinds=(Kind.FACT,)), MemoryPage)
    assert [one.content for one in page.memories] == ["It rains 2.", "It rains 0."]


def test_a_cursor_of_what_is_gone_goes_on_without_a_gap(visit: Visit) -> None:
    made = [visit.put(f"It rains {at}.", created_at=NOON - at * MINUTE) for at in range(4)]
    first = visit.ask(asked.ListMemories(limit=2), MemoryPage)
    visit.ask(asked.ForgetOne(made[1].id), object, Caller())
    rest = visit.ask(asked.ListMemories(cursor=first.cursor), MemoryPage)
    assert [one.id for one in rest.memories] == [made[2].id, made[3].id]


@pytest.mark.parametrize("cursor", ["x", ".", "1", "-1.mem", "٣.mem", "9" * 19 + ".mem"])
@pytest.mark.parametrize("request_", [asked.ListMemories(), asked.Recall(text="rains")], ids=["list", "recall"])
def test_a_cursor_that_is_none_is_said_so(
    visit: Visit, request_: asked.ListMemories | asked.Recall, cursor: str
) -> None:
    with pytest.raises(InvalidRequest):
        visit.ask(replace(request_, cursor=cursor), MemoryPage)


@pytest.mark.parametrize(("limit", "given"), [(0, 1), (-5, 1), (50, 50), (200, 200), (10**9, 200)])
def test_a_page_has_one_to_two_hundred(limit: int, given: int) -> None:
    assert within_limit(limit) == given


def test_only_recall_relevant_and_context_touch(visit: Visit) -> None:
    tea = visit.put("Owner likes tea.", last_accessed=1)
    visit.clock.now = NOON + DAY
    for look in (asked.ListMemories(), asked.ShowOne(tea.id), asked.AskCore(scope=OWNER), asked.AskProfile()):
        visit.ask(look, object)
    assert visit.now(tea).last_accessed == 1
    for at, request in enumerate(
        (
            asked.Recall(text="tea"),
            asked.AskRelevant(text="tea", scope=OWNER),
            asked.AskContext(text="tea", scope=OWNER),
        )
    ):
        visit.clock.now = NOON + DAY + at
        visit.ask(request, object)
        assert visit.now(tea) == replace(tea, last_accessed=NOON + DAY + at)


def test_what_is_not_returned_is_not_touched(visit: Visit) -> None:
    visit.put("Owner likes green tea.")
    other, hidden = visit.put("Owner likes tea too."), visit.put("Owner likes tea.", space="home")
    page = visit.ask(asked.Recall(text="green tea", limit=1), MemoryPage)
    assert [one.last_accessed for one in page.memories] == [NOON]
    assert (visit.now(other).last_accessed, visit.now(hidden).last_accessed) == (None, None)


def test_a_blank_question_is_a_list(visit: Visit) -> None:
    visit.put("It rains.")
    assert visit.ask(asked.Recall(text=" "), MemoryPage).total == 1
    assert visit.ask(asked.AskRelevant(text=" ", scope=OWNER), MemoryPage).total == 0


@pytest.mark.parametrize("hidden", [{"space": "home"}, {"being_id": "third"}], ids=["space", "being"])
def test_a_guessed_id_is_as_one_that_is_not_there(visit: Visit, hidden: dict[str, object]) -> None:
    one = visit.put("It rains.", **hidden)
    said = []
    for memory_id in (one.id, "mem_none"):
        with pytest.raises(MemoryNotFound) as fault:
            visit.ask(asked.ShowOne(memory_id), Memory)
        said.append(str(fault.value))
    assert said[0] == said[1]


SCOPES = [
    Scope(people=("ana*",)),
    Scope(people=("a\nb",)),
    Scope(people=("",)),
    Scope(agent="*"),
    Scope(thread="t" * 121),
    Scope(space=""),
    Scope(people=tuple(map(str, range(51)))),
]


@pytest.mark.parametrize("scope", SCOPES, ids=["star", "line", "blank", "agent", "thread", "space", "crowd"])
def test_a_scope_with_a_name_that_is_none_is_refused(visit: Visit, scope: Scope) -> None:
    with pytest.raises(InvalidRequest):
        visit.ask(asked.ListMemories(scope=scope), MemoryPage)


READABLE = [
    (Scope(people=("owner",)), MOST, {"mine", "all"}),
    (Scope(people=("ana",)), MOST, {"ana", "all"}),
    (Scope(agent="north", thread="t1"), MOST, {"north", "thread", "all"}),
    (Scope(people=("owner",), space="work"), MOST, {"work"}),
    (Scope(people=("owner",), any_space=True), MOST, {"mine", "all", "work"}),
    (Scope(people=("owner",), any_space=True), replace(MOST, spaces=None), {"mine", "all", "work", "home"}),
    (Scope(people=("owner", "ana")), Rights(abouts=("person:*",)), {"ana"}),
    (None, Rights(abouts=("owner",)), {"mine", "north"}),
    (None, replace(MOST, spaces=None), {"mine", "all", "ana", "north", "thread", "work", "home"}),
    (None, Rights(abouts=()), {"north"}),
]


@pytest.mark.parametrize(("scope", "rights", "expected"), READABLE)
def test_what_is_read_is_allowed_and_heard(
    visit: Visit, scope: Scope | None, rights: Rights, expected: set[str]
) -> None:
    for name, record in {
        "mine": {},
        "all": {"about": "everyone"},
        "ana": {"about": "person:ana"},
        "north": {"about": "agent:north"},
        "thread": {"about": "thread:t1"},
        "work": {"space": "work"},
        "home": {"space": "home"},
    }.items():
        visit.put(f"rain {name}", **record)
    caller = visit.caller(rights)
    listed = visit.ask(asked.ListMemories(scope=scope), MemoryPage, caller)
    found = visit.ask(asked.Recall(text="rain", scope=scope), MemoryPage, caller)
    for page in (listed, found):
        assert {one.content.split()[1] for one in page.memories} == expected
        assert page.total == len(expected)


def test_a_line_of_the_profile_is_read_with_all_that_is_behind_it(visit: Visit) -> None:
    store = visit.wellkept._store
    keys = [store.by_id(visit.put(f"It rains {at}.", space=space).id).key for at, space in enumerate((None, "home"))]
    mine, other = keys
    for line, behind in (("one", (mine,)), ("two", (mine, other)), ("three", ())):
        store.save_profile_lines("owner", [ProfileLine(Section.FACTS, line, behind)])
    assert [line.line for line in visit.ask(asked.AskProfile(), Profile).lines] == ["one"]
    assert [line.line for line in visit.ask(asked.AskProfile(), Profile, Caller()).lines] == ["one", "two", "three"]


class Fails(HashWords):
    """An embedder that reads memories and fails for questions."""

    failing = False

    def embed(self, texts: Sequence[str]) -> Floats:
        if self.failing:
            raise RuntimeError("Owner likes tea")
        return super().embed(texts)


@pytest.mark.parametrize(
    "request_",
    [asked.AskRelevant(text="tea", scope=OWNER), asked.Recall(text="tea")],
    ids=["relevant", "recall"],
)
def test_a_model_that_fails_is_logged_without_words_and_found_without(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture, request_: object
) -> None:
    embedder = Fails()
    wellkept = Wellkept(SqliteStore.open(tmp_path / "memories.db"), clock, {"built-in": embedder})
    visit = Visit(wellkept, clock, wellkept.assistants.add(AddAssistant("north")).assistant)
    visit.put("Owner likes tea.")
    visit.with_meaning()
    embedder.failing = True
    with caplog.at_level(logging.WARNING):
        page = visit.ask(request_, MemoryPage)
    assert [one.content for one in page.memories] == ["Owner likes tea."]
    assert "RuntimeError" in caplog.text
    assert "tea" not in caplog.text
    caplog.clear()
    wellkept.close()


def test_what_is_less_alike_than_the_floor_is_not_relevant(visit: Visit) -> None:
    visit.put("Owner likes a cup of strong coffee in the garden each morning before the long walk to the old mill.")
    near = visit.put("Owner's bicycle is red.")
    visit.with_meaning()
    question = "colour bicycle garden"
    assert visit.ask(asked.Recall(text=question), MemoryPage).total == 2
    found = visit.ask(asked.AskRelevant(text=question, scope=OWNER), MemoryPage)
    assert [one.id for one in found.memories] == [near.id]


def test_what_has_no_vector_yet_is_relevant_by_its_words(visit: Visit) -> None:
    visit.put("Owner's bicycle is red.")
    visit.with_meaning()
    new = visit.put("It is the bicycle of a cousin from the north who came for a while and then went on.")
    found = visit.ask(asked.AskRelevant(text="bicycle", scope=OWNER), MemoryPage)
    assert new.id in {one.id for one in found.memories}
