"""What owners do now and then: two made one, told again, gathered, backed up, encrypted."""

from __future__ import annotations

from contextlib import suppress

from tests.faults.acts import Acts
from tests.faults.marks import word
from wellkept.model.errors import StoreLocked
from wellkept.model.query import Query
from wellkept.model.saved import SavedSearch
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import AddAssistant, AnswerWishes, RemoveAssistant, Wish
from wellkept.service.backup_requests import MakeBackup, Restore
from wellkept.service.door_requests import Entry
from wellkept.service.double_requests import MergeDoubles, ReplaceOlder
from wellkept.service.forgotten_requests import EmptyForgotten
from wellkept.service.gathering_requests import GatherMentions
from wellkept.service.requests import Keep, Proposal
from wellkept.service.saved_requests import RemoveSavedSearch, SavedSearches, SaveSearch

_SAID = ("sentence", "foreign", "tag", "question", "earlier", "why")
"""What goes over to the memory that another is made into."""
_HOW = ("quote", "fingerprint", "vector", "source")
"""What goes over as well where its words are the ones that count from now on."""


class ActsBeside(Acts):
    """The acts; none takes anything but what chance gives it."""

    def merge(self) -> None:
        """Make one of two; half of the time take it back."""
        keep, drop = self._rng.sample(self._keys, 2)
        self._make_one(keep, drop, MergeDoubles(keep, drop), _SAID)

    def replace_older(self) -> None:
        """Give one memory the words of another; half of the time take it back."""
        older, newer = self._rng.sample(self._keys, 2)
        self._mark_rows((older,))
        self._make_one(older, newer, ReplaceOlder(older, newer), (*_SAID, *_HOW))

    def _make_one(self, keep: int, drop: int, request: object, going_over: tuple[str, ...]) -> None:
        kept_id, dropped_id = ids = self._ids((keep, drop))
        self._mark_rows((drop,))
        self._tell({"moved": dropped_id, "to": kept_id, "kinds": going_over})
        self._changing((keep, drop))
        self._wellkept.handle(request)
        self._tell_kept((keep,))
        self._look([dropped_id])
        self._keys.remove(drop)
        if self._rng.random() < 0.5:
            self._tell({"back": [dropped_id]})
            self._tell({"changing": ids})
            finish(self._wellkept.undo())
            self._tell_kept((keep, drop))
            self._keys.append(drop)

    def reinforce(self) -> None:
        """Teach what is known, with another tag."""
        key, tag = self._one(), word(self._rng)
        self._mark_memory(key, (("tag", tag),))
        finish(self._wellkept.keep(Keep((Proposal(self._wellkept.memory(key).content, tags=(tag,)),))))

    def teach_and_undo(self) -> None:
        """Teach, and take it back: not forgotten, but nowhere in the file either."""
        keys = self._keep([self._proposal() for _ in range(3)])
        ids = self._ids(keys)
        self._changing(keys)
        self._tell({"back": ids})
        finish(self._wellkept.undo())
        self._look([])

    def bring_again(self) -> None:
        """Forget; an assistant that brings it again is held back, the owner may have it again and forget it anew."""
        key = self._keys.pop(self._rng.randrange(len(self._keys)))
        content, (memory_id,) = self._wellkept.memory(key).content, self._ids((key,))
        self._forget((key,))
        held = finish(self._wellkept.keep(Keep((Proposal(content),), by="agent:tester")))
        assert (held.keys, held.held_back) == ((), 1), str(held)
        if self._rng.random() < 0.5:
            self._tell({"unmark": memory_id})
            kept = finish(self._wellkept.keep(Keep((Proposal(content, again=True),))))
            self._tell_kept(kept.keys)
            self._mark_rows(kept.keys)
            self._keys += kept.keys

    def save_search(self) -> None:
        """Give a search a name, and take it away again."""
        name, text = word(self._rng), word(self._rng)
        self._tell_mark("search", name, loose=True)
        self._tell_mark("search", text, loose=True)
        saved = self._wellkept.handle(SaveSearch(SavedSearch(0, name, Query(text=text))))
        assert isinstance(saved, SavedSearch)
        left = self._wellkept.handle(RemoveSavedSearch(saved.number))
        assert isinstance(left, SavedSearches)
        self._look([])

    def assist(self) -> None:
        """Let an assistant in that reads and asks for things; answer some of it, and half of the time remove it."""
        assistants = self._wellkept.assistants
        added = assistants.add(AddAssistant(word(self._rng)))
        self._tell_mark("assistant", added.assistant.name, loose=True)
        caller = assistants.caller(added.token)
        key, other = self._rng.sample(self._keys, 2)
        self._mark_memory(key, (("fingerprint", assistants._log.print_of(added.token).hex()),))
        assistants.note(caller, "recall", (key,), added.token)
        assistants.flush()
        words = [word(self._rng) for _ in range(4)]
        for text in words:
            self._tell_mark("wish", text, loose=True)
        self._mark_memory(other, (("wish", words[0]), ("why", words[1])))
        assistants.wish(caller, Wish.CORRECT, None, other, f"Owner rather saw {words[0]}.", f"Because {words[1]}.")
        entry = Entry(content=f"Owner wants {words[2]}.", tags=(words[3],))
        wish = assistants.wish(caller, Wish.KEEP, entry, None, "", "")
        finish(assistants.answer(AnswerWishes((wish,), grant=False)))
        if self._rng.random() < 0.5:
            assistants.remove(RemoveAssistant(added.assistant.id))
        self._look([])

    def forget_person(self) -> None:
        """Gather what speaks of a person, and forget it as one act."""
        key = self._one()
        person = self._wellkept.memory(key).about.removeprefix("person:")
        mentions = finish(self._wellkept.gathering.gather(GatherMentions(person)))
        keys = mentions.direct if mentions.direct else (key,)
        self._keys = [one for one in self._keys if one not in keys]
        self._forget(keys)

    def back_up(self) -> None:
        """Make a backup."""
        finish(self._wellkept.backups.make(MakeBackup()))

    def restore(self) -> None:
        """Bring back from the newest backup whatever is missing: nothing that was forgotten."""
        there = self._store.backups()
        if not there:
            return self.back_up()
        finish(self._wellkept.backups.preview(there[0].path))
        finish(self._wellkept.backups.restore(Restore()))
        self._wellkept.backups.leave()
        self._refresh()
        return None

    def encrypt(self) -> None:
        """Encrypt the file, or change its key. Not while another program has it open."""
        self._wellkept.encryption.make_code()
        with suppress(StoreLocked):
            self._wellkept.encryption.encrypt()

    def make_plain(self) -> None:
        """Make the file a plain one. Not while another program has it open."""
        with suppress(StoreLocked):
            self._wellkept.encryption.decrypt()

    def empty_forgotten(self) -> None:
        """Forget also what was forgotten."""
        self._wellkept.handle(EmptyForgotten())
