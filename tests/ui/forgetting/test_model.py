"""The rows of what was gathered, and their ticks."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from wellkept.service.gathering_requests import GatherMentions, Mention, MentionGroup, Mentions
from wellkept.ui.forgetting.model import TICK, MentionsModel

ON, OFF, PARTLY = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked
FOUND = Mentions(
    GatherMentions("Ingrid"),
    (
        MentionGroup(Mention.NAMED, (7, 5)),
        MentionGroup(Mention.ALIAS, (3,), "sister"),
        MentionGroup(Mention.NEAR, (9, 1)),
    ),
)


@pytest.fixture
def model() -> MentionsModel:
    made = MentionsModel()
    made.load(FOUND)
    return made


def ticks(model: MentionsModel) -> list[Qt.CheckState]:
    return [Qt.CheckState(model.index(row, 0).data(TICK)) for row in range(model.rowCount())]


def test_each_group_has_a_head_and_what_is_meant_is_ticked(model: MentionsModel) -> None:
    assert ticks(model) == [ON, ON, ON, OFF, OFF, OFF, OFF, OFF]
    heads = [str(model.index(row, 0).data()) for row in (0, 3, 5)]
    assert heads == ["2 name “Ingrid”", "1 speaks of “sister”", "2 sound near"]
    assert (model.ticked, model.total) == ((7, 5), 5)


@pytest.mark.parametrize(
    ("rows", "ticked"),
    [([1], (5,)), ([0], ()), ([4], (7, 5, 3)), ([5], (7, 5, 9, 1)), ([1, 4], (7, 5, 3)), ([99, -1], (7, 5))],
    ids=["one", "head of a ticked group", "another", "head of another", "two groups", "none"],
)
def test_rows_are_ticked_unless_all_are(rows: Sequence[int], ticked: tuple[int, ...], model: MentionsModel) -> None:
    model.toggle(rows)
    assert model.ticked == ticked


def test_a_group_is_ticked_from_any_of_its_rows(model: MentionsModel) -> None:
    model.toggle([6])
    assert ticks(model)[5] is PARTLY
    spoken = [str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in (0, 3, 5)]
    assert [text.partition(":")[0] for text in spoken] == ["Ticked", "Not ticked", "Partly ticked"]
    model.toggle_group(7)
    assert 9 in model.ticked
    model.toggle_group(7)
    assert 9 not in model.ticked


def test_what_was_decided_stays_when_the_same_is_asked_again(model: MentionsModel) -> None:
    model.toggle([1, 6])
    model.toggle([1])
    model.load(FOUND, again=True)
    assert model.ticked == (5, 9)
    model.load(FOUND)
    assert model.ticked == (7, 5)


def test_what_is_gone_goes_and_the_rest_stays_as_it_is(model: MentionsModel) -> None:
    model.toggle([6])
    model.keep_only({5, 9, 1})
    assert (model.keys, model.ticked, model.rowCount()) == ((5, 9, 1), (5, 9), 5)


def test_words_are_asked_for_once_when_a_row_is_drawn(model: MentionsModel) -> None:
    asked: list[int] = []
    model.words_wanted.connect(asked.append)
    assert [model.index(1, 0).data() for _ in range(2)] == ["…", "…"]
    assert asked == [7]
