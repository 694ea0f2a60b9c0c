"""Every use case that has to do with models on other computers, over one open store.

What it needs of the client and of extraction is loaded at the first use: most owners never need it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from wellkept.model.errors import WellkeptError
from wellkept.service import remote_cases, remote_requests
from wellkept.service.answers import Details, Done, Review, StepsOutside
from wellkept.service.meaning_answers import Coverage
from wellkept.service.nearness import nearness
from wellkept.service.profiling import forget_lines, show_profile
from wellkept.service.remote_answers import Ledger, Preview, Profile
from wellkept.service.remote_meaning import read_question, use_remote

if TYPE_CHECKING:
    from wellkept.service.forgotten import ForgottenPrints
    from wellkept.service.meaning import Meaning
    from wellkept.service.remote import Remote
    from wellkept.service.undo import UndoList
    from wellkept.store.store import Store
    from wellkept.teach.extraction_plan import Plan


class FarSide:
    """Answers the requests of `remote_requests`. Use it from one thread only."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        meaning: Meaning,
        undo: UndoList,
        remote: Remote,
        forgotten: ForgottenPrints | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._meaning = meaning
        self._undo = undo
        self._forgotten = forgotten
        self.remote = remote
        self._plan: tuple[str, Plan] | None = None
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            remote_requests.AskRemote: lambda request: remote_cases.ask(remote, request),
            remote_requests.KeepKey: lambda request: remote_cases.keep_key(remote, request),
            remote_requests.ForgetKey: lambda _: remote_cases.forget_key(remote),
            remote_requests.CheckKey: lambda _: remote_cases.check_key(remote),
            remote_requests.BeginSignIn: lambda _: remote_cases.begin_sign_in(remote),
            remote_requests.AwaitSignIn: lambda _: remote_cases.await_sign_in(remote),
            remote_requests.SetRemote: remote.set,
            remote_requests.AskModels: lambda request: remote_cases.models(remote, request),
            remote_requests.UseRemoteEmbedder: self.use_remote_embedder,
            remote_requests.ReadQuestion: lambda request: read_question(meaning, request.text),
            remote_requests.PreviewSending: self.preview,
            remote_requests.FindByModel: self.find_by_model,
            remote_requests.ShowLedger: self.show_ledger,
            remote_requests.KeepHere: self.keep_here,
            remote_requests.MarkPrivate: self.mark_private,
            remote_requests.ShowProfile: self.show_profile,
            remote_requests.ForgetLines: self.forget_lines,
        }

    def use_remote_embedder(self, request: remote_requests.UseRemoteEmbedder) -> StepsOutside[Coverage]:
        """Make vectors with a model of the service from now on. Raises: RemoteFault, NoKey."""
        return use_remote(self._meaning, self.remote, request.model)

    def preview(self, request: remote_requests.PreviewSending) -> Preview:
        """Return exactly what would leave this computer. Raises: StaysHere."""
        from wellkept.service.extracting import preview

        return preview(self.remote, request, self._planned(request.text))

    def find_by_model(self, request: remote_requests.FindByModel) -> StepsOutside[Review]:
        """Have a model find the memories in a text. Raises: NotAgreed, NoKey, StaysHere before anything is sent."""
        from wellkept.service.extracting import review_by_model

        near = nearness(self._meaning)
        return review_by_model(self._store, near, self.remote, request, self._planned(request.text), self._forgotten)

    def show_ledger(self, request: remote_requests.ShowLedger) -> Ledger:
        """Return a page of what left this computer, and the sums."""
        return Ledger(
            rows=self._store.sent_page(request.limit, request.before),
            total=self._store.sent_totals(),
            this_month=self._store.sent_totals(_month_began(self._clock())),
            staying=self._store.staying(),
            marks=self._store.private_marks(),
        )

    def keep_here(self, request: remote_requests.KeepHere) -> Done:
        """Mark memories to never leave this computer, or take the mark off."""
        self._store.keep_here(request.keys, marked=request.marked)
        return Done()

    def mark_private(self, request: remote_requests.MarkPrivate) -> Done:
        """Mark a source or a tag, or take the mark off. Raises: InvalidMark for one without a letter."""
        if not request.mark.value.strip():
            raise InvalidMark
        self._store.save_private_mark(request.mark, marked=request.marked)
        return Done()

    def show_profile(self, request: remote_requests.ShowProfile) -> Profile:
        """Return what the memories say about the owner."""
        return show_profile(self._store, request.being_id)

    def forget_lines(self, request: remote_requests.ForgetLines) -> Done:
        """Erase lines of the profile; one undo for all."""
        return forget_lines(self._store, self._undo, request)

    def seen(self, details: Details) -> Details:
        """Return the details of a memory with what is known of its travels."""
        return replace(
            details,
            kept_here=details.key in self._store.kept_here((details.key,)),
            stays=not self._store.may_leave((details.key,)),
            sent=self._store.sent_of(details.key),
        )

    def close(self) -> None:
        """Hang up."""
        remote_cases.end_sign_in(self.remote)
        self.remote.hang_up()

    def _planned(self, text: str) -> Plan:
        """Return how a text is asked about: the same for showing and for sending."""
        from wellkept.service.extracting import made_plan

        if self._plan is None or self._plan[0] != text:
            self._plan = (text, made_plan(text, self._clock()))
        return self._plan[1]


class InvalidMark(WellkeptError):
    """A mark on a source or a tag names none."""

    sentence = "A mark needs the name of a source or a tag."
    next_step = "Write one, such as email or health."


def _month_began(now: int) -> int:
    """Return when this month began in the owner's time zone; both ms since 1970 UTC."""
    local = datetime.fromtimestamp(now / 1000, tz=UTC).astimezone()
    return int(local.replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp() * 1000)
