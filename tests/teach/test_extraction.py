import json
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.teach.far_side import FarSide, NoNetwork, run
from tests.teach.injections import INJECTIONS, ORDERS
from tests.teach.replies.shapes import BEES, MOVED, SHAPES, TEXT, Shape, memory
from tests.teach.test_sentences import TEXTS
from wellkept.model.memory import Trust
from wellkept.providers.chat import Reply
from wellkept.teach.extracted import Ask, Extracted
from wellkept.teach.extraction import extract
from wellkept.teach.extraction_plan import Plan, plan_of
from wellkept.teach.extraction_reply import Unread
from wellkept.teach.found import Sentence
from wellkept.teach.left_over import NOT_PROPOSED, REST_OF_SENTENCE
from wellkept.teach.sentences import find_sentences

WITHOUT_IT = "These sentences were found without it."


def once(text: str, answer: str | Reply | NoNetwork) -> Extracted:
    (done,) = run(plan_of(text), FarSide([answer]))
    return done


def reply_of(*items: object) -> str:
    return json.dumps({"memories": items})


def offline(text: str) -> list[str]:
    return [found.content for found in find_sentences(text) if isinstance(found, Sentence)]


def assert_nothing_is_lost(plan: Plan, done: list[Extracted]) -> None:
    """Each character that is not blank is in a proposal's span, or else in exactly one piece left out."""
    text = plan.text
    proposed = {at for part in done for one in part.proposals if one.span for at in range(*one.span)}
    left = [at for part in done for one in part.left_out for at in range(*one.span) if not text[at].isspace()]
    assert len(left) == len(set(left))
    assert not proposed & set(left)
    assert proposed | set(left) >= {at for at, char in enumerate(text) if not char.isspace()}
    for part in done:
        assert all(one.text == text[slice(*one.span)] for one in part.left_out)
        assert [one.span[0] for one in part.left_out] == sorted(one.span[0] for one in part.left_out)


@pytest.mark.parametrize("shape", SHAPES, ids=[shape.name for shape in SHAPES])
def test_whatever_the_reply_the_owner_gets_sentences_and_nothing_is_lost(shape: Shape) -> None:
    plan = plan_of(TEXT)
    done = run(plan, FarSide([shape.reply]))
    assert_nothing_is_lost(plan, done)
    if isinstance(shape.read, Unread) or not shape.read:
        assert done[0].fallback is not None
        assert [one.content for one in done[0].proposals] == offline(TEXT)
    else:
        assert done[0].fallback is None
        assert {one.content for one in done[0].proposals} == set(shape.read)


@pytest.mark.parametrize(
    ("answer", "fallback"),
    [
        pytest.param(
            "Nice note!", f"The model answered in words of its own and not with memories. {WITHOUT_IT}", id="prose"
        ),
        pytest.param(
            Reply('{"memories": []}', False, "m"), f"The model's answer ended in the middle. {WITHOUT_IT}", id="cut"
        ),
        pytest.param(reply_of(), f"The model found nothing here to remember. {WITHOUT_IT}", id="nothing"),
        pytest.param(NoNetwork(), f"The model could not be reached. {WITHOUT_IT}", id="a fault"),
    ],
)
def test_a_part_that_fails_falls_back_to_sentences_and_says_why(answer: str | Reply | NoNetwork, fallback: str) -> None:
    done = once(TEXT, answer)
    assert done.fallback == fallback
    assert [one.content for one in done.proposals] == offline(TEXT)
    assert {(one.kind, one.importance, one.trust) for one in done.proposals} == {("episode", 0.4, Trust.FOUND)}


def test_a_cut_off_reply_is_not_believed_even_if_it_can_be_read() -> None:
    assert once(TEXT, Reply(reply_of(memory(MOVED)), False, "m")).fallback is not None


def test_what_the_model_proposes_has_its_place_in_the_whole_text() -> None:
    done = once(
        TEXT, reply_of(memory(BEES, "My sister Mira keeps bees"), memory(MOVED, "I moved to Bergen on 4 May 2023."))
    )
    assert [TEXT[slice(*one.span)] for one in done.proposals if one.span] == [
        "I moved to Bergen on 4 May 2023.",
        "My sister Mira keeps bees",
    ]
    assert done.model == "far/side"


