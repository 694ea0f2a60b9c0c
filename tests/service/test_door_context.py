"""The block for a prompt: core first, data in a frame, within its budget, and honest about what is left out."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.building import NOON, memory
from tests.doors.asking import Visit
from wellkept.model.memory import CONTENT_MAX_CHARS, Trust
from wellkept.model.scope import Scope
from wellkept.model.text import normalise
from wellkept.service.door_answers import Context
from wellkept.service.door_context import Shown, context_of, tokens
from wellkept.service.door_requests import AskContext
from wellkept.service.framing import BEGIN, END, NOTE

OWNER = Scope(people=("owner",))


def facts(context: Context) -> list[dict[str, object]]:
    """Return the lines inside the frame, read as an assistant's program would."""
    lines = context.text.splitlines()
    return [json.loads(line) for line in lines[lines.index(BEGIN) + 1 : lines.index(END)]]


def test_core_comes_first_then_what_is_relevant(visit: Visit) -> None:
    visit.kept("Owner likes green tea.", importance=1.0)
    visit.kept("Owner is called Kim.", core=True)
    visit.kept("Owner has a bicycle.")
    context = visit.ask(AskContext(text="green tea", scope=OWNER), Context)
    assert [line["says"] for line in facts(context)] == ["Owner is called Kim.", "Owner likes green tea."]
    assert [line.get("core") for line in facts(context)] == [True, None]
    assert "as of 2026-03-02" in context.text
    assert NOTE in context.text
    assert (context.left_out, context.tokens) == (0, tokens(context.text))


def test_each_line_says_when_whence_and_how_far_it_is_believed(visit: Visit) -> None:
    one = visit.put("Ana likes tea.", about="person:ana", source="email:7", trust=Trust.FOUND, by="extractor")
    (line,) = facts(visit.ask(AskContext(text="tea", scope=Scope(people=("ana",))), Context))
    assert line == {
        "id": one.id,
        "date": "2026-03-02",
        "trust": "found in a text, not said by the owner",
        "source": "email:7",
        "by": "extractor",
        "about": "person:ana",
        "says": "Ana likes tea.",
    }


def test_nothing_to_say_is_no_block(visit: Visit) -> None:
    assert visit.ask(AskContext(text="tea", scope=OWNER), Context) == Context("", 0, (), 0)


@pytest.mark.parametrize("budget", [-1, 0, 1, 60])
def test_without_room_for_a_line_all_is_left_out(visit: Visit, budget: int) -> None:
    tea = visit.put("Owner likes tea.")
    assert visit.ask(AskContext(text="tea", scope=OWNER, budget=budget), Context) == Context("", 0, (), 1)
    assert visit.now(tea).last_accessed is None


def test_what_did_not_fit_is_counted_and_said(visit: Visit) -> None:
    made = [visit.put(f"Owner likes tea number {at}.") for at in range(30)]
    context = visit.ask(AskContext(text="tea", scope=OWNER, budget=300), Context)
    assert len(context.ids) + context.left_out == 30
    assert context.ids
    assert f"\n{context.left_out} more did not fit into 300 tokens" in context.text
    touched = {one.id for one in made if visit.now(one).last_accessed is not None}
    assert touched == set(context.ids)


TEXTS = st.text(min_size=1, max_size=300).filter(normalise)


@settings(max_examples=60)
@given(st.lists(TEXTS, min_size=1, max_size=8), st.integers(1, 600), st.integers(0, 10**6))
def test_a_block_is_never_longer_than_its_budget_and_cannot_be_left(words: list[str], budget: int, beyond: int) -> None:
    made = [memory(normalise(text)[:CONTENT_MAX_CHARS], core=at % 2 == 0) for at, text in enumerate(words)]
    context = context_of(Shown(made[::2], made[1::2], beyond), budget, NOON)
    assert context.tokens <= budget
    assert len(context.ids) + context.left_out == len(made) + beyond
    if context.ids:
        assert [line["says"] for line in facts(context)] == [
            one.content for one in (*made[::2], *made[1::2]) if one.id in context.ids
        ]
