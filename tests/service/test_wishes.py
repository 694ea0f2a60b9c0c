"""What assistants ask for waits for the owner, and happens as one act with one undo, or not at all."""

from collections.abc import Callable

import pytest

from tests.building import NOON, Clock
from wellkept.model.assistants import Caller
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory, Trust
from wellkept.service import wishes
from wellkept.service.answers import Act, finish
from wellkept.service.assistant_requests import (
    AddAssistant,
    AnswerWishes,
    LetIn,
    RemoveAssistant,
    ShowAssistants,
    ShowWishes,
    WaitingWish,
    WaitingWishes,
    Wish,
    WishesAnswered,
)
from wellkept.service.door_answers import DoorShut
from wellkept.service.door_requests import Entry
from wellkept.service.forgotten import said_by
from wellkept.service.gathering_requests import GatherMentions
from wellkept.service.receipt_requests import Receipt
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.service.wishes import TooManyWishes
from wellkept.store.traces import TraceKind

WALNUTS = "Owner is allergic to walnuts."
PEANUTS = "Owner is allergic to peanuts."


@pytest.fixture
def caller(wellkept: Wellkept) -> Caller:
    return let_in(wellkept, "Muse")


def let_in(wellkept: Wellkept, name: str) -> Caller:
    added = wellkept.handle(AddAssistant(name))
    assert isinstance(added, LetIn)
    return wellkept.assistants.caller(added.token)


def kept(wellkept: Wellkept, sentence: str = WALNUTS) -> int:
    return finish(wellkept.keep(Keep((Proposal(sentence),)))).keys[0]


def to_keep(wellkept: Wellkept, caller: Caller, entry: Entry) -> str:
    return wellkept.assistants.wish(caller, Wish.KEEP, entry, None, "", "")


def to_correct(wellkept: Wellkept, caller: Caller, key: int, content: str = PEANUTS) -> str:
    return wellkept.assistants.wish(caller, Wish.CORRECT, None, key, content, "It said so.")


def to_forget(wellkept: Wellkept, caller: Caller, key: int) -> str:
    return wellkept.assistants.wish(caller, Wish.FORGET, None, key, "", "Done.")


def waiting(wellkept: Wellkept) -> tuple[WaitingWish, ...]:
    answer = wellkept.handle(ShowWishes())
    assert isinstance(answer, WaitingWishes)
    return answer.wishes


def answered(wellkept: Wellkept, *ids: str, grant: bool = True, content: str = "") -> WishesAnswered:
    return finish(wellkept.assistants._wishes.answer(AnswerWishes(ids, grant, content)))


def sentences(wellkept: Wellkept) -> list[str]:
    return sorted(row.memory.content for row in wellkept._store.rows(list(range(1, 50))))


def only(wellkept: Wellkept) -> Memory:
    (row,) = wellkept._store.whole_rows(list(range(1, 50)))
    return row.memory


def test_a_wish_is_shown_as_it_was_asked_for(wellkept: Wellkept, caller: Caller, clock: Clock) -> None:
    key = kept(wellkept)
    entry = Entry(
        content="Owner plays the oboe.", kind=Kind.PREFERENCE, source="email:9", importance=0.7, tags=("music",),
        about="person:Ida", core=True, space="work", being_id="owner",
    )  # fmt: skip
    first = to_keep(wellkept, caller, entry)
    clock.now += 1
    second = to_correct(wellkept, caller, key)
    third = to_forget(wellkept, caller, key)
    one, two, three = waiting(wellkept)
    assert (one.id, one.wish, one.assistant, one.asked_at, one.entry) == (first, Wish.KEEP, "Muse", NOON, entry)
    assert (two.id, two.content, two.why, two.target) == (second, PEANUTS, "It said so.", wellkept.memory(key))
    assert (three.id, three.wish, three.content, three.target) == (third, Wish.FORGET, "", wellkept.memory(key))
    assert {one.id[:5], two.id[:5]} == {"prop_"}


def test_what_is_granted_is_written_by_the_assistant_and_only_found(wellkept: Wellkept, caller: Caller) -> None:
    entry = Entry(content="Owner plays the oboe.", tags=("music",), about="person:Ida", core=True, space="work")
    assert answered(wellkept, to_keep(wellkept, caller, entry)) == WishesAnswered(1, 0, 0)
    memory = only(wellkept)
    assert (memory.content, memory.tags, memory.about) == (entry.content, entry.tags, entry.about)
    assert (memory.by, memory.trust, memory.source) == ("agent:Muse", Trust.FOUND, "agent:Muse")
    assert (memory.core, memory.space) == (True, "work")
    assert waiting(wellkept) == ()


