"""The list of found sentences, and what the owner decided."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from wellkept.service.answers import Candidate, Novelty, Voice
from wellkept.ui.teach.review_model import ReviewModel, State


def _found(content: str, novelty: Novelty = Novelty.NEW, voice: Voice = Voice.THIRD, quote: str = "") -> Candidate:
    return Candidate(content, quote or content, (0, len(content)), novelty, voice)


CANDIDATES = (
    _found("Owner drinks tea."),
    _found("Owner walks.", Novelty.KNOWN),
    _found("Owner walks far.", Novelty.NEAR),
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


def test_new_and_known_are_ticked_and_doubtful_ones_are_not(model: ReviewModel) -> None:
    assert [model.item(row).ticked for row in range(6)] == [True, True, False, False, True, True]


COUNTS = {None: 6, State.NEW: 3, State.KNOWN: 1, State.NEAR: 1, State.REPEATED: 1, State.FIRST: 1}


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
    assert text == "not ticked, possibly the same: Owner walks far."


def test_counts_are_told(model: ReviewModel) -> None:
    told: list[int] = []
    model.counts_changed.connect(lambda: told.append(model.ticked_count))
    model.tick(range(6), ticked=False)
    assert told == [0]
