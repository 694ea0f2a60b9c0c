"""The list of found sentences, and what the owner decided."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from tests.building import memory
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory, Trust
from wellkept.model.profile import Section
from wellkept.service.answers import Candidate, FoundLine, Novelty, Voice
from wellkept.ui.errands import Choice
from wellkept.ui.teach.review_item import State
from wellkept.ui.teach.review_model import ReviewModel


def _found(
    content: str,
    novelty: Novelty = Novelty.NEW,
    voice: Voice = Voice.THIRD,
    quote: str = "",
    twin: Memory | None = None,
    adds: bool = True,
) -> Candidate:
    return Candidate(content, quote or content, (0, len(content)), novelty, voice, twin, adds)


OSLO, WALKS, FISH = (memory(text) for text in ("Owner lives in Oslo.", "Owner walks far now.", "Owner eats fish."))
CANDIDATES = (
    _found("Owner drinks tea."),
    _found("Owner walks.", Novelty.KNOWN),
    _found("Owner walks far.", Novelty.NEAR, twin=WALKS, adds=False),
    _found("Owner drinks tea.", Novelty.REPEATED),
    _found("We painted the boat.", voice=Voice.FIRST),
    _found("Owner moved north.", voice=Voice.REWRITTEN, quote="I moved north."),
)


@pytest.fixture
def model() -> ReviewModel:
    made = ReviewModel()
    made.load(CANDIDATES)
    return made


def test_model_keeps_qts_rules(model: ReviewModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call] # pytest-qt has no types here


def test_new_and_known_are_ticked_and_those_that_add_nothing_are_not(model: ReviewModel) -> None:
    assert [model.item(row).ticked for row in range(6)] == [True, True, False, False, True, True]


COUNTS = {
    None: 6, State.NEW: 3, State.KNOWN: 1, State.UPDATE: 0, State.CONFLICT: 0, State.NEAR: 1, State.REPEATED: 1,
    State.FIRST: 1, State.GUESSED: 0,
}  # fmt: skip


@pytest.mark.parametrize(("state", "expected"), COUNTS.items(), ids=[str(state) for state in COUNTS])
def test_states_are_counted_and_filtered(model: ReviewModel, state: State | None, expected: int) -> None:
    assert model.count(state) == expected
    model.filter(state)
    assert model.rowCount() == expected


def test_ticking_under_a_filter_ticks_the_right_sentence(model: ReviewModel) -> None:
    model.filter(State.NEAR)
    model.tick([0], ticked=True)
    model.filter(None)
    assert model.item(2).ticked
    assert model.ticked_count == 5


def test_rewording_ticks_and_marks(model: ReviewModel) -> None:
    assert model.setData(model.index(2, 0), "Owner  walks\nevery day.")
    item = model.item(2)
    assert (item.content, item.edited, item.ticked) == ("Owner walks every day.", True, True)


def test_rewording_to_nothing_is_refused(model: ReviewModel) -> None:
    assert not model.setData(model.index(0, 0), "  ")
    assert model.item(0).content == "Owner drinks tea."


def test_tick_can_be_set_by_role(model: ReviewModel) -> None:
    model.setData(model.index(0, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert not model.item(0).ticked


def test_proposals_are_the_ticked_ones_with_the_words_they_came_from(model: ReviewModel) -> None:
    model.setData(model.index(4, 0), "Owner painted the boat.")
    chosen = model.chosen("paste", "found")
    assert [(one.content, one.quote) for one in chosen.proposals()] == [
        ("Owner drinks tea.", None),
        ("Owner walks.", None),
        ("Owner painted the boat.", "We painted the boat."),
        ("Owner moved north.", "I moved north."),
    ]


def test_screen_reader_hears_tick_state_and_sentence(model: ReviewModel) -> None:
    text = model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == (
        "not ticked, possibly the same: Owner walks far. Possibly the same as: Owner walks far now. Chosen: Leave out"
    )


def test_counts_are_told(model: ReviewModel) -> None:
    told: list[int] = []
    model.counts_changed.connect(lambda: told.append(model.ticked_count))
    model.tick(range(6), ticked=False)
    assert told == [0]


BESIDE = (
    _found("Owner lives in Rome.", Novelty.UPDATE, twin=OSLO),
    _found("Owner eats no fish.", Novelty.CONFLICT, twin=FISH),
    _found("Owner lives in Graz.", Novelty.UPDATE, twin=OSLO),
    _found("Owner enjoys tea.", Novelty.NEAR, twin=memory("Owner likes tea.")),
    _found("Owner drinks water."),
)


@pytest.fixture
def beside() -> ReviewModel:
    made = ReviewModel()
    made.load(BESIDE)
    return made


def _choices(model: ReviewModel) -> list[Choice]:
    return [model.item(row).choice for row in range(model.rowCount())]


def test_what_says_something_new_is_kept_and_replaces_nothing_by_itself(beside: ReviewModel) -> None:
    assert _choices(beside) == [Choice.KEEP] * 5
    assert [one.updates for one in beside.chosen("paste", "found").proposals()] == [None] * 5


def test_replacing_names_the_memory_it_takes_the_place_of(beside: ReviewModel) -> None:
    beside.choose([0, 1], Choice.REPLACE)
    beside.choose([3], Choice.LEAVE)
    chosen = beside.chosen("paste", "found")
    assert [(one.content, one.updates) for one in chosen.proposals()] == [
        ("Owner lives in Rome.", OSLO.id),
        ("Owner eats no fish.", FISH.id),
        ("Owner lives in Graz.", None),
        ("Owner drinks water.", None),
    ]
    assert (beside.ticked_count, beside.replaced_count) == (4, 2)


def test_a_memory_is_replaced_by_one_sentence_only(beside: ReviewModel) -> None:
    beside.choose([0], Choice.REPLACE)
    beside.choose([2], Choice.REPLACE)
    assert _choices(beside)[:3] == [Choice.KEEP, Choice.KEEP, Choice.REPLACE]


def test_what_is_like_no_memory_replaces_none(beside: ReviewModel) -> None:
    beside.choose([4], Choice.REPLACE)
    assert _choices(beside)[4] is Choice.KEEP


def test_unticking_and_ticking_again_replaces_nothing(beside: ReviewModel) -> None:
    beside.choose([0], Choice.REPLACE)
    beside.tick([0], ticked=True)
    assert _choices(beside)[0] is Choice.REPLACE
    beside.tick([0], ticked=False)
    beside.tick([0], ticked=True)
    assert _choices(beside)[0] is Choice.KEEP


def test_rewording_leaves_the_choice(beside: ReviewModel) -> None:
    beside.choose([0], Choice.REPLACE)
    beside.setData(beside.index(0, 0), "Owner lives in Bari.")
    proposals = list(beside.chosen("paste", "found").proposals())
    assert (proposals[0].content, proposals[0].updates) == ("Owner lives in Bari.", OSLO.id)


SPOKEN = {
    0: "ticked, update: Owner lives in Rome. Update of: Owner lives in Oslo. Chosen: Replace it",
    1: "ticked, conflict: Owner eats no fish. Conflicts with: Owner eats fish. Chosen: Keep both",
    4: "ticked, new: Owner drinks water.",
}


@pytest.mark.parametrize(("row", "expected"), SPOKEN.items(), ids=["update", "conflict", "new"])
def test_screen_reader_hears_the_old_words_and_the_choice(beside: ReviewModel, row: int, expected: str) -> None:
    beside.choose([0], Choice.REPLACE)
    assert beside.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) == expected


GUESS = replace(_found("Owner was happy.", quote="I was there."), trust=Trust.GUESSED)
BY_MODEL = (
    replace(_found("Owner keeps bees."), kind=Kind.FACT, importance=0.7, tags=("bees",)),
    GUESS,
    replace(_found("Owner lives in Rome.", Novelty.UPDATE, twin=OSLO), kind=Kind.FACT),
)


@pytest.fixture
def by_model() -> ReviewModel:
    made = ReviewModel()
    made.load(BY_MODEL, by_model=True)
    return made


def test_a_guess_is_left_out_unless_the_owner_ticks_it(by_model: ReviewModel) -> None:
    assert _choices(by_model) == [Choice.KEEP, Choice.LEAVE, Choice.KEEP]


def test_what_a_model_said_of_a_sentence_goes_with_it(by_model: ReviewModel) -> None:
    by_model.set_kind([2], Kind.INSIGHT)
    bees, rome = by_model.chosen("typed", "said").proposals()
    assert (bees.kind, bees.importance, bees.tags, bees.trust) == (Kind.FACT, 0.7, ("bees",), None)
    assert rome.kind is Kind.INSIGHT


def test_what_a_model_put_into_words_was_not_said_by_the_owner(by_model: ReviewModel) -> None:
    assert by_model.chosen("typed", "said").trust == "found"


@pytest.mark.parametrize(
    ("words", "trust"), [("", "guessed"), ("Owner was content.", None)], ids=["as it is", "reworded"]
)
def test_a_guess_stays_one_until_the_owner_words_it(by_model: ReviewModel, words: str, trust: str | None) -> None:
    by_model.tick([0, 2], ticked=False)
    by_model.tick([1], ticked=True)
    by_model.setData(by_model.index(1, 0), words)
    assert [one.trust for one in by_model.chosen("paste", "found").proposals()] == [trust]


def test_lines_name_the_places_of_what_is_kept(by_model: ReviewModel) -> None:
    lines = tuple(FoundLine(Section.FACTS, f"Line {at}.", at) for at in ((0,), (2, 0), (1,), ()))
    kept = by_model.chosen("paste", "found", lines).lines_to_keep()
    assert [(line.line, line.behind) for line in kept] == [
        ("Line (0,).", (0,)),
        ("Line (2, 0).", (1, 0)),
        ("Line ().", ()),
    ]


def test_what_was_decided_stays_where_the_sentences_stay(by_model: ReviewModel) -> None:
    by_model.setData(by_model.index(0, 0), "Owner keeps three hives.")
    by_model.choose([2], Choice.REPLACE)
    by_model.set_kind([2], Kind.INSIGHT)
    by_model.renew((_found("Owner rows."), BY_MODEL[0], BY_MODEL[2]), by_model=True)
    assert [by_model.item(row).content for row in range(3)] == [
        "Owner rows.", "Owner keeps three hives.", "Owner lives in Rome.",
    ]  # fmt: skip
    assert _choices(by_model) == [Choice.KEEP, Choice.KEEP, Choice.REPLACE]
    assert by_model.item(2).kind is Kind.INSIGHT


def test_after_renewing_a_memory_is_still_replaced_by_one_only(by_model: ReviewModel) -> None:
    by_model.choose([2], Choice.REPLACE)
    by_model.renew((_found("Owner lives in Bari.", Novelty.UPDATE, twin=OSLO), BY_MODEL[2]), by_model=True)
    by_model.choose([0], Choice.REPLACE)
    assert _choices(by_model) == [Choice.REPLACE, Choice.KEEP]
