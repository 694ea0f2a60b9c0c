"""A program that does at random what owners do, says what it marks and forgets, and never ends by itself.

`python -m tests.faults.acting PATH SEED`. Each line on standard output is one JSON object: `mark` what is about to
be in the file, `kept` the words of ids that are acknowledged, `changing` ids about to be something else, `back` ids
that may come back, `gone` ids that are forgotten for good, `look` nothing owed: look now (it waits for a line).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tests.faults.marks import syllables, word
from tests.faults.reading import Reader
from wellkept.model.ledger import Marked, Outcome, PrivateMark, Purpose, Sent
from wellkept.model.profile import Section
from wellkept.model.query import Query
from wellkept.model.text import fingerprint
from wellkept.providers.embedder import unit_rows
from wellkept.providers.hash_words import HashWords
from wellkept.service import slices
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import AddAssistant, AnswerWishes, RemoveAssistant, Wish
from wellkept.service.door_requests import Entry
from wellkept.service.double_requests import KeepBoth
from wellkept.service.remote_requests import ForgetLines, KeepHere, MarkPrivate
from wellkept.service.requests import (
    AddExamQuestion,
    Correct,
    Edit,
    Forget,
    ForgetAll,
    Keep,
    LineToKeep,
    Proposal,
    SaveDraft,
)
from wellkept.service.still_requests import AnswerStill, StillSaid
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.traces import TraceKind

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

FEWEST, MOST = 60, 220
"""Between so many memories the file is kept: some pages of each table, so that pages are split and joined."""
_FEW_AS_MANY = 12
"""From so many on every other program erases as if they were many: the indexes are then made anew."""
_PLACES = ("the harbour", "a blue drawer", "the old station", "her aunt's garden", "the third shelf")


class Dense(HashWords):
    """A vector of its own for each text: bytes that no other memory has."""

    name, id, dims = "built-in", "dense/1", 96

    def embed(self, texts: Sequence[str]) -> Vectors:
        rows = [np.random.default_rng(list(text.encode())).standard_normal(self.dims) for text in texts]
        return unit_rows(np.array(rows, dtype=np.float32).reshape(len(texts), self.dims))


class Actor:
    """Does one act after the other. `tell` hears of each."""

    def __init__(
        self, path: Path, seed: int, tell: Callable[[dict[str, object]], None], *, alone: bool = False
    ) -> None:
        """Act on a file; `alone` without another process beside."""
        self._rng = random.Random(seed)
        self._store = SqliteStore.open(path)
        self._wellkept = Wellkept(self._store, now_ms, {"built-in": Dense()})
        self._tell = tell
        self._keys = [row.key for row in self._wellkept.newest(Query(), 10_000)]
        self._reader = Reader(path)
        self._acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (20, self.teach), (8, self.correct), (4, self.untag), (22, self.forget), (5, self.forget_and_return),
            (10, self.embed), (3, self.confirm), (3, self.keep_apart), (5, self.ask), (3, self.draft),
            (3, self.lines), (4, self.send), (4, self.assist), (2, self.mark), (1, self.forget_found), (1, self.tidy),
            (0 if alone else 3, self.read_beside),
        )  # fmt: skip

    def act(self) -> None:
        """Do one thing."""
        if len(self._keys) < FEWEST:
            return self.teach()
        if len(self._keys) > MOST:
            return self.forget()
        weights = [weight for weight, _ in self._acts]
        return self._rng.choices(self._acts, weights)[0][1]()

    def teach(self) -> None:
        made = [self._proposal() for _ in range(self._rng.randrange(1, 8))]
        source = f"file:{word(self._rng)}"
        kept = finish(self._wellkept.keep(Keep(tuple(one for one, _ in made), source=source)))
        self._tell_kept(kept.keys)
        for key, (proposal, marks) in zip(kept.keys, made, strict=True):
            self._mark_memory(key, (*marks, ("fingerprint", fingerprint(proposal.content).hex())))
            self._tell_mark("tag", proposal.tags[0], loose=True)
        self._tell_mark("source", source, loose=True)
        self._keys += kept.keys

    def _proposal(self) -> tuple[Proposal, tuple[tuple[str, str], ...]]:
        rng = self._rng
        one, foreign, quote = word(rng), syllables(rng), word(rng)
        filling = " and so on" * rng.randrange(1, 40) if rng.random() < 0.2 else ""
        content = f"Owner noted {one.capitalize()} near {rng.choice(_PLACES)} by {foreign}{filling}."
        proposal = Proposal(content, tags=(word(rng), "shared"), quote=f"I said {quote}, you know.")
        return proposal, (("sentence", one), ("foreign", foreign), ("quote", quote))

    def correct(self) -> None:
        key = self._one()
        self._mark_vectors((key,))
        now, why = word(self._rng), word(self._rng)
        self._mark_memory(key, (("earlier", now), ("why", why)))
        self._changing((key,))
        self._wellkept.correct(Correct(key, f"Owner rather noted {now} near {self._rng.choice(_PLACES)}.", why))
        self._tell_kept((key,))

    def untag(self) -> None:
        key = self._one()
        tags = self._wellkept.memory(key).tags
        added = word(self._rng)
        self._tell_mark("tag", added, loose=True)
        finish(self._wellkept.edit(Edit((key,), add_tags=(added,), remove_tags=tags[:1])))

    def forget(self) -> None:
        count = min(self._rng.choice((1, 1, 1, 2, 3, 12)), len(self._keys))
        keys = tuple(self._keys.pop(self._rng.randrange(len(self._keys))) for _ in range(count))
        self._forget(keys)

    def forget_and_return(self) -> None:
        """Forget, take it back, and mostly forget again, by doing it again or anew."""
        keys = tuple(self._rng.sample(self._keys, 2))
        ids = self._ids(keys)
        self._mark_vectors(keys)
        self._changing(keys)
        finish(self._wellkept.forget(Forget(keys)))
        self._look(ids)
        self._tell({"back": ids})
        finish(self._wellkept.undo())
        self._tell_kept(keys)
        if self._rng.random() < 0.5:
            self._changing(keys)
            finish(self._wellkept.redo())
            self._keys = [key for key in self._keys if key not in keys]
            self._look(ids)

    def forget_found(self) -> None:
        """Forget all that answers a search."""
        ids = dict(zip(self._keys, self._ids(self._keys), strict=True))
        key = self._one()
        self._mark_vectors((key,))
        noted = self._wellkept.memory(key).content.partition("noted ")[2]
        self._changing(self._keys)
        finish(self._wellkept.forget_all(ForgetAll(Query(text=noted.partition(" ")[0]))))
        alive = {row.key for row in self._store.rows(self._keys)}
        self._keys = [one for one in self._keys if one in alive]
        self._tell_kept(self._keys)
        self._look([memory_id for one, memory_id in ids.items() if one not in alive])

    def embed(self) -> None:
        finish(self._wellkept.embed_pending())

    def confirm(self) -> None:
        self._wellkept.handle(AnswerStill(self._one(), self._rng.choice((StillSaid.TRUE, StillSaid.LATER))))

    def keep_apart(self) -> None:
        one, other = self._rng.sample(self._keys, 2)
        self._wellkept.handle(KeepBoth(one, other))

    def ask(self) -> None:
        key = self._one()
        question = word(self._rng)
        self._mark_memory(key, (("question", question),))
        self._wellkept.exam.add(AddExamQuestion(key, f"Where was {question}?"))

    def draft(self) -> None:
        text = word(self._rng)
        self._tell_mark("draft", text, loose=True)
        self._wellkept.save_draft(SaveDraft(f"I wanted to say {text} " * self._rng.randrange(1, 400)))
        self._wellkept.save_draft(SaveDraft(""))
        self._look([])

    def lines(self) -> None:
        """Keep two memories with a line of the profile; half of the time take the line away."""
        made = [self._proposal() for _ in range(2)]
        line = word(self._rng)
        self._tell_mark("line", line, loose=True)
        to_keep = LineToKeep(Section.GOALS, f"Wants {line}.", (0, 1))
        kept = finish(self._wellkept.keep(Keep(tuple(one for one, _ in made), lines=(to_keep,))))
        self._tell_kept(kept.keys)
        for key, (_, marks) in zip(kept.keys, made, strict=True):
            self._mark_memory(key, marks)
        self._mark_memory(kept.keys[0], (("line", line),))
        self._mark_memory(kept.keys[1], (("line", line),))
        self._keys += kept.keys
        if self._rng.random() < 0.5:
            number = max(one.line_id for one in self._store.profile_lines("owner"))
            self._wellkept.handle(ForgetLines((number,)))

    def send(self) -> None:
        keys = self._rng.sample(self._keys, 3)
        sent = Sent(at=now_ms(), host="example.org", model="some/model", purpose=Purpose.EMBED, memories=3, chars=100)
        number = self._store.add_sent(sent, keys)
        rows = [row for row in self._store.sent_page(1) if row.sent_id == number]
        self._store.close_sent(rows[0], keys[:2])
        assert rows[0].sent.outcome is Outcome.UNDER_WAY

    def assist(self) -> None:
        """Let an assistant in that reads and asks for things; answer some of it, and half of the time remove it."""
        added = self._wellkept.assistants.add(AddAssistant(word(self._rng)))
        self._tell_mark("assistant", added.assistant.name, loose=True)
        caller = self._wellkept.assistants.caller(added.token)
        key, other = self._rng.sample(self._keys, 2)
        asked = self._wellkept.assistants._log.print_of(added.token)
        self._mark_memory(key, [("fingerprint", asked.hex())])
        self._wellkept.assistants.note(caller, "recall", (key,), added.token)
        self._wellkept.assistants.flush()
        words = [word(self._rng) for _ in range(4)]
        for text in words:
            self._tell_mark("wish", text, loose=True)
        self._mark_memory(other, [("wish", words[0]), ("why", words[1])])
        wish = self._wellkept.assistants.wish
        wish(caller, Wish.CORRECT, None, other, f"Owner rather saw {words[0]}.", f"Because {words[1]}.")
        entry = Entry(content=f"Owner wants {words[2]}.", tags=(words[3],))
        finish(self._wellkept.assistants.answer(AnswerWishes((wish(caller, Wish.KEEP, entry, None, "", ""),), False)))
        if self._rng.random() < 0.5:
            self._wellkept.assistants.remove(RemoveAssistant(added.assistant.id))
        self._look([])

    def mark(self) -> None:
        self._wellkept.handle(KeepHere((self._one(),)))
        name = PrivateMark(Marked.TAG, word(self._rng))
        self._tell_mark("tag", name.value, loose=True)
        self._wellkept.handle(MarkPrivate(name))
        self._wellkept.handle(MarkPrivate(name, marked=False))

    def read_beside(self) -> None:
        """Forget while another process reads; the debt is paid once it lets go."""
        with self._reader.reading():
            keys = (self._keys.pop(), self._keys.pop(0))
            ids = self._ids(keys)
            self._mark_vectors(keys)
            self._changing(keys)
            forgotten = finish(self._wellkept.forget(Forget(keys)))
            assert forgotten.scrubbed or self._wellkept.receipts.waiting().count >= len(keys)
        assert self._wellkept.receipts.waiting().count == 0
        self._look(ids)

    def tidy(self) -> None:
        finish(self._wellkept.tidy())

    def close(self) -> None:
        """End as a window does."""
        self._reader.close()
        self._wellkept.close()

    def _forget(self, keys: tuple[int, ...]) -> None:
        self._mark_vectors(keys)
        ids = self._ids(keys)
        self._changing(keys)
        assert finish(self._wellkept.forget(Forget(keys))).scrubbed
        self._look(ids)

    def _look(self, gone: list[str]) -> None:
        self._tell({"gone": gone})
        self._tell({"look": True})

    def _changing(self, keys: Sequence[int]) -> None:
        self._tell({"changing": self._ids(keys)})

    def _tell_kept(self, keys: Sequence[int]) -> None:
        memories = [self._store.row(key).memory for key in keys]
        self._tell({"kept": {one.id: one.content for one in memories}})

    def _one(self) -> int:
        return self._rng.choice(self._keys)

    def _ids(self, keys: Sequence[int]) -> list[str]:
        return [self._store.row(key).memory.id for key in keys]

    def _mark_vectors(self, keys: tuple[int, ...]) -> None:
        for key in keys:
            found = {trace.data.hex(): trace.kind for trace in self._store.traces_of((key,)).traces}
            sort = (TraceKind.VECTOR, TraceKind.FINGERPRINT)
            self._mark_memory(key, [(kind.value, data) for data, kind in found.items() if kind in sort])
            random_part = self._store.row(key).memory.id[-16:]
            self._mark_memory(key, [("id", random_part.encode().hex())])

    def _mark_memory(self, key: int, marks: Sequence[tuple[str, str]]) -> None:
        owner = self._store.row(key).memory.id
        for kind, text in marks:
            self._tell_mark(kind, text, owner)

    def _tell_mark(self, kind: str, text: str, *owners: str, loose: bool = False) -> None:
        data = text if kind in {"vector", "fingerprint", "id"} else text.encode().hex()
        self._tell({"mark": kind, "data": data, "owners": owners, "loose": loose})


def _tell(said: dict[str, object]) -> None:
    print(json.dumps(said), flush=True)
    if "look" in said:
        sys.stdin.readline()


def main(path: Path, seed: int) -> None:
    """Act until a line says otherwise, or somebody kills us."""
    slices._LEAST = _FEW_AS_MANY if seed % 2 else slices._LEAST
    actor = Actor(path, seed, _tell)
    for _ in range(10_000):
        actor.act()
        print("{}", flush=True)
        if sys.stdin.readline() != "go\n":
            break
    actor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
