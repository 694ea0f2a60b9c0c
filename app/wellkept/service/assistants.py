"""The owner's assistants: who is let in, with which rights, and who is it that asks with this token?

A token is 32 random bytes. Nobody can try 2^256 of them, so a plain digest of it is kept, no slow one as for
passwords. Source: NIST SP 800-63B, 5.1.2.2: secrets made at random of 112 bits or more are hashed with an approved
one-way function, only weaker ones with a slow and salted one.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from hmac import compare_digest
from typing import Any

from wellkept.model.assistant_names import InvalidAssistant, folded_name, name_of, rights_of
from wellkept.model.assistants import Assistant, Caller
from wellkept.model.errors import WellkeptError
from wellkept.model.ids import new_id
from wellkept.service.access_log import AccessLog
from wellkept.service.answers import StepsOutside
from wellkept.service.assistant_requests import (
    Accesses,
    AddAssistant,
    AnswerWishes,
    Assistants,
    ChangeAssistant,
    LetIn,
    RemoveAssistant,
    RenewToken,
    RevokeAssistant,
    ShowAccesses,
    ShowAssistants,
    ShowWishes,
    WaitingWishes,
    Wish,
    WishesAnswered,
)
from wellkept.service.door_answers import DoorShut
from wellkept.service.door_requests import Entry
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.undo import UndoList
from wellkept.service.wishes import WishCases
from wellkept.store.store import Store

BEGINS = "wk_"  # so that it is known for what it is, by people and by programs that look for leaked secrets
_TOKEN_BYTES = 32


class AssistantNotFound(WellkeptError):
    """No assistant has this id; it may have been removed meanwhile."""

    sentence = "There is no such assistant; it may have been removed."
    next_step = "Look it up again among the assistants."


def new_token() -> str:
    """Return a token: "wk_" and 32 random bytes in base64url."""
    return BEGINS + secrets.token_urlsafe(_TOKEN_BYTES)


def digest_of(token: str) -> bytes:
    """Return what is kept of a token: SHA-256, 32 bytes."""
    return hashlib.sha256(token.encode("utf-8", "backslashreplace")).digest()


class AssistantCases:
    """The use cases, over one open store. Use it from one thread only."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        undo: UndoList,
        forgotten: ForgottenPrints,
        about_to_forget: Callable[[Sequence[int]], None],
    ) -> None:
        """`about_to_forget` is told the keys of memories before a granted wish lets them go."""
        self._store, self._clock = store, clock
        self._log = AccessLog(store, clock)
        self._wishes = WishCases(store, clock, undo, forgotten, about_to_forget)

    @property
    def use_cases(self) -> Mapping[type, Callable[[Any], object]]:
        """What it answers, by request."""
        return {
            AddAssistant: self.add,
            RenewToken: self.renew,
            ChangeAssistant: self.change,
            RevokeAssistant: self.revoke,
            RemoveAssistant: self.remove,
            ShowAssistants: lambda _: self.show(),
            ShowAccesses: self.accesses,
            ShowWishes: lambda _: self.wishes(),
            AnswerWishes: self.answer,
        }

    def show(self) -> Assistants:
        """Return all assistants, the newest first."""
        return Assistants(self._store.assistants(), self._store.count_wishes(), self._store.held_wishes())

    def add(self, request: AddAssistant) -> LetIn:
        """Let an assistant in, and return its token, which can never be shown again. Raises: InvalidAssistant."""
        now = self._clock()
        new = Assistant(
            id=new_id("ast_", now), name=name_of(request.name), rights=rights_of(request.rights), created_at=now
        )
        token = new_token()
        if not self._store.add_assistant(new, folded_name(new.name), digest_of(token)):
            raise InvalidAssistant("Another assistant has this name.")
        return LetIn(new, token)

    def renew(self, request: RenewToken) -> LetIn:
        """Give an assistant a new token, and let it in again if it was shut out. Raises: AssistantNotFound."""
        token = new_token()
        _there(self._store.change_token(request.id, digest_of(token)))
        return LetIn(self._assistant(request.id), token)

    def change(self, request: ChangeAssistant) -> Assistants:
        """Give an assistant other rights; return all. Raises: AssistantNotFound, InvalidAssistant."""
        _there(self._store.change_rights(request.id, rights_of(request.rights)))
        return self.show()

    def revoke(self, request: RevokeAssistant) -> Assistants:
        """Shut an assistant out; return all. Raises: AssistantNotFound."""
        _there(self._store.revoke_assistant(request.id, self._clock()))
        return self.show()

    def remove(self, request: RemoveAssistant) -> Assistants:
        """Take an assistant off the list with its record, and return those left; one that is gone is gone."""
        if self._store.remove_assistant(request.id):
            self._store.scrub()
        return self.show()

    def caller(self, token: str) -> Caller:
        """Return who asks with this token, with the rights of this very moment. Raises: DoorShut.

        Every digest is compared, in constant time, so how long it takes says nothing about any of them.
        """
        given = digest_of(token)
        found = [one for one in self._store.token_digests() if compare_digest(one.digest, given) and not one.revoked]
        assistant = self._store.assistant(found[0].id) if found else None
        if assistant is None:
            raise DoorShut
        self._log.saw(assistant)
        return Caller(assistant)

    def note(self, caller: Caller, act: str, keys: Sequence[int], asked: str) -> None:
        """Note that an assistant read or wrote memories; written down a second later at most, see `flush`."""
        self._log.note(caller, act, keys, asked)

    def wish(
        self, caller: Caller, wish: Wish, entry: Entry | None, target_key: int | None, content: str, why: str
    ) -> str:
        """Note what an assistant asks the owner for, and return its id; see `WishCases.ask`."""
        return self._wishes.ask(caller, wish, entry, target_key, content, why)

    def wishes(self) -> WaitingWishes:
        """Return what waits for the owner, the oldest first."""
        return self._wishes.show()

    def answer(self, request: AnswerWishes) -> StepsOutside[WishesAnswered]:
        """Grant or refuse wishes, with one undo. Raises: InvalidMemory for a single one."""
        return self._wishes.answer(request)

    def accesses(self, request: ShowAccesses) -> Accesses:
        """Return who read or wrote what, the newest first."""
        return self._log.show(request)

    def flush(self) -> None:
        """Write down what was noted: to be called about once a second by who serves. Raises: StoreError."""
        self._log.flush()

    def close(self) -> None:
        """Write down what was noted."""
        self._log.close()

    def _assistant(self, assistant_id: str) -> Assistant:
        found = self._store.assistant(assistant_id)
        if found is None:
            raise AssistantNotFound
        return found


def _there(found: bool) -> None:
    if not found:
        raise AssistantNotFound
