"""A text read by a model: what is shown first, what comes back, and what is found without it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.server import Behave, Good, Seen, Stub, Visitor
from tests.service.far.world import ROOMY, World
from wellkept.model.kinds import Kind
from wellkept.model.ledger import Marked, PrivateMark, Purpose
from wellkept.model.memory import Trust
from wellkept.model.profile import Section
from wellkept.providers.faults import OfflineSwitched, StaysHere
from wellkept.service.answers import Act, Novelty, Review
from wellkept.service.extracting import NotAgreed, made_plan
from wellkept.service.remote import NoKey
from wellkept.service.remote_requests import (
    FindByModel,
    ForgetLines,
    MarkPrivate,
    PreviewSending,
    SetRemote,
    ShowProfile,
)
from wellkept.service.requests import FindSentences, Forget, Keep, LineToKeep, Proposal, Redo, Undo

SAMPLE = (Path(__file__).parents[3] / "resources" / "sample" / "about-mira.md").read_text(encoding="utf-8")
ONE = "I moved to Bergen on 4 May 2023. My sister Mira keeps bees on the roof of her house."
MOVED, BEES = "Owner moved to Bergen on 4 May 2023.", "Owner's sister Mira keeps bees on the roof of her house."
LONG = "\n\n".join(
    f"In the year {1900 + number} my family moved to house number {number} in the old town of Bergen."
    for number in range(400)
)
"""Many parts."""


def memory(content: str, quote: str, **more: object) -> dict[str, object]:
    return {"kind": "fact", "content": content, "importance": 0.7, "tags": ["move"], "quote": quote, **more}


def answer(*memories: dict[str, object], **profile: object) -> str:
    lines = {"facts": [], "goals": [], "preferences": [], "routines": [], "tone": {"line": "", "memories": []}}
    return json.dumps({"memories": list(memories), "profile": {**lines, **profile}})


GOOD = f.reply(answer(memory(MOVED, "I moved to Bergen on 4 May 2023."), memory(BEES, "My sister Mira keeps bees")))


def first_line(visitor: Visitor, seen: Seen) -> None:
    """Answer with a memory of the first line of whatever was sent."""
    sent = seen.body["messages"][1]["content"]
    line = next(one for one in sent.splitlines() if one.startswith("In the year"))
    content = line.replace("my family", "Owner's family")
    f.reply(answer(memory(content, line)))(visitor, seen)


def asked(stub: Stub) -> int:
    return len(stub.asked("/chat/completions"))


def whole(review: Review, text: str, until: int | None = None) -> bool:
    """Say whether every letter of a text is in a candidate or left out, up to a place."""
    spans = [one.span for one in review.candidates] + [one.span for one in review.left_out]
    return all(
        char.isspace() or any(start <= place < end for start, end in spans) for place, char in enumerate(text[:until])
    )


def test_a_model_finds_the_memories_of_a_text(keyed: World, stub: Stub) -> None:
    stub.always = GOOD
    review = keyed.ask(FindByModel(ONE, agreed=True))
    assert [one.content for one in review.candidates] == [MOVED, BEES]
    assert [(one.kind, one.importance, one.tags, one.trust) for one in review.candidates] == [
        (Kind.FACT, 0.7, ("move",), Trust.FOUND)
    ] * 2
    assert (review.model, review.rest, review.parts) == ("google/gemini-2.5-flash-lite", None, ())
    assert whole(review, ONE)


def test_what_was_forgotten_is_held_back(keyed: World, stub: Stub) -> None:
    keyed.ask(Forget(keyed.keep(BEES)))
    stub.always = GOOD
    review = keyed.ask(FindByModel(ONE, agreed=True))
    assert [one.novelty for one in review.candidates] == [Novelty.NEW, Novelty.FORGOTTEN]


def test_the_sample_is_read_in_full(keyed: World, stub: Stub) -> None:
    review = keyed.ask(FindByModel(SAMPLE, agreed=True))
    assert whole(review, SAMPLE)
    assert review.candidates
    assert asked(stub) >= 1


def test_what_is_shown_is_exactly_what_goes(keyed: World, stub: Stub) -> None:
    text = f"{SAMPLE}\n\nMy password is hunter2andmore. My card is 4111 1111 1111 1111.\n"
    preview = keyed.ask(PreviewSending(text))
    stub.always = GOOD
    keyed.ask(FindByModel(text, agreed=True))
    sent = [body["messages"] for body in stub.asked("/chat/completions")]
    assert [one[1]["content"] for one in sent] == list(preview.parts)
    assert {one[0]["content"] for one in sent} == {preview.instructions}
    assert sum(len(message["content"]) for one in sent for message in one) == preview.chars
    assert preview.held_back
    assert "hunter2" not in repr(stub.seen)
    assert "4111" not in repr(stub.seen)
    assert preview.usd == 0  # of this very computer


@pytest.fixture
def abroad(keyed: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """The same service, taken for one that is not on this computer."""
    base = keyed.remote.base
    monkeypatch.setattr(type(keyed.remote), "base", property(lambda _: replace(base, local=False, secure=True)))
    return keyed


def test_a_host_is_agreed_to_once_and_remembered(abroad: World, stub: Stub) -> None:
    stub.always = GOOD
    preview = abroad.ask(PreviewSending(ONE))
    assert not preview.agreed
    assert 0 < preview.usd < 0.01
    with pytest.raises(NotAgreed):
        abroad.ask(FindByModel(ONE))
    assert stub.seen == []
    abroad.ask(FindByModel(ONE, agreed=True))
    assert abroad.ask(PreviewSending(ONE)).agreed
    abroad.ask(FindByModel(ONE))
    assert asked(stub) == 2


@pytest.mark.parametrize("source", ["email", "email:thread-7"])
def test_a_text_of_a_marked_source_stays_here(keyed: World, stub: Stub, source: str) -> None:
    keyed.ask(MarkPrivate(PrivateMark(Marked.SOURCE, "email")))
    for request in (FindByModel(ONE, source=source, agreed=True), PreviewSending(ONE, source=source)):
        with pytest.raises(StaysHere):
            keyed.ask(request)
    assert stub.seen == []
    keyed.ask(FindByModel(ONE, source="emailed", agreed=True))
    assert asked(stub) == 1


def test_a_refused_text_is_no_agreement(abroad: World) -> None:
    abroad.ask(MarkPrivate(PrivateMark(Marked.SOURCE, "email")))
    with pytest.raises(StaysHere):
        abroad.ask(FindByModel(ONE, source="email", agreed=True))
    assert abroad.remote.settings.agreed == ()


def test_without_a_key_nothing_is_asked(world: World, stub: Stub) -> None:
    with pytest.raises(NoKey):
        world.ask(FindByModel(ONE, agreed=True))
    assert stub.seen == []


ENDS_ALL = {
    "no credit": f.error(402),
    "key refused": f.error(401),
    "forbidden": f.error(403),
    "no model": f.error(404),
    "hang up": f.hang_up,
}


@pytest.mark.parametrize("outage", ENDS_ALL)
def test_an_outage_at_once_is_the_whole_text_without_the_model(keyed: World, stub: Stub, outage: str) -> None:
    stub.always = ENDS_ALL[outage]
    plain = keyed.ask(FindSentences(LONG))
    review = keyed.ask(FindByModel(LONG, agreed=True))
    assert [one.content for one in review.candidates] == [one.content for one in plain.candidates]
    assert review.rest is None
    assert len(review.parts) > 5
    assert all(note.without_model for note in review.parts)
    assert len(stub.seen) <= 3  # of one part, and nobody waits for the others
    assert whole(review, LONG)


@pytest.mark.parametrize("outage", ENDS_ALL)
def test_an_outage_in_the_middle_keeps_what_was_read_and_names_the_rest(keyed: World, stub: Stub, outage: str) -> None:
    stub.next_.extend([first_line] * 3)
    stub.always = ENDS_ALL[outage]
    review = keyed.ask(FindByModel(LONG, agreed=True))
    assert review.rest is not None
    assert review.rest_reason
    assert whole(review, LONG, review.rest)
    assert len(review.candidates) == 3
    stub.always = first_line
    again = keyed.ask(FindByModel(LONG[review.rest :], agreed=True))
    assert again.rest is None
    assert whole(again, LONG[review.rest :])


@pytest.mark.parametrize(
    "behave",
    [
        f.reply("I cannot help with that."),
        f.reply(None, refusal="no"),
        f.reply('{"memories": [', "length"),
        f.error(413),
        f.hang,
    ],
    ids=["prose", "refusal", "truncated", "too long", "timeout"],
)
def test_a_part_that_fails_is_found_without_the_model_and_can_be_asked_again(
    path: Path, serve: Callable[[Good], Stub], drawer: Drawer, behave: Behave
) -> None:
    stub = serve(dialects.openrouter)
    world = World(path, stub, drawer, limits=replace(ROOMY, silence_s=1.0, total_s=2.0)).with_key()
    stub.next_.extend([first_line, behave, first_line])
    stub.always = first_line
    review = world.ask(FindByModel(LONG, agreed=True))
    (note,) = [one for one in review.parts if one.without_model]
    assert note.number == 2
    assert review.rest is None
    assert whole(review, LONG)
    again = world.ask(FindByModel(LONG, only=(note.span,), agreed=True))
    assert ["Owner's family" in one.content for one in again.candidates] == [True]
    assert all(note.span[0] <= one.span[0] and one.span[1] <= note.span[1] for one in again.candidates)
    world.close()


def test_an_outage_while_one_part_is_asked_again_names_no_rest(keyed: World, stub: Stub) -> None:
    stub.always = first_line
    spans = made_plan(LONG, keyed.clock()).spans[:2]
    stub.always = f.error(402)
    review = keyed.ask(FindByModel(LONG, only=spans, agreed=True))
    assert review.rest is None
    assert len(review.parts) == 2


def test_offline_it_is_the_sentence_finder_and_no_row(keyed: World, stub: Stub) -> None:
    keyed.ask(SetRemote(offline=True))
    review = keyed.ask(FindByModel(ONE, agreed=True))
    assert OfflineSwitched.sentence in review.parts[0].without_model
    assert review.candidates
    assert stub.seen == []
    assert [sent.purpose for sent in keyed.sent()] == [Purpose.KEY]


def test_cancelled_in_the_middle_names_the_rest(keyed: World, stub: Stub) -> None:
    stub.next_.extend([first_line] * 2)
    stub.always = f.hang
    steps = keyed.wellkept.far.find_by_model(FindByModel(LONG, agreed=True))
    follow: object = None
    review: Review | None = None
    try:
        while True:
            step = steps.send(follow)
            follow = None
            while hasattr(step, "run"):
                try:
                    follow = step.run(lambda: asked(stub) > 2)
                    break
                except Exception as fault:  # noqa: BLE001 - what a call raised is for the steps
                    step = steps.throw(fault)
    except StopIteration as end:
        review = end.value
    assert review is not None
    assert len(review.candidates) == 2
    assert review.rest is not None


@pytest.mark.parametrize("good", [dialects.ollama, dialects.lm_studio], ids=["ollama", "lm studio"])
def test_a_server_of_ones_own_reads_texts_without_a_key(
    path: Path, serve: Callable[[Good], Stub], drawer: Drawer, good: Good
) -> None:
    own = serve(good)
    world = World(path, own, drawer, dialect=None)
    world.ask(SetRemote(chat_model="qwen3:4b"))
    preview = world.ask(PreviewSending(ONE))
    assert (preview.usd, preview.agreed) == (0.0, True)
    review = world.ask(FindByModel(ONE))
    assert whole(review, ONE)
    assert own.asked("/chat/completions")
    world.close()


@pytest.fixture
def told(keyed: World, stub: Stub) -> tuple[World, tuple[int, ...]]:
    """A text read and kept, with what it says of the owner."""
    stub.always = f.reply(
        answer(
            memory(MOVED, "I moved to Bergen on 4 May 2023."), memory(BEES, "My sister Mira keeps bees"),
            facts=[{"line": "Lives in Bergen.", "memories": [1]}],
            goals=[{"line": "Keeps bees one day.", "memories": [2]}],
        )
    )  # fmt: skip
    return keyed, keep_all(keyed, keyed.ask(FindByModel(ONE, agreed=True)))


def keep_all(world: World, review: Review) -> tuple[int, ...]:
    proposals = tuple(Proposal(one.content, one.kind, one.importance, one.tags, one.quote) for one in review.candidates)
    lines = tuple(LineToKeep(line.section, line.line, line.behind) for line in review.lines)
    kept: tuple[int, ...] = world.ask(Keep(proposals, lines=lines)).keys
    return kept


def lines(world: World) -> list[tuple[Section, str, tuple[int, ...]]]:
    return [(line.section, line.line, line.behind) for line in world.ask(ShowProfile()).lines]


def test_lines_are_kept_with_the_memories_behind_them(told: tuple[World, tuple[int, ...]]) -> None:
    world, (moved, bees) = told
    assert lines(world) == [
        (Section.FACTS, "Lives in Bergen.", (moved,)),
        (Section.GOALS, "Keeps bees one day.", (bees,)),
    ]


def test_a_line_said_again_gains_the_memory_behind_it(told: tuple[World, tuple[int, ...]]) -> None:
    world, (moved, bees) = told
    again = (LineToKeep(Section.FACTS, "lives in  Bergen", (0,)), LineToKeep(Section.GOALS, "Lives in Bergen.", (0,)))
    (new,) = world.ask(Keep((Proposal("Owner pays rent in Bergen."),), lines=again)).keys
    assert lines(world) == [
        (Section.FACTS, "Lives in Bergen.", (moved, new)),
        (Section.GOALS, "Keeps bees one day.", (bees,)),
        (Section.GOALS, "Lives in Bergen.", (new,)),
    ]


def test_a_line_goes_with_its_memory_and_comes_back_with_it(told: tuple[World, tuple[int, ...]], path: Path) -> None:
    world, (moved, _) = told
    before = lines(world)
    world.ask(Forget((moved,)))
    assert [line[1] for line in lines(world)] == ["Keeps bees one day."]
    assert b"Lives in Bergen" not in b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    world.ask(Undo())
    assert lines(world) == before


def test_undoing_the_keeping_takes_the_lines_and_redo_brings_them_back(told: tuple[World, tuple[int, ...]]) -> None:
    world, _ = told
    before = lines(world)
    assert world.ask(Undo()).act is Act.TEACH
    assert lines(world) == []
    world.ask(Redo())
    assert lines(world) == before


def test_lines_alone_can_be_forgotten_and_brought_back(told: tuple[World, tuple[int, ...]], path: Path) -> None:
    world, keys = told
    first = world.ask(ShowProfile()).lines[0]
    before = lines(world)
    world.ask(ForgetLines((first.line_id,)))
    assert lines(world) == before[1:]
    assert b"Lives in Bergen" not in b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert len(world.store.rows(keys)) == 2
    assert world.ask(Undo()).act is Act.FORGET_LINES
    assert sorted(lines(world)) == sorted(before)
    world.ask(Redo())
    assert lines(world) == before[1:]


def test_a_line_of_a_memory_forgotten_since_does_not_come_back(told: tuple[World, tuple[int, ...]]) -> None:
    world, (moved, _) = told
    world.ask(ForgetLines((world.ask(ShowProfile()).lines[0].line_id,)))
    world.store.forget([moved])
    world.ask(Undo())
    assert [line[1] for line in lines(world)] == ["Keeps bees one day."]
