"""A service with a far side that does what the test says: a key, models, a ledger and a profile, no network.

All else is answered by the real service over the real store.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

from tests.building import DAY, MINUTE, NOON
from wellkept.model.ledger import Outcome, PrivateMark, Purpose, Sent, SentRow, Totals
from wellkept.providers.key_facts import KeyFacts
from wellkept.providers.keys import KeyState, Standing
from wellkept.providers.remote_models import RemoteModel
from wellkept.providers.secret import Secret
from wellkept.service.answers import Cancelled, Details, Done, Outside, StepsOutside, UndoState
from wellkept.service.meaning_answers import Coverage
from wellkept.service.remote_answers import Ledger, Models, Profile, ProfileLine, RemoteState, Section, SignInLink
from wellkept.service.remote_requests import (
    AskModels,
    AskRemote,
    AwaitSignIn,
    BeginSignIn,
    CheckKey,
    ForgetKey,
    ForgetLines,
    KeepHere,
    KeepKey,
    MarkPrivate,
    SetRemote,
    ShowLedger,
    ShowProfile,
    UseRemoteEmbedder,
)
from wellkept.service.requests import ShowDetails
from wellkept.ui.errands import Service

ROUTER = "https://openrouter.ai/api/v1"
KEY = "sk-or-v1-" + "0123456789abcdef" * 4

PLAIN_STATE = RemoteState(
    key=KeyState(Standing.NONE),
    address=ROUTER,
    host="openrouter.ai",
    local=False,
    keyless=False,
    chat_model="google/gemini-2.5-flash-lite",
    embed_model="",
    offline=False,
    teaching=True,
    no_storing=True,
    zdr=False,
    ready=False,
)


def standing(which: Standing, **more: object) -> RemoteState:
    """Return a state in which the key stands so."""
    key = Secret(KEY) if which in {Standing.PRESENT, Standing.SESSION, Standing.ENVIRONMENT} else None
    revoke = "https://openrouter.ai/keys/0f" if key else ""
    state = replace(PLAIN_STATE, key=KeyState(which, key), ready=key is not None, revoke=revoke)
    return replace(state, **more)  # type: ignore[arg-type] # named by the test


def sent(number: int, **more: object) -> SentRow:
    """Return a call of the ledger; greater numbers are later."""
    record: dict[str, object] = {
        "at": NOON - 200 * MINUTE + number * MINUTE,
        "host": "openrouter.ai",
        "model": "baai/bge-m3",
        "purpose": Purpose.EMBED,
        "memories": 96,
        "chars": 9_412,
        "tokens_in": 2_310,
        "tokens_out": 0,
        "cost_usd": 0.0000231,
        "outcome": Outcome.ANSWERED,
        **more,
    }
    return SentRow(number, Sent(**record))  # type: ignore[arg-type] # named by the test


class FarService:
    """Attributes: what the far side says; `gate` lets it answer, `called` says that it was asked."""

    def __init__(self, near: Service) -> None:
        self._near = near
        self.state = PLAIN_STATE
        self.fault: Exception | None = None
        self.facts = KeyFacts(5.0, 4.2, 0.8, 0.02, 0.4, resets="monthly")
        self.models = Models(
            (RemoteModel("maker/small", "Small", 8192, 0.02, 0.08), RemoteModel("maker/free", usd_in=0.0))
        )
        self.rows: list[SentRow] = []
        self.marks: list[PrivateMark] = []
        self.kept_here: set[int] = set()
        self.stays_by_mark = False
        self.sent_of: dict[int, tuple[SentRow, ...]] = {}
        self.lines: list[ProfileLine] = []
        self.asked: list[object] = []
        self.gate, self.called = threading.Event(), threading.Event()
        self.gate.set()

    @property
    def undo_state(self) -> UndoState:
        return self._near.undo_state

    def handle(self, request: object, stop: Callable[[], bool] | None = None) -> object:
        self.asked.append(request)
        match request:
            case AskRemote(keyring=False):
                return self.state
            case SetRemote():
                return self._set(request)
            case AskRemote() | KeepKey() | ForgetKey() | CheckKey() | AskModels() | AwaitSignIn() | UseRemoteEmbedder():
                return self._outside(request)
            case BeginSignIn():
                return SignInLink("https://openrouter.ai/auth?callback_url=x")
            case ShowLedger(limit, before):
                return self._ledger(limit, before)
            case ShowProfile():
                return Profile(tuple(self.lines))
            case ShowDetails(key):
                return self._details(key, request, stop)
            case MarkPrivate() | KeepHere() | ForgetLines():
                return self._change(request)
        return self._near.handle(request, stop)

    def _change(self, request: object) -> Done:
        match request:
            case MarkPrivate(mark, marked):
                self.marks = [one for one in self.marks if one != mark] + ([mark] if marked else [])
            case KeepHere(keys, marked):
                self.kept_here = self.kept_here | set(keys) if marked else self.kept_here - set(keys)
            case ForgetLines(ids):
                self.lines = [line for line in self.lines if line.line_id not in ids]
        return Done()

    def _details(self, key: int, request: object, stop: Callable[[], bool] | None) -> Details:
        details = self._near.handle(request, stop)
        assert isinstance(details, Details)
        here = key in self.kept_here
        return replace(details, kept_here=here, stays=here or self.stays_by_mark, sent=self.sent_of.get(key, ()))

    def close(self) -> None:
        self._near.close()

    def _set(self, request: SetRemote) -> RemoteState:
        if self.fault is not None:
            raise self.fault
        names = ("address", "chat_model", "offline", "teaching", "no_storing", "zdr")
        wanted = {name: getattr(request, name) for name in names if getattr(request, name) is not None}
        self.state = replace(self.state, **wanted)
        return self.state

    def _outside(self, request: object) -> StepsOutside[object]:
        yield Outside(self._far)
        if self.fault is not None:
            raise self.fault
        match request:
            case KeepKey() | AwaitSignIn():
                self.state = standing(Standing.PRESENT)
            case ForgetKey():
                self.state = PLAIN_STATE
            case CheckKey():
                return self.facts
            case AskModels():
                return self.models
            case UseRemoteEmbedder(model):
                self.state = replace(self.state, embed_model=model)
                return Coverage(model, 0, 0, usable=True, note="")
        return self.state

    def _far(self, cancelled: Cancelled) -> None:
        self.called.set()
        while not self.gate.wait(0.01):
            if cancelled():
                return

    def _ledger(self, limit: int, before: int | None) -> Ledger:
        rows = sorted(self.rows, key=lambda row: -row.sent_id)
        page = [row for row in rows if before is None or row.sent_id < before][:limit]
        return Ledger(tuple(page), _total(rows), _total(rows[:2]), len(self.kept_here), tuple(self.marks))


def _total(rows: list[SentRow]) -> Totals:
    return Totals(
        len(rows),
        sum(row.sent.memories for row in rows),
        sum(row.sent.chars for row in rows),
        sum(row.sent.tokens_in or 0 for row in rows),
        sum(row.sent.tokens_out or 0 for row in rows),
        sum(row.sent.cost_usd or 0 for row in rows),
    )


LEDGER = [
    sent(7, purpose=Purpose.SEARCH, memories=0, chars=24, tokens_in=7, cost_usd=0.00000007),
    sent(6, purpose=Purpose.EXTRACT, memories=0, chars=12_420, model="google/gemini-2.5-flash-lite", tokens_in=4_102,
         tokens_out=1_204, cost_usd=0.00089),
    sent(5, outcome=Outcome.FAILED, tokens_in=None, tokens_out=None, cost_usd=None,
         reason="The service is busy. It was asked three times."),
    sent(4, outcome=Outcome.STOPPED, cost_usd=None, at=NOON - 3 * DAY),
    sent(3, at=NOON - 9 * DAY),
    sent(2, purpose=Purpose.MODELS, model="", memories=0, chars=0, tokens_in=None, tokens_out=None, cost_usd=None,
         at=NOON - 10 * DAY),
    sent(1, purpose=Purpose.KEY, model="", memories=0, chars=0, tokens_in=None, tokens_out=None, cost_usd=None,
         at=NOON - 10 * DAY),
]  # fmt: skip
"""Seven calls of all kinds, the latest first."""


def said(number: int, section: Section, line: str, behind: tuple[int, ...]) -> ProfileLine:
    """Return a line of the profile."""
    return ProfileLine(line_id=number, section=section, line=line, behind=behind)


def profile_lines(keys: tuple[int, ...]) -> list[ProfileLine]:
    """Return a profile that stands on some memories, of which there are at least twelve."""
    return [
        said(1, Section.FACTS, "Lives by the sea in the north and keeps a wooden boat.", keys[2:4]),
        said(2, Section.FACTS, "Must not eat walnuts.", keys[6:7]),
        said(3, Section.GOALS, "Wants to see the light of Svalbard.", keys[11:12]),
        said(4, Section.PREFERENCES, "Likes strong coffee, early and not late.", keys[:6]),
        said(5, Section.ROUTINES, "Studies Arabic on Tuesdays.", keys[10:11]),
        said(6, Section.TONE, "Dry, warm, and fond of long sentences.", ()),
    ]