def test_what_the_model_leaves_is_shown_with_a_reason() -> None:
    text = "# Home\n\nI moved to Bergen on 4 May 2023, by boat. We took the cat along.\n"
    done = once(text, reply_of(memory(MOVED, "I moved to Bergen on 4 May 2023")))
    assert [(one.text, one.reason) for one in done.left_out] == [
        ("# Home", "a heading"),
        (", by boat.", REST_OF_SENTENCE),
        ("We took the cat along.", NOT_PROPOSED),
    ]


def test_a_secret_is_named_never_sent_and_never_proposed() -> None:
    text = "My card is 4111 1111 1111 1111.\n\nMira keeps bees on the roof.\n"
    far_side = FarSide(
        [reply_of(memory("Owner's card is 4111 1111 1111 1111."), memory("Mira keeps bees on the roof."))]
    )
    (done,) = run(plan_of(text), far_side)
    assert "4111" not in far_side.asked[0].text
    assert [one.content for one in done.proposals] == ["Mira keeps bees on the roof."]
    assert done.notes[0] == "Held back: a card number."


@pytest.mark.parametrize("answer", ["Nice!", NoNetwork()], ids=["prose", "fault"])
def test_without_the_model_secrets_are_held_back_too(answer: str | NoNetwork) -> None:
    done = once("Pay to DE89 3704 0044 0532 0130 00 by May.\n\nMira keeps bees on the roof.", answer)
    assert [one.content for one in done.proposals] == ["Mira keeps bees on the roof."]
    assert done.notes == ("Held back: a bank account number.",)


@pytest.mark.parametrize("injected", INJECTIONS.values(), ids=list(INJECTIONS))
@pytest.mark.parametrize("obeyed", ["HACKED", "{}", "[]", '{"memories": []}', '{"answer": "yes"}', "null"])
def test_a_model_that_obeys_the_text_says_nothing_to_the_owner(injected: str, obeyed: str) -> None:
    text = f"Mira keeps bees on the roof.\n\n{injected}\n"
    plan = plan_of(text)
    done = run(plan, FarSide([obeyed]))
    assert done[0].fallback is not None
    assert [one.content for one in done[0].proposals] == offline(plan.text)
    assert_nothing_is_lost(plan, done)


@pytest.mark.parametrize("order", ORDERS.values(), ids=list(ORDERS))
def test_an_order_that_the_model_takes_for_a_memory_is_left_out_by_name(order: str) -> None:
    text = f"Mira keeps bees on the roof.\n\n{order}\n"
    plan = plan_of(text)
    done = run(plan, FarSide([reply_of(memory(BEES_ON_ROOF), memory(order, order))]))
    assert [one.content for one in done[0].proposals] == [BEES_ON_ROOF]
    assert done[0].notes == ("1 was left away: it is an order to a program.",)
    assert_nothing_is_lost(plan, done)


BEES_ON_ROOF = "Mira keeps bees on the roof."
PARAGRAPHS = "".join(f"Mira has {number} bees in her garden.\n\n" for number in range(12))


def test_long_text_is_asked_about_part_by_part() -> None:
    plan = plan_of(PARAGRAPHS, most=120)
    far_side = FarSide(["no"] * 50)
    done = run(plan, far_side)
    assert len(done) == len(far_side.asked) == len(plan.spans) > 2
    assert [(one.part.number, one.part.of) for one in done] == [(n, len(done)) for n in range(1, len(done) + 1)]
    assert [one.content for part in done for one in part.proposals] == offline(PARAGRAPHS)
    assert_nothing_is_lost(plan, done)


def test_one_part_can_be_tried_again_alone() -> None:
    plan = plan_of(PARAGRAPHS, most=120)
    first = run(plan, FarSide(["no", NoNetwork(), *["no"] * 50]))
    (again,) = run(plan, FarSide([reply_of(memory("Mira has 4 bees."))]), [first[1].part.span])
    assert again.part == first[1].part
    assert again.fallback is None


def test_closing_it_keeps_what_is_done() -> None:
    steps = extract(plan_of(PARAGRAPHS, most=120))
    assert isinstance(next(steps), Ask)
    done = steps.send(NoNetwork())
    assert isinstance(next(steps), Ask)
    steps.close()
    assert isinstance(done, Extracted)
    assert done.proposals
    with pytest.raises(StopIteration):
        next(steps)


