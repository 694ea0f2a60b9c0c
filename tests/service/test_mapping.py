"""The map of meaning follows the memories: it is drawn, added to, and holds nothing of what was forgotten."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock, memory
from wellkept.model.kinds import Kind
from wellkept.providers.hash_words import HashWords
from wellkept.recall import projection
from wellkept.service.answers import finish
from wellkept.service.map_answers import DrawMap, MeaningMap
from wellkept.service.requests import Correct, Forget, Keep, Proposal, UseEmbedder
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

TOPICS = ("Owner drinks {} coffee in the kitchen", "Ingrid repairs {} violins in Bergen", "A {} boat in the harbour")
HOW = ("old", "new", "red", "blue", "small", "large", "dark", "pale", "loud", "quiet")


class Other(HashWords):
    """Another model."""

    name, id = "other", "other/1"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Wellkept]:
    store = SqliteStore.open(tmp_path / "memories.db")
    kinds = (Kind.PREFERENCE, Kind.RELATIONSHIP, Kind.FACT)
    store.insert([memory(text.format(how), kind=kind) for how in HOW for text, kind in zip(TOPICS, kinds, strict=True)])
    made = Wellkept(store, Clock(), {"built-in": HashWords(), "other": Other()})
    yield made
    made.close()


def read(service: Wellkept) -> None:
    finish(service.prepare_meaning())
    finish(service.embed_pending())
    finish(service.prepare_meaning())


def draw(service: Wellkept, request: DrawMap | None = None) -> MeaningMap:
    return finish(service.mapper.draw(request or DrawMap()))


def at(drawn: MeaningMap) -> dict[int, tuple[float, float]]:
    return {key: (x, y) for key, x, y in zip(drawn.keys, drawn.xs, drawn.ys, strict=True)}


def test_every_memory_lies_somewhere_with_its_kind_the_newest_first(opened: Wellkept) -> None:
    read(opened)
    drawn = draw(opened)
    assert len(drawn.keys) == len(drawn.xs) == len(drawn.ys) == len(drawn.kinds) == 30
    assert all(list(Kind)[kind] is opened.memory(key).kind for key, kind in zip(drawn.keys, drawn.kinds, strict=True))
    assert (drawn.with_, drawn.total, drawn.shaped_by, drawn.sampled, drawn.left_out) == (30, 30, 30, False, 0)
    assert drawn.labels


def test_before_anything_was_read_the_map_says_so(opened: Wellkept) -> None:
    assert draw(opened) == MeaningMap(total=30, ready=False)


def test_a_few_memories_make_no_map(opened: Wellkept) -> None:
    read(opened)
    keys = draw(opened).keys
    finish(opened.forget(Forget(tuple(keys[4:]))))
    assert draw(opened) == MeaningMap(with_=4, total=4)


def test_what_was_forgotten_leaves_and_the_others_stay_where_they_were(opened: Wellkept) -> None:
    read(opened)
    before = at(draw(opened))
    gone = next(iter(before))
    finish(opened.forget(Forget((gone,))))
    finish(opened.prepare_meaning())
    assert gone not in opened.mapper._at  # also where the map is not drawn again
    after = at(draw(opened))
    assert after == {key: place for key, place in before.items() if key != gone}


def test_what_is_new_stands_beside_what_is_like_it_and_moves_nothing(opened: Wellkept) -> None:
    read(opened)
    before = at(draw(opened))
    kept = finish(opened.keep(Keep((Proposal("Ingrid repairs brown violins in Bergen"),))))
    read(opened)
    after = at(draw(opened))
    (new,) = kept.keys
    assert {key: after[key] for key in before} == before
    alike = [place for key, place in before.items() if "violins" in opened.memory(key).content]
    assert min(x for x, _ in alike) <= after[new][0] <= max(x for x, _ in alike)
    assert min(y for _, y in alike) <= after[new][1] <= max(y for _, y in alike)


def test_other_words_bring_a_memory_elsewhere(opened: Wellkept) -> None:
    read(opened)
    before = at(draw(opened))
    key = next(key for key in before if "violins" in opened.memory(key).content)
    opened.correct(Correct(key, "A brown boat in the harbour"))
    finish(opened.prepare_meaning())
    assert key not in opened.mapper._at
    read(opened)
    assert at(draw(opened))[key] != before[key]


@pytest.mark.parametrize("request_", [DrawMap(), DrawMap(anew=True)], ids=["after many", "when asked to"])
def test_a_map_is_laid_out_anew(opened: Wellkept, request_: DrawMap) -> None:
    read(opened)
    first = draw(opened)
    more = 40 if not request_.anew else 1
    proposals = tuple(Proposal(f"The train number {n} goes to the mountains in winter {n}") for n in range(more))
    finish(opened.keep(Keep(proposals)))
    read(opened)
    drawn = draw(opened, request_)
    assert drawn.shaped_by == len(drawn.keys) == len(first.keys) + more


def test_of_many_some_give_the_shape_and_the_others_stand_beside_them(
    opened: Wellkept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projection, "SHAPING", 12)
    read(opened)
    drawn = draw(opened)
    assert (len(drawn.keys), drawn.shaped_by, drawn.sampled) == (30, 12, True)
    assert at(draw(opened)) == at(drawn)


def test_of_too_many_the_newest_are_on_the_map(opened: Wellkept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "MOST_SHOWN", 20)
    read(opened)
    drawn = draw(opened)
    assert (len(drawn.keys), drawn.with_, drawn.left_out) == (20, 30, 10)
    assert min(drawn.keys) == 11


def test_another_model_makes_another_map(opened: Wellkept) -> None:
    read(opened)
    draw(opened)
    opened.use_embedder(UseEmbedder("other", anyway=True))
    read(opened)
    assert draw(opened).shaped_by == 30
    assert opened.mapper._of == ("owner", "other/1")


def test_a_memory_forgotten_while_the_map_is_laid_out_is_not_on_it(opened: Wellkept) -> None:
    read(opened)
    steps = opened.mapper.draw(DrawMap())
    next(steps)
    finish(opened.forget(Forget((30,))))
    finish(opened.prepare_meaning())
    drawn = finish(steps)
    assert 30 not in drawn.keys
    assert 30 not in opened.mapper._at


def test_closing_leaves_nothing(opened: Wellkept) -> None:
    read(opened)
    draw(opened)
    opened.mapper.clear()
    assert not opened.mapper._at
