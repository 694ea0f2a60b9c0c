"""What owners do on any day, each act with what it says before and after."""

from __future__ import annotations

from collections.abc import Sequence

from tests.faults.marks import word
from tests.faults.telling import PLACES, Teller
from wellkept.model.ledger import Marked, Outcome, PrivateMark, Purpose, Sent
from wellkept.model.profile import Section
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.double_requests import KeepBoth
from wellkept.service.draft_requests import KeepUnsaved, SaveDraft
from wellkept.service.remote_requests import ForgetLines, KeepHere, MarkPrivate
from wellkept.service.requests import AddExamQuestion, Correct, Edit, Forget, ForgetAll, LineToKeep
from wellkept.service.still_requests import AnswerStill, StillSaid
from wellkept.service.wellkept import now_ms


class Acts(Teller):
    """The acts; none takes anything but what chance gives it."""

    def teach(self) -> None:
        """Keep some sentences, and ask a question about each."""
        for key in self._keep([self._proposal() for _ in range(self._rng.choice((1, 3, 6, 12, 16)))]):
            self._ask(key)

    def teach_many(self) -> None:
        """Keep enough for a while, some of them with a history, a question or a line of the profile."""
        keys = self._keep([self._proposal() for _ in range(60)])
        for key in keys[:8]:
            self._correct(key)
        for key in keys[4:12]:
            self._ask(key)
        self.lines()

    def correct(self) -> None:
        """Give a memory other words, and say why."""
        self._correct(self._one())

    def _correct(self, key: int) -> None:
        self._mark_rows((key,))
        now, why = word(self._rng), word(self._rng)
        self._mark_memory(key, (("earlier", now), ("why", why)))
        self._changing((key,))
        self._wellkept.correct(Correct(key, f"Owner rather noted {now} near {self._rng.choice(PLACES)}.", why))
        self._tell_kept((key,))

    def untag(self) -> None:
        """Put another tag in the place of one."""
        key = self._one()
        tags = self._wellkept.memory(key).tags
        added = word(self._rng)
        self._mark_memory(key, (("tag", added),))
        for tag in (added, *tags[:1]):
            self._tell_mark("tag", tag, loose=tag != "shared")
        finish(self._wellkept.edit(Edit((key,), add_tags=(added,), remove_tags=tags[:1])))

    def forget(self) -> None:
        """Forget some at once."""
        count = min(self._rng.choice((1, 1, 1, 2, 3, 12)), len(self._keys))
        self._forget(tuple(self._keys.pop(self._rng.randrange(len(self._keys))) for _ in range(count)))

    def forget_several(self) -> None:
        """Forget one after the other."""
        for _ in range(self._rng.randrange(6, 16)):
            if len(self._keys) > 1:
                self._forget((self._keys.pop(self._rng.randrange(len(self._keys))),))

    def forget_and_return(self) -> None:
        """Forget, take it back, and mostly forget again, by doing it again or anew."""
        keys = tuple(self._rng.sample(self._keys, 2))
        ids = self._ids(keys)
        self._mark_rows(keys)
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
        self._mark_rows((key,))
        noted = self._wellkept.memory(key).content.partition("noted ")[2]
        self._changing(self._keys)
        finish(self._wellkept.forget_all(ForgetAll(Query(text=noted.partition(" ")[0]))))
        alive = {row.key for row in self._store.rows(self._keys)}
        self._keys = [one for one in self._keys if one in alive]
        self._tell_kept(self._keys)
        self._look([memory_id for one, memory_id in ids.items() if one not in alive])

    def embed(self) -> None:
        """Make the vectors that are missing."""
        finish(self._wellkept.embed_pending())

    def confirm(self) -> None:
        """Say that a memory is still true, or that it is asked about too early."""
        self._wellkept.handle(AnswerStill(self._one(), self._rng.choice((StillSaid.TRUE, StillSaid.LATER))))

    def keep_apart(self) -> None:
        """Say of two that both are kept."""
        one, other = self._rng.sample(self._keys, 2)
        self._wellkept.handle(KeepBoth(one, other))

    def ask(self) -> None:
        """Write a question of the exam."""
        self._ask(self._one())

    def _ask(self, key: int) -> None:
        question = word(self._rng)
        self._mark_memory(key, (("question", question),))
        self._wellkept.exam.add(AddExamQuestion(key, f"Where was {question}?"))

    def draft(self) -> None:
        """Write a draft and empty it."""
        text = word(self._rng)
        self._tell_mark("draft", text, loose=True)
        self._wellkept.drafts.save(SaveDraft(f"I wanted to say {text} " * self._rng.randrange(1, 400)))
        self._wellkept.drafts.save(SaveDraft(""))
        self._look([])

    def half_type(self) -> None:
        """Type other words for a memory and do not save them; half of the time give them up."""
        key, text = self._one(), word(self._rng)
        if self._rng.random() < 0.5:
            self._tell_mark("unsaved", text, loose=True)
            self._wellkept.handle(KeepUnsaved(key, f"Owner typed {text} " * self._rng.randrange(1, 400)))
            self._wellkept.handle(KeepUnsaved(key, ""))
            self._look([])
        else:
            self._mark_memory(key, (("unsaved", text),))
            self._wellkept.handle(KeepUnsaved(key, f"Owner typed {text} " * self._rng.randrange(1, 9)))

    def lines(self) -> None:
        """Keep two memories with a line of the profile; half of the time take the line away."""
        line = word(self._rng)
        self._tell_mark("line", line, loose=True)
        made = [self._proposal() for _ in range(2)]
        for key in self._keep(made, (LineToKeep(Section.GOALS, f"Wants {line}.", (0, 1)),)):
            self._mark_memory(key, (("line", line),))
        if self._rng.random() < 0.5:
            number = max(one.line_id for one in self._store.profile_lines("owner"))
            self._wellkept.handle(ForgetLines((number,)))

    def send(self) -> None:
        """Note a call to another computer that held some memories."""
        keys = self._rng.sample(self._keys, 3)
        sent = Sent(at=now_ms(), host="example.org", model="some/model", purpose=Purpose.EMBED, memories=3, chars=100)
        number = self._store.add_sent(sent, keys)
        rows = [row for row in self._store.sent_page(1) if row.sent_id == number]
        self._store.close_sent(rows[0], keys[:2])
        assert rows[0].sent.outcome is Outcome.UNDER_WAY

    def mark(self) -> None:
        """Say that a memory, and that all of a tag, never leave this computer."""
        self._wellkept.handle(KeepHere((self._one(),)))
        name = PrivateMark(Marked.TAG, word(self._rng))
        self._tell_mark("tag", name.value, loose=True)
        self._wellkept.handle(MarkPrivate(name))
        self._wellkept.handle(MarkPrivate(name, marked=False))

    def read_beside(self) -> None:
        """Forget while another process reads; the debt is paid once it lets go."""
        with self._reader.reading(self._store.file_key):
            keys = (self._keys.pop(), self._keys.pop(0))
            ids = self._ids(keys)
            self._mark_rows(keys)
            self._changing(keys)
            forgotten = finish(self._wellkept.forget(Forget(keys)))
            assert forgotten.scrubbed or self._wellkept.receipts.waiting().count >= len(keys)
        assert self._wellkept.receipts.waiting().count == 0
        self._look(ids)

    def tidy(self) -> None:
        """Do what the window does while nobody looks."""
        finish(self._wellkept.tidy())

    def _forget(self, keys: Sequence[int]) -> None:
        if self._rng.random() < 0.8:
            self.embed()
        self._mark_rows(keys)
        ids = self._ids(keys)
        self._changing(keys)
        assert finish(self._wellkept.forget(Forget(tuple(keys)))).scrubbed
        self._look(ids)