def test_the_owner_can_see_before_exactly_what_will_go() -> None:
    plan = plan_of(PARAGRAPHS, date(2024, 5, 12), most=120)
    shown = [ask.question for ask in plan.asks()]
    far_side = FarSide(["no"] * 50)
    run(plan, far_side)
    assert far_side.asked == shown


@pytest.mark.parametrize("text", ["", " \n\n ", "--- 12:30 ***"], ids=["nothing", "blanks", "marks"])
def test_nothing_to_read_is_not_sent(text: str) -> None:
    plan = plan_of(text)
    assert list(plan.asks()) == []
    done = run(plan, FarSide([]))
    assert_nothing_is_lost(plan, done)
    assert [one.fallback for one in done] == [None] * len(done)


def test_an_ask_must_be_answered() -> None:
    steps = extract(plan_of(TEXT))
    next(steps)
    with pytest.raises(TypeError):
        next(steps)


def test_a_web_page_is_read_without_its_tags_and_they_are_shown_as_left_out() -> None:
    text = "<html><body><p>Mira keeps <b>bees</b> on the roof.</p><p>Ola sails &amp; swims daily.</p></body></html>"
    plan = plan_of(text)
    done = run(plan, FarSide([reply_of(memory(BEES_ON_ROOF, BEES_ON_ROOF))]))
    (proposal,) = done[0].proposals
    assert proposal.quote == BEES_ON_ROOF
    assert proposal.span is not None
    assert text[slice(*proposal.span)] == "Mira keeps <b>bees</b> on the roof."
    assert_nothing_is_lost(plan, done)


CHAT = (
    "You said:\nI moved to Bergen in May and I keep bees there.\n\n"
    "ChatGPT said:\nHow lovely, Bergen is a rainy town.\n\n"
    "Bees are kept in hives of wood, and wooden hives last for years.\n\n"
    "You said:\nMy sister Mira swims in the fjord daily.\n"
)


def test_what_an_assistant_said_is_no_memory_even_in_the_middle_of_its_turn() -> None:
    plan = plan_of(CHAT, most=130)
    reply = reply_of(
        memory("Bees live in hives of wood.", "Bees are kept in hives of wood"), memory("Bergen is a rainy town.")
    )
    done = run(plan, FarSide([reply] * 9))
    assert len(done) > 1
    assert "ChatGPT said:\nBees are kept" in "".join(ask.question.text for ask in plan.asks())
    assert not [one for part in done for one in part.proposals if "hives" in one.quote or "rainy" in one.quote]
    assert_nothing_is_lost(plan, done)


def test_the_i_of_somebody_else_is_not_the_owner() -> None:
    text = "[12:03] Anna: I moved to Oslo.\n[12:04] Ben: I love rye bread.\n"
    done = once(text, reply_of(memory("I moved to Oslo."), memory("Ben loves rye bread.", "I love rye bread.")))
    assert [one.content for one in done.proposals] == ["Ben loves rye bread."]


QUOTES = st.lists(st.tuples(st.integers(0, 300), st.integers(1, 80)), max_size=14)


@given(TEXTS, QUOTES, st.integers(16, 400))
def test_every_character_is_accounted_for_whatever_is_quoted(
    text: str, places: list[tuple[int, int]], most: int
) -> None:
    plan = plan_of(text, most=most)
    items = [memory(f"Mira has {at} and {length} bees.", plan.text[at : at + length]) for at, length in places]
    assert_nothing_is_lost(plan, run(plan, FarSide([reply_of(*items)] * 400)))


@given(TEXTS, st.integers(16, 400))
def test_every_character_is_accounted_for_without_the_model(text: str, most: int) -> None:
    plan = plan_of(text, most=most)
    assert_nothing_is_lost(plan, run(plan, FarSide([NoNetwork()] * 400)))


def test_no_words_are_in_a_repr() -> None:
    plan = plan_of("Zanzibarquokka lives in Oslo. My card is 4111 1111 1111 1111.")
    (ask,) = plan.asks()
    (done,) = run(plan, FarSide([reply_of(memory("Zanzibarquokka lives in Oslo.", tags=["Zanzibarquokka"]))]))
    assert done.proposals
    for said in (plan, ask, done):
        assert "quokka" not in repr(said)
        assert "4111" not in repr(said)
