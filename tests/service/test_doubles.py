"""Looking through all memories for doubles, and making one of two: nothing by itself, nothing lost, all undoable."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.building import DAY, NOON, Clock, memory
from tests.service.models import Knowing
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.query import Query
from wellkept.service.answers import Act, Novelty, finish
from wellkept.service.double_answers import Double, Merged
from wellkept.service.double_requests import KeepBoth, LookForDoubles, MergeDoubles, ReplaceOlder, ShowDouble
from wellkept.service.requests import AddExamQuestion, Compare, Correct, Forget
from wellkept.service.united import united
from wellkept.service.uniting import NotTwoOfOne
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

Filled = Callable[..., tuple[Wellkept, tuple[int, ...]]]


@pytest.fixture
def filled(path: Path, clock: Clock) -> Iterator[Filled]:
    """Return what fills a store with sentences, or memories, the oldest first, and opens it."""
    opened: list[Wellkept] = []

    def fill(*contents: str | Memory) -> tuple[Wellkept, tuple[int, ...]]:
        store = SqliteStore.open(path)
        made = [
            one if isinstance(one, Memory) else memory(one, created_at=NOON - (len(contents) - place) * DAY)
            for place, one in enumerate(contents)
        ]
        keys = store.insert(made)
        opened.append(Wellkept(store, clock, {"knowing": Knowing(), "built-in": Knowing()}))
        return opened[-1], keys

    yield fill
    for one in opened:
        one.close()


def look(wellkept: Wellkept) -> list[Double]:
    found: list[Double] = []
    whole, anew = False, True
    while not whole:
        answer = finish(wellkept.doubles.look(LookForDoubles(anew)))
        whole, anew = answer.whole, False
        found += answer.doubles
    assert answer.done == answer.total
    return found


def everything(wellkept: Wellkept) -> dict[str, Memory]:
    return {row.memory.id: wellkept.memory(row.key) for row in wellkept.newest(Query(), 100)}


PAIRS = {
    "the same": ("Owner does not like tea.", "Owner doesn't like tea.", Novelty.KNOWN),
    "twice over": ("Owner likes tea.", "owner likes TEA", Novelty.KNOWN),
    "nearly the same": ("Owner swims in the lake with Ana.", "Owner swims in the lake.", Novelty.NEAR),
    "news": ("Owner lives in Oslo.", "Owner lives in Turin.", Novelty.UPDATE),
    "the opposite": ("Owner likes tea.", "Owner dislikes tea.", Novelty.CONFLICT),
}


@pytest.mark.parametrize(("older", "newer", "novelty"), PAIRS.values(), ids=PAIRS)
def test_a_pair_is_found_among_others_and_named_as_teaching_would(
    filled: Filled, older: str, newer: str, novelty: Novelty
) -> None:
    wellkept, keys = filled("Owner repairs clocks.", older, "Owner has a boat in Bergen.", newer)
    assert look(wellkept) == [Double(keys[1], keys[3], novelty)]
    wellkept.forgotten.watch(on=False)
    finish(wellkept.forget(Forget(keys[3:])))
    assert finish(wellkept.compare(Compare(newer))).novelty is novelty


def test_what_has_nothing_in_common_is_not_offered(filled: Filled) -> None:
    wellkept, _ = filled("Owner's sister Ana has 3 cats.", "Owner's brother Tom has 2 cats.", "Owner repairs clocks.")
    assert look(wellkept) == []


def test_the_older_is_the_one_learned_first_whatever_came_first_into_the_file(filled: Filled) -> None:
    new = memory("Owner lives in Turin.", created_at=NOON)
    old = memory("Owner lives in Oslo.", created_at=NOON - DAY)
    wellkept, keys = filled(new, old)
    assert look(wellkept) == [Double(keys[1], keys[0], Novelty.UPDATE)]


def test_three_that_say_the_same_make_two_pairs(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes tea.", "Owner likes the tea.", "Owner really likes tea.")
    assert [(one.older, one.newer) for one in look(wellkept)] == [(keys[0], keys[1]), (keys[0], keys[2])]


def test_another_being_is_left_in_peace(filled: Filled) -> None:
    wellkept, _ = filled("Owner likes tea.", memory("Owner likes tea.", being_id="cat"))
    assert look(wellkept) == []


def test_what_shares_no_words_is_found_by_meaning_where_vectors_are_there(filled: Filled) -> None:
    wellkept, keys = filled("beverage residence automobile", "Owner has a boat.", "tea lives car")
    assert look(wellkept) == []
    assert not finish(wellkept.doubles.look(LookForDoubles(anew=True))).by_meaning
    finish(wellkept.embed_pending())
    finish(wellkept.prepare_meaning())
    assert [(one.older, one.newer) for one in look(wellkept)] == [(keys[0], keys[2])]
    assert finish(wellkept.doubles.look(LookForDoubles(anew=True))).by_meaning


def test_closed_half_way_nothing_found_is_lost(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes tea.", "Owner likes the tea.")
    steps = wellkept.doubles.look(LookForDoubles(anew=True))
    for _ in range(3):
        next(steps)
    steps.close()
    answer = finish(wellkept.doubles.look(LookForDoubles()))
    assert [(one.older, one.newer) for one in answer.doubles] == [keys]
    assert answer.whole


def test_two_side_by_side_are_shown_as_they_are_now(filled: Filled) -> None:
    wellkept, keys = filled("Owner lives in Oslo.", "Owner lives in Turin.")
    pair = wellkept.doubles.show(ShowDouble(keys[1], keys[0]))
    assert (pair.older.content, pair.newer.content) == ("Owner lives in Oslo.", "Owner lives in Turin.")
    assert pair.double == Double(keys[0], keys[1], Novelty.UPDATE)
    wellkept.correct(Correct(keys[1], "Owner repairs clocks."))
    assert wellkept.doubles.show(ShowDouble(*keys)).double is None
    finish(wellkept.forget(Forget(keys[1:])))
    with pytest.raises(MemoryNotFound):
        wellkept.doubles.show(ShowDouble(*keys))


_LEFT = memory(
    "Owner likes strong tea.",
    id="mem_left",
    tags=("tea", "home"),
    importance=0.4,
    trust=Trust.FOUND,
    source="paste",
    created_at=NOON - 9 * DAY,
    last_accessed=NOON - DAY,
    history=(Earlier("Owner likes tea.", NOON - 5 * DAY, "corrected"),),
)
_RIGHT = memory(
    "Owner likes strong black tea.",
    id="mem_right",
    tags=("morning", "tea"),
    importance=0.9,
    core=True,
    source="omni",
    quote="black, please",
    created_at=NOON - 2 * DAY,
    history=(Earlier("Owner likes black tea.", NOON - 7 * DAY, ""),),
)


def _merged(wellkept: Wellkept, keys: Sequence[int], act: str) -> Merged:
    left, right = keys
    acts = {
        "keep the older": lambda: wellkept.doubles.merge(MergeDoubles(left, right)),
        "keep the newer": lambda: wellkept.doubles.merge(MergeDoubles(right, left)),
        "write one": lambda: wellkept.doubles.merge(MergeDoubles(left, right, " Owner likes  strong, black tea. ")),
        "replace": lambda: wellkept.doubles.replace_older(ReplaceOlder(left, right)),
    }
    return acts[act]()


@pytest.mark.parametrize(
    ("act", "kept", "content", "earlier", "source"),
    [
        ("keep the older", 0, _LEFT.content, (_RIGHT.content,), "paste"),
        ("keep the newer", 1, _RIGHT.content, (_LEFT.content,), "omni"),
        ("write one", 0, "Owner likes strong, black tea.", (_LEFT.content, _RIGHT.content), "paste"),
        ("replace", 0, _RIGHT.content, (_LEFT.content,), "omni"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_one_of_two_has_all_of_both(
    filled: Filled, act: str, kept: int, content: str, earlier: tuple[str, ...], source: str
) -> None:
    wellkept, keys = filled(_LEFT, _RIGHT)
    merged = _merged(wellkept, keys, act)
    left = wellkept.memory(keys[kept])
    assert (merged.key, merged.gone, merged.memory) == (keys[kept], keys[1 - kept], left)
    assert [row.key for row in wellkept.newest(Query(), 9)] == [keys[kept]]
    assert (left.id, left.created_at) == ((_LEFT, _RIGHT)[kept].id, (_LEFT, _RIGHT)[kept].created_at)
    assert (left.content, left.source, left.importance, left.core) == (content, source, 0.9, True)
    assert sorted(left.tags) == ["home", "morning", "tea"]
    assert left.trust is Trust.SAID
    assert tuple(one.was for one in left.history) == ("Owner likes black tea.", "Owner likes tea.", *earlier)


@pytest.mark.parametrize("act", ["keep the older", "keep the newer", "write one", "replace"])
def test_making_one_of_two_is_one_step_of_undo(filled: Filled, act: str) -> None:
    wellkept, keys = filled(_LEFT, _RIGHT)
    wellkept.exam.add(AddExamQuestion(keys[0], "what to brew"))
    wellkept.exam.add(AddExamQuestion(keys[1], "black or green"))
    before = everything(wellkept)
    _merged(wellkept, keys, act)
    after = everything(wellkept)
    assert len(after) == 1
    assert wellkept.undo_state.undo is (Act.REPLACE if act == "replace" else Act.MERGE)
    assert set(finish(wellkept.undo()).keys) == set(keys)
    assert everything(wellkept) == before
    assert _asked(wellkept, keys[0]) == ["what to brew"]
    assert _asked(wellkept, keys[1]) == ["black or green"]
    finish(wellkept.redo())
    assert everything(wellkept) == after


def _asked(wellkept: Wellkept, key: int) -> list[str]:
    return sorted(one.text for one in wellkept._store.exam_questions(key=key))


def test_questions_of_both_find_the_one_that_is_left(filled: Filled) -> None:
    wellkept, keys = filled(_LEFT, _RIGHT)
    for key, question in zip((*keys, keys[1]), ("brew", "Brew", "black or green"), strict=True):
        wellkept.exam.add(AddExamQuestion(key, question))
    wellkept.doubles.merge(MergeDoubles(keys[0], keys[1]))
    assert _asked(wellkept, keys[0]) == ["black or green", "brew"]


@pytest.mark.parametrize("marked", [(0,), (1,), (0, 1), ()], ids=str)
def test_what_never_leaves_never_leaves_as_part_of_another(filled: Filled, marked: tuple[int, ...]) -> None:
    wellkept, keys = filled(_LEFT, _RIGHT)
    store = wellkept._store
    store.keep_here([keys[place] for place in marked], marked=True)
    wellkept.doubles.merge(MergeDoubles(keys[0], keys[1]))
    assert bool(store.may_leave(keys[:1])) is not bool(marked)
    finish(wellkept.undo())
    assert store.kept_here(keys) == {keys[place] for place in marked}


@pytest.mark.parametrize(
    ("kept", "other", "expected"),
    [
        ("owner", "owner", "owner"),
        ("owner", "everyone", "owner"),
        ("everyone", "person:Ana", "person:Ana"),
        ("person:Ana", "person:Tom", "person:Ana"),
    ],
)
def test_one_of_two_is_told_to_nobody_who_was_told_neither(kept: str, other: str, expected: str) -> None:
    one = united(memory("Owner walks.", about=kept), memory("Owner walks.", about=other), NOON)
    assert one.about == expected


def test_the_same_words_twice_leave_no_history(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes tea.", "Owner likes tea.")
    assert wellkept.doubles.merge(MergeDoubles(keys[0], keys[1])).memory.history == ()


_REFUSED: dict[str, tuple[Callable[[tuple[int, ...]], object], type[Exception]]] = {
    "one with itself": (lambda keys: MergeDoubles(keys[0], keys[0]), NotTwoOfOne),
    "no words": (lambda keys: MergeDoubles(keys[0], keys[1], "  "), InvalidMemory),
    "words of a third": (lambda keys: MergeDoubles(keys[0], keys[1], "owner repairs clocks"), InvalidMemory),
    "one that is gone": (lambda keys: MergeDoubles(keys[0], 999), MemoryNotFound),
    "another being's": (lambda keys: ReplaceOlder(keys[0], keys[3]), NotTwoOfOne),
    "both of one": (lambda keys: KeepBoth(keys[0], keys[0]), NotTwoOfOne),
}


@pytest.mark.parametrize(("request_of", "fault"), _REFUSED.values(), ids=_REFUSED)
def test_what_cannot_be_done_changes_nothing(
    filled: Filled, request_of: Callable[[tuple[int, ...]], object], fault: type[Exception]
) -> None:
    other = memory("Owner likes tea.", being_id="cat")
    wellkept, keys = filled("Owner likes tea.", "Owner likes the tea.", "Owner repairs clocks.", other)
    before = everything(wellkept)
    with pytest.raises(fault):
        wellkept.handle(request_of(keys))
    assert everything(wellkept) == before
    assert wellkept.undo_state.undo is None


def test_a_pair_kept_both_is_not_offered_again_until_that_is_taken_back(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes tea.", "Owner dislikes tea.")
    wellkept.doubles.keep_both(KeepBoth(keys[1], keys[0]))
    assert look(wellkept) == []
    assert wellkept.undo_state.undo is Act.KEEP_BOTH
    undone = finish(wellkept.undo())
    assert (undone.act, set(undone.keys)) == (Act.KEEP_BOTH, set(keys))
    assert len(look(wellkept)) == 1
    finish(wellkept.redo())
    assert look(wellkept) == []


def test_a_pair_kept_both_leaves_the_next_one_like_it_to_be_found(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes green tea.", "Owner dislikes green tea.", "Owner likes the green tea.")
    wellkept.doubles.keep_both(KeepBoth(keys[0], keys[2]))
    wellkept.doubles.keep_both(KeepBoth(keys[0], keys[1]))
    assert [(one.older, one.newer, one.novelty) for one in look(wellkept)] == [(keys[1], keys[2], Novelty.CONFLICT)]


def test_doing_it_again_after_someone_else_forgot_one_harms_nothing(filled: Filled) -> None:
    wellkept, keys = filled("Owner likes tea.", "Owner dislikes tea.")
    wellkept.doubles.keep_both(KeepBoth(*keys))
    finish(wellkept.undo())
    wellkept._store.forget(keys[:1])
    assert finish(wellkept.redo()).act is Act.KEEP_BOTH