def test_other_words_of_the_owner_are_said_by_the_owner(wellkept: Wellkept, caller: Caller) -> None:
    wish = to_keep(wellkept, caller, Entry(content="Owner plays the oboe."))
    answered(wellkept, wish, content="Owner plays the horn.")
    memory = only(wellkept)
    assert (memory.content, memory.by, memory.trust) == ("Owner plays the horn.", "owner", Trust.SAID)


def test_a_granted_correction_keeps_the_earlier_words_and_why(wellkept: Wellkept, caller: Caller) -> None:
    answered(wellkept, to_correct(wellkept, caller, kept(wellkept)))
    memory = only(wellkept)
    assert (memory.content, memory.by, memory.trust) == (PEANUTS, "agent:Muse", Trust.FOUND)
    assert [(one.was, one.why) for one in memory.history] == [(WALNUTS, "It said so.")]


def test_an_entry_can_take_the_place_of_a_memory(wellkept: Wellkept, caller: Caller) -> None:
    key = kept(wellkept)
    entry = Entry(content=PEANUTS, replaces=wellkept.memory(key).id)
    answered(wellkept, to_keep(wellkept, caller, entry))
    assert (only(wellkept).content, only(wellkept).id) == (PEANUTS, entry.replaces)


def test_a_memory_about_somebody_else_is_not_taken_for_the_same(wellkept: Wellkept, caller: Caller) -> None:
    kept(wellkept)
    about_ida = Entry(content=WALNUTS, about="person:Ida")
    assert answered(wellkept, to_keep(wellkept, caller, about_ida)).granted == 1
    assert answered(wellkept, to_keep(wellkept, caller, Entry(content=WALNUTS, importance=0.9))).granted == 1
    rows = wellkept._store.rows([1, 2, 3])
    assert [(row.memory.about, row.memory.importance > 0.9) for row in rows] == [("owner", True), ("person:Ida", False)]


@pytest.fixture
def three(wellkept: Wellkept, caller: Caller) -> tuple[str, ...]:
    walnuts, tea = kept(wellkept), kept(wellkept, "Owner likes tea.")
    return (
        to_keep(wellkept, caller, Entry(content="Owner plays the oboe.")),
        to_correct(wellkept, caller, walnuts),
        to_forget(wellkept, caller, tea),
    )


def test_many_are_granted_as_one_act_with_one_undo(wellkept: Wellkept, three: tuple[str, ...]) -> None:
    before, asked = sentences(wellkept), waiting(wellkept)
    after = sorted(["Owner plays the oboe.", PEANUTS])
    assert answered(wellkept, *three) == WishesAnswered(3, 0, 0)
    assert (sentences(wellkept), waiting(wellkept)) == (after, ())
    assert finish(wellkept.undo()).act is Act.GRANT
    assert (sentences(wellkept), waiting(wellkept)) == (before, asked)
    finish(wellkept.redo())
    assert (sentences(wellkept), waiting(wellkept)) == (after, ())
    finish(wellkept.undo())
    assert (sentences(wellkept), waiting(wellkept)) == (before, asked)


def test_refusing_changes_nothing_else_and_can_be_undone(wellkept: Wellkept, three: tuple[str, ...]) -> None:
    before, asked = sentences(wellkept), waiting(wellkept)
    assert answered(wellkept, *three, "prop_none", grant=False) == WishesAnswered(0, 3, 1)
    assert (sentences(wellkept), waiting(wellkept)) == (before, ())
    assert finish(wellkept.undo()).act is Act.REFUSE
    assert waiting(wellkept) == asked
    finish(wellkept.redo())
    assert waiting(wellkept) == ()


def test_the_same_wish_twice_is_one(wellkept: Wellkept, caller: Caller) -> None:
    entry = Entry(content=WALNUTS)
    assert to_keep(wellkept, caller, entry) == to_keep(wellkept, caller, entry)
    assert to_keep(wellkept, let_in(wellkept, "Other"), entry) not in {"", waiting(wellkept)[0].id}
    assert len(waiting(wellkept)) == 2


