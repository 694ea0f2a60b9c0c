"""The doors: the two stories of the Copilotz chapter, and who is let in to what."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import Clock
from tests.doors.asking import MOST, Visit
from wellkept.model.assistants import Assistant, Caller, Right, Rights
from wellkept.model.kinds import Kind
from wellkept.model.scope import Scope
from wellkept.providers.hash_words import HashWords
from wellkept.service import door_requests as asked
from wellkept.service.answers import finish
from wellkept.service.door_answers import BeingNames, DoorShut, MemoryPage, NotAllowed
from wellkept.service.doors import Doors
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

WITH_ANA = Scope(people=("ana",), agent="north")


def test_remembering_what_is_known_updates_it_instead_of_repeating_it(visit: Visit) -> None:
    said = "Ana likes her answers short and to the point"
    first = visit.kept(said, about="person:ana")
    again = visit.keep(said, about="person:ana")
    closer = visit.keep("Ana likes her answers short and straight to the point", about="person:ana")
    assert again.said == f"Already remembered [{first.id}]."
    assert closer.said == f'Updated [{first.id}]; it said: "{said}".'
    assert len(visit.contents()) == 1
    assert [earlier.was for earlier in visit.now(first).history] == [said]


@pytest.mark.parametrize("loaded", [True, False], ids=["by meaning and words", "by words alone"])
def test_recall_finds_among_what_the_conversation_reads(visit: Visit, loaded: bool) -> None:
    dog = visit.kept("Ana's dog is called Rex", about="person:ana")
    tea = visit.kept("Ana likes to be called by her first name", about="person:ana", core=True)
    bob = visit.kept("Bob's dog is called Fido, a name of his own", about="person:bob")
    visit.kept("The team's lunch is on Fridays", about="everyone")
    if loaded:
        visit.with_meaning()
    found = visit.ask(asked.AskRelevant(text="What's the name of Ana's dog?", scope=WITH_ANA), MemoryPage).memories
    assert found[0].id == dog.id
    assert not {tea.id, bob.id} & {one.id for one in found}
    core = visit.ask(asked.AskCore(scope=WITH_ANA), MemoryPage).memories
    assert [one.id for one in core] == [tea.id]


def test_the_worked_example_of_novaterra(visit: Visit) -> None:
    one = visit.kept(
        "Owner prefers dark roast over espresso.",
        kind=Kind.PREFERENCE,
        source="muse",
        importance=0.5,
        tags=("coffee",),
    )
    assert (one.source, one.importance, one.tags, one.last_accessed) == ("muse", 0.5, ("coffee",), None)
    visit.kept("Owner's garden has roses.")
    found = visit.ask(asked.Recall(text="coffee", limit=5), MemoryPage)
    assert [memory.id for memory in found.memories] == [one.id]
    assert visit.now(one) == replace(one, last_accessed=visit.clock.now)


TWIN = "twin"
OF_A_BEING = [
    asked.ListMemories(being_id=TWIN),
    asked.Recall(text="tea", being_id=TWIN),
    asked.AskCore(scope=Scope(), being_id=TWIN),
    asked.AskRelevant(text="tea", scope=Scope(), being_id=TWIN),
    asked.AskContext(text="tea", scope=Scope(), being_id=TWIN),
    asked.AskProfile(TWIN),
    asked.Learn(text="I like tea.", being_id=TWIN),
    asked.KeepEntry(asked.Entry(content="It rains.", being_id=TWIN)),
]
READS = [
    asked.ListMemories(),
    asked.Recall(text="tea"),
    asked.ShowOne("mem_1"),
    asked.AskCore(scope=Scope()),
    asked.AskRelevant(text="tea", scope=Scope()),
    asked.AskContext(text="tea", scope=Scope()),
    asked.AskProfile(),
]
WRITES = [asked.KeepEntry(asked.Entry(content="Owner likes tea.")), asked.Learn(text="I like tea.")]
CORRECTS = [asked.CorrectOne(id="mem_1", content="Owner likes cake.")]
FORGETS = [asked.ForgetOne("mem_1")]


def name(request: object) -> str:
    return type(request).__name__ if not isinstance(request, frozenset) else " ".join(sorted(request)) or "nothing"


def cannot(*rights: Right) -> frozenset[Right]:
    return frozenset(rights)


REFUSED = [
    *[(request, can) for request in READS for can in (cannot(), cannot(Right.WRITE, Right.FORGET, Right.PROPOSE))],
    *[(request, can) for request in WRITES for can in (cannot(), cannot(Right.READ, Right.FORGET))],
    *[(request, can) for request in CORRECTS for can in (cannot(Right.READ), cannot(Right.WRITE))],
    *[(request, can) for request in FORGETS for can in (cannot(Right.READ), cannot(Right.PROPOSE))],
]


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """Doors that nobody gets through in these tests, so that one store does for all of them."""
    wellkept = Wellkept.open(tmp_path_factory.mktemp("doors") / "memories.db", Clock())
    yield wellkept.doors
    wellkept.close()


def with_rights(rights: Rights) -> Caller:
    return Caller(Assistant(id="ast_1", name="north", rights=rights))


@pytest.mark.parametrize(("request_", "can"), REFUSED, ids=name)
def test_without_the_right_nothing_is_even_looked_up(closed: Doors, request_: object, can: frozenset[Right]) -> None:
    with pytest.raises(NotAllowed):
        closed.answer(with_rights(replace(MOST, can=can)), request_)


@pytest.mark.parametrize("request_", OF_A_BEING, ids=name)
def test_another_being_is_not_asked_about(closed: Doors, request_: object) -> None:
    with pytest.raises(NotAllowed):
        closed.answer(with_rights(replace(MOST, beings=("owner",))), request_)


def test_who_was_shut_out_is_refused(visit: Visit) -> None:
    shut = Caller(replace(visit.assistant, rights=MOST, revoked_at=1))
    with pytest.raises(DoorShut):
        visit.wellkept.doors.answer(shut, asked.AskBeings())


def test_what_is_no_request_is_a_fault_of_ours(visit: Visit) -> None:
    with pytest.raises(TypeError, match="no door for str"):
        visit.wellkept.doors.answer(Caller(), "tea")


@pytest.mark.parametrize(
    ("rights", "names"),
    [
        (None, ("owner", "twin")),
        (Rights(beings=("twin", "owner")), ("owner", "twin")),
        (Rights(beings=("twin",), can=frozenset()), ("twin",)),
        (Rights(beings=()), ()),
    ],
    ids=["the owner", "both", "one", "none"],
)
def test_beings_are_those_of_the_rights(visit: Visit, rights: Rights | None, names: tuple[str, ...]) -> None:
    visit.put("It rains.", being_id="twin")
    caller = Caller() if rights is None else visit.caller(rights)
    assert visit.ask(asked.AskBeings(), BeingNames, caller).names == names


def test_every_access_is_noted_with_its_memories_and_its_question(visit: Visit) -> None:
    noted: list[tuple[str, int, str]] = []

    def note(_: Caller, act: str, keys: Sequence[int], text: str) -> None:
        noted.append((act, len(keys), text))

    doors = Doors(replace(visit.wellkept.doors._house, note=note))
    tea, cake = visit.kept("Owner likes tea.", core=True), visit.kept("Owner likes cake.")
    scope = Scope(people=("owner",))
    for request in (
        asked.KeepEntry(asked.Entry(content="Owner likes cake.")),
        asked.ListMemories(),
        asked.Recall(text="cake"),
        asked.ShowOne(tea.id),
        asked.AskCore(scope=scope),
        asked.AskRelevant(text="cake", scope=scope),
        asked.AskContext(text="cake", scope=scope),
        asked.CorrectOne(id=cake.id, content="Owner likes pie."),
        asked.Learn(text="I moved to Oslo in 2019.", dry_run=True),
        asked.AskProfile(),
        asked.ForgetOne(cake.id),
    ):
        answer = doors.answer(visit.caller(replace(MOST, can=frozenset(Right))), request)
        if isinstance(answer, Generator):
            finish(answer)
    assert noted == [
        ("keep", 1, ""),
        ("list", 2, ""),
        ("recall", 1, "cake"),
        ("show", 1, ""),
        ("core", 1, ""),
        ("relevant", 1, "cake"),
        ("context", 2, "cake"),
        ("correct", 1, ""),
        ("learn", 0, "I moved to Oslo in 2019."),
        ("profile", 0, ""),
        ("forget", 1, ""),
    ]


class Broken(HashWords):
    """An embedder that cannot be used here."""

    def check(self) -> str:
        return "The model is not here."


def test_a_wrong_embedder_is_told_at_the_start(visit: Visit, tmp_path: Path) -> None:
    assert visit.wellkept.doors.check() == ""
    other = Wellkept(SqliteStore.open(tmp_path / "other.db"), visit.clock, {"built-in": Broken()})
    assert other.doors.check() == "The model is not here. Searching goes by words only."
    other.close()
