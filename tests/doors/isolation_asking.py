"""Random callers with random rights, and everything that they can ask, honest or not."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tests.doors.isolation_world import ABOUTS, BEINGS, SPACES, Record
from wellkept.model.assistants import Assistant, Caller, Right, Rights
from wellkept.model.kinds import Kind
from wellkept.model.scope import Scope
from wellkept.service import door_requests as asked

_ASKED = ("Ana dog", "green tea", "what is the name of the dog", "likes short answers", "piano river garden", "monday")
_STARS = ("person:*", "thread:*", "agent:*", "*", "person:ana*")
_CURSORS = ("",) * 30 + ("0.", "5.mem_", "99999999999999999.x", "nonsense", "-1.a", "1.mem_" + "0" * 26)


@dataclass(frozen=True)
class Case:
    """Who asks what."""

    caller: Caller
    request: object


class Asking:
    """Makes up cases."""

    def __init__(self, chance: random.Random, assistants: tuple[Assistant, ...]) -> None:
        """Take the assistants that are let in; their rights are made up anew for each case."""
        self._chance, self._assistants = chance, assistants

    def case(self, records: Mapping[str, Record]) -> Case:
        """Make up one against these memories."""
        return Case(self._caller(), self._request(list(records.values())))

    def _some(self, of: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self._chance.sample(of, self._chance.randint(0, len(of))))

    def _caller(self) -> Caller:
        chance = self._chance
        spaces = tuple(space for space in SPACES if space is not None)
        rights = Rights(
            can=frozenset(right for right in Right if chance.random() < 0.92),
            beings=chance.choice((BEINGS,) * 6 + (("owner",), ("owner",), ("twin",), ())),
            abouts=None if chance.random() < 0.2 else self._some((*ABOUTS, *_STARS)) if chance.random() < 0.8 else (),
            spaces=None if chance.random() < 0.2 else self._some(spaces),
        )
        return Caller(replace(chance.choice(self._assistants), rights=rights))

    def _scope(self) -> Scope:
        chance = self._chance
        people = ("ana", "anabel", "bob", "owner", "*", "an*", "ana ", "")
        honest = people[:4] if chance.random() < 0.95 else people
        return Scope(
            people=tuple(chance.sample(honest, chance.randint(0, 3))),
            agent=chance.choice(("", "north", "south")) if chance.random() < 0.5 else "",
            thread=chance.choice(("", "t1", "t11")) if chance.random() < 0.5 else "",
            space=chance.choice((*SPACES, None, "wor%")),
            any_space=chance.random() < 0.3,
        )

    def _request(self, records: list[Record]) -> object:
        chance = self._chance
        being, text, some = chance.choice(BEINGS), self._text(records), self._scope() if chance.random() < 0.6 else None
        limit = chance.choice((1, 3, 50, 200, 10**6, 0, -1))
        kinds = (chance.choice(list(Kind)),) if chance.random() < 0.2 else ()
        target = self._target(records)
        return chance.choice(
            (
                lambda: asked.ListMemories(
                    being_id=being, kinds=kinds, limit=limit, cursor=self._cursor(records), scope=some
                ),
                lambda: asked.Recall(
                    text=text, being_id=being, kinds=kinds, limit=limit, cursor=self._cursor(records), scope=some
                ),
                lambda: asked.Recall(text=text, being_id=being, scope=some),
                lambda: asked.ShowOne(target),
                lambda: asked.KeepEntry(self._entry(records)),
                lambda: asked.KeepEntry(self._entry(records)),
                lambda: asked.AskCore(scope=self._scope(), being_id=being),
                lambda: asked.AskRelevant(text=text, scope=self._scope(), being_id=being, limit=limit),
                lambda: asked.AskContext(
                    text=text, scope=self._scope(), being_id=being, budget=chance.choice((1, 120, 300, 10_000))
                ),
                lambda: asked.CorrectOne(id=target, content=self._said(records), why="it changed"),
                lambda: asked.ForgetOne(target) if chance.random() < 0.3 else asked.ShowOne(target),
                lambda: (
                    asked.Learn(
                        text=f"I like {text}. {self._said(records)}.", being_id=being, dry_run=chance.random() < 0.7
                    )
                    if chance.random() < 0.3
                    else asked.AskBeings()
                ),
                lambda: asked.AskProfile(being),
            )
        )()

    def _text(self, records: list[Record]) -> str:
        """Return a question: any, or one with the very words of a memory, perhaps one that may not be read."""
        chosen = self._chance.choice(records).memory.content
        return self._chance.choice((*_ASKED, chosen, chosen.rpartition(" ")[2], chosen.rpartition(" ")[0], " ", "zq"))

    def _said(self, records: list[Record]) -> str:
        """Return a sentence: the very words of a memory, nearly so, or new ones."""
        words = self._chance.choice(records).memory.content
        return self._chance.choice((words, f"{words} indeed", words.upper(), "Ana walks the dog", "Bob plays piano"))

    def _target(self, records: list[Record]) -> str:
        one = self._chance.choice(records).memory.id
        return one if self._chance.random() < 0.85 else self._chance.choice(("", one[:-1], one.upper(), "mem_%", "1"))

    def _cursor(self, records: list[Record]) -> str:
        one = self._chance.choice(records).memory
        return self._chance.choice((*_CURSORS, *[f"{one.created_at}.{one.id}", f"3.{one.id}"] * 4))

    def _entry(self, records: list[Record]) -> asked.Entry:
        chance, like = self._chance, self._chance.choice(records).memory
        same_place = chance.random() < 0.5
        return asked.Entry(
            content=self._said(records) if chance.random() < 0.5 else like.content,
            about=like.about if same_place else chance.choice((*ABOUTS, "person:*", "nobody", "person:")),
            space=like.space if same_place else chance.choice((*SPACES, "*")),
            being_id=like.being_id if chance.random() < 0.8 else chance.choice((*BEINGS, "stranger")),
            core=chance.choice((None, None, True, False)),
            importance=chance.choice((0.0, 0.5, 1.0)),
            replaces=self._target(records) if chance.random() < 0.2 else "",
        )