@pytest.mark.parametrize("ask", [to_correct, to_forget], ids=["correct", "forget"])
def test_a_wish_goes_with_its_memory_and_comes_back_with_it(
    wellkept: Wellkept, caller: Caller, ask: Callable[[Wellkept, Caller, int], str]
) -> None:
    key = kept(wellkept)
    wish = ask(wellkept, caller, key)
    asked = waiting(wellkept)
    finish(wellkept.forget(Forget((key,))))
    assert waiting(wellkept) == ()
    assert answered(wellkept, wish) == WishesAnswered(0, 0, 1)
    finish(wellkept.undo())
    assert waiting(wellkept) == asked


@pytest.mark.parametrize("words", [WALNUTS, "owner is allergic to walnuts", "The owner is allergic to walnuts!"])
def test_a_wish_that_says_what_is_forgotten_goes_with_it(wellkept: Wellkept, caller: Caller, words: str) -> None:
    key = kept(wellkept)
    to_keep(wellkept, caller, Entry(content=words))
    to_keep(wellkept, caller, Entry(content="Owner plays the oboe."))
    finish(wellkept.forget(Forget((key,))))
    assert [one.content for one in waiting(wellkept)] == ["Owner plays the oboe."]
    finish(wellkept.undo())
    assert len(waiting(wellkept)) == 2


def test_what_was_forgotten_is_held_back_and_counted(wellkept: Wellkept, caller: Caller) -> None:
    finish(wellkept.forget(Forget((kept(wellkept),))))
    assert to_keep(wellkept, caller, Entry(content=WALNUTS)) == ""
    assert to_correct(wellkept, caller, kept(wellkept, "Owner likes tea."), WALNUTS) == ""
    assert waiting(wellkept) == ()
    shown = wellkept.assistants.show()
    assert (shown.waiting, shown.held) == (0, 2)


def test_what_turns_out_to_be_forgotten_is_held_back_when_it_is_granted(wellkept: Wellkept, caller: Caller) -> None:
    kept(wellkept, "Owner likes tea.")
    asked = to_keep(wellkept, caller, Entry(content=WALNUTS)), to_correct(wellkept, caller, 1, WALNUTS)
    fine = to_keep(wellkept, caller, Entry(content=PEANUTS))
    wellkept.forgotten.put([said_by("owner", WALNUTS)])
    assert answered(wellkept, *asked, fine) == WishesAnswered(1, 0, 0, held=2)
    assert sentences(wellkept) == [PEANUTS, "Owner likes tea."]
    assert waiting(wellkept) == ()


def test_one_that_cannot_be_kept_waits_on(wellkept: Wellkept, caller: Caller) -> None:
    key = kept(wellkept)
    kept(wellkept, PEANUTS)
    wish, fine = to_correct(wellkept, caller, key), to_forget(wellkept, caller, key)
    with pytest.raises(InvalidMemory, match="already says"):
        answered(wellkept, wish)
    assert answered(wellkept, wish, to_keep(wellkept, caller, Entry(content="Owner skis."))).left == 1
    assert [one.id for one in waiting(wellkept)] == [wish, fine]


def test_no_more_than_a_bounded_number_waits(
    wellkept: Wellkept, caller: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "WAITING_MOST", 2)
    for number in range(2):
        to_keep(wellkept, caller, Entry(content=f"Owner has {number} cups."))
    with pytest.raises(TooManyWishes):
        to_keep(wellkept, caller, Entry(content="Owner has many cups."))
    assert to_keep(wellkept, let_in(wellkept, "Other"), Entry(content="Owner has many cups."))


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(content="x" * 2001), ""),
        (Entry(content=" "), ""),
        (Entry(content="Owner skis."), "y" * 2001),
        (Entry(content="Owner skis.", tags=tuple(f"{n:080}" for n in range(60))), ""),
        (Entry(content="Owner skis.", importance=1.5), ""),
    ],
    ids=["long", "blank", "long reason", "many tags", "importance"],
)
def test_what_cannot_be_kept_is_refused_in_words(wellkept: Wellkept, caller: Caller, entry: Entry, why: str) -> None:
    with pytest.raises(InvalidMemory):
        wellkept.assistants.wish(caller, Wish.KEEP, entry, None, "", why)
    assert waiting(wellkept) == ()


def test_a_memory_that_is_not_there_is_said_to_be_so(wellkept: Wellkept, caller: Caller) -> None:
    with pytest.raises(MemoryNotFound):
        to_forget(wellkept, caller, 77)
    with pytest.raises(InvalidMemory, match="no memory"):
        wellkept.assistants.wish(caller, Wish.CORRECT, None, None, PEANUTS, "")
    kept(wellkept)
    with pytest.raises(MemoryNotFound):  # of another being
        to_keep(wellkept, caller, Entry(content=PEANUTS, being_id="twin", replaces=only(wellkept).id))


def test_who_was_removed_asks_for_nothing_and_its_wishes_go(wellkept: Wellkept, caller: Caller) -> None:
    assert caller.assistant is not None
    to_keep(wellkept, caller, Entry(content=WALNUTS))
    wellkept.handle(RemoveAssistant(caller.assistant.id))
    assert waiting(wellkept) == ()
    with pytest.raises(DoorShut):
        to_keep(wellkept, caller, Entry(content=WALNUTS))


def test_how_many_wait_is_told_with_the_assistants(wellkept: Wellkept, caller: Caller) -> None:
    to_keep(wellkept, caller, Entry(content=WALNUTS))
    assert wellkept.handle(ShowAssistants()) == wellkept.assistants.show()
    assert wellkept.assistants.show().waiting == 1


def test_other_words_are_for_one_wish_only(wellkept: Wellkept, three: tuple[str, ...]) -> None:
    with pytest.raises(InvalidMemory, match="one by one"):
        answered(wellkept, *three, content="Owner skis.")
    assert len(waiting(wellkept)) == 3


def test_what_is_gathered_about_somebody_takes_wishes_in(wellkept: Wellkept, caller: Caller) -> None:
    by_word = to_keep(wellkept, caller, Entry(content="Ingrid sails."))
    by_about = to_keep(wellkept, caller, Entry(content="She likes tea.", about="person:Ingrid"))
    by_why = wellkept.assistants.wish(caller, Wish.FORGET, None, kept(wellkept), "", "Ingrid said so.")
    to_keep(wellkept, caller, Entry(content="Anna sails."))
    to_keep(wellkept, caller, Entry(content="Ingrid sails.", being_id="twin"))
    found = finish(wellkept.gathering.gather(GatherMentions("Ingrid")))
    assert [one.id for one in found.wishes] == [by_word, by_about, by_why]
    assert finish(wellkept.gathering.gather(GatherMentions(since=1))).wishes == ()


def test_wishes_go_with_what_is_forgotten_in_one_act_with_one_receipt_and_one_undo(
    wellkept: Wellkept, caller: Caller
) -> None:
    key = kept(wellkept, "Ingrid plays the oboe.")
    ids = (to_keep(wellkept, caller, Entry(content="Ingrid sails.")), to_forget(wellkept, caller, key))
    forgotten = finish(wellkept.forget(Forget((key,), ids)))
    assert (forgotten.count, forgotten.refused, waiting(wellkept)) == (1, 2, ())
    receipt = finish(wellkept.receipts.check())
    assert isinstance(receipt, Receipt)
    assert (dict(receipt.sought)[TraceKind.WISH] > 0, receipt.clean) == (True, True)
    finish(wellkept.undo())
    assert {one.id for one in waiting(wellkept)} == {*ids}
    assert len(sentences(wellkept)) == 1
    finish(wellkept.redo())
    assert (waiting(wellkept), sentences(wellkept)) == ((), [])
    finish(wellkept.undo())
    assert len(waiting(wellkept)) == 2


def test_wishes_alone_are_refused_and_wait_on_where_the_rest_is_cancelled(wellkept: Wellkept, caller: Caller) -> None:
    wish = to_keep(wellkept, caller, Entry(content="Ingrid sails."))
    cancelled = wellkept.forget(Forget((kept(wellkept), kept(wellkept, WALNUTS)), (wish,)))
    next(cancelled)
    cancelled.close()
    assert len(waiting(wellkept)) == 1
    assert finish(wellkept.forget(Forget((), (wish,)))).refused == 1
    assert (waiting(wellkept), wellkept.undo_state.undo) == ((), Act.REFUSE)
    finish(wellkept.undo())
    assert len(waiting(wellkept)) == 1


def test_a_granted_wish_to_forget_has_its_receipt_until_something_else_is_forgotten(
    wellkept: Wellkept, caller: Caller
) -> None:
    kept(wellkept, "Owner plays the oboe.")
    answered(wellkept, to_forget(wellkept, caller, kept(wellkept)))
    answered(wellkept, to_keep(wellkept, caller, Entry(content="Owner plays the oboe.")))
    receipt = finish(wellkept.receipts.check())
    assert isinstance(receipt, Receipt)
    assert (receipt.memories, receipt.clean) == (1, True)
