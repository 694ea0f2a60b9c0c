"""A model that reads texts, on a real server on this computer, and the way of a window to it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tests.building import Clock
from tests.providers.openrouter_stub import faults
from tests.providers.openrouter_stub.dialects import chat
from tests.providers.openrouter_stub.recording import QUICK
from tests.providers.openrouter_stub.server import Seen, Stub, Visitor
from tests.ui.stage import MakeRemote, no_keyring
from wellkept.providers.base_url import BaseUrl
from wellkept.service.remote import Remote
from wellkept.service.remote_settings import RemoteSettings, load_settings, save_settings
from wellkept.store.store import Store

MODEL = "google/gemini-2.5-flash-lite"
NAME = "gemini-2.5-flash-lite"
Answers = Callable[[str], str]


class Reader:
    """Answers each part by `answers`; what it is told to do instead is done for parts with some words in them.

    Attributes: `instead` by words of the text; `gate` holds up every answer while it is not set.
    """

    def __init__(self, answers: Answers) -> None:
        self.instead: dict[str, Any] = {}
        self.gate = threading.Event()
        self.gate.set()
        self.called = threading.Event()
        self._answers = answers
        self.stub = Stub(self._good)
        self.stub.always = self._behave

    @property
    def texts(self) -> list[str]:
        """What was sent to be read, in order."""
        return [sent_text(body) for body in self.stub.asked("/chat/completions")]

    def remote(self, *, far: bool = False) -> MakeRemote:
        """Return the way to it; `far` takes this computer for another one, so that the owner is asked first."""

        def make(store: Store, clock: Clock) -> Remote:
            if load_settings(store).address != self.stub.url:
                save_settings(store, RemoteSettings(self.stub.url, MODEL))
            return (FarRemote if far else Remote)(store, clock, keys=no_keyring, limits=QUICK)

        return make

    def close(self) -> None:
        self.gate.set()
        self.stub.close()

    def _behave(self, visitor: Visitor, seen: Seen) -> None:
        self.called.set()
        while not self.gate.wait(0.05):
            if self.stub.closing.is_set():
                return
        for words, behave in self.instead.items():
            if words in sent_text(seen.body):
                behave(visitor, seen)
                return
        visitor.say(*self._good(seen))

    def _good(self, seen: Seen) -> tuple[int, object]:
        return 200, chat(self._answers(sent_text(seen.body)), model=MODEL)


class FarRemote(Remote):
    """Takes a server of this computer for one that is elsewhere."""

    @property
    def base(self) -> BaseUrl:
        """Where requests go."""
        return replace(super().base, local=False)


@contextmanager
def reading(answers: Answers) -> Iterator[Reader]:
    """Run a reader."""
    reader = Reader(answers)
    try:
        yield reader
    finally:
        reader.close()


def sent_text(body: Any) -> str:
    """Return what was sent to be read."""
    return str(body["messages"][-1]["content"])


def found(content: str, quote: str, kind: str = "fact", importance: float = 0.5, tags: Sequence[str] = ()) -> Any:
    """Return one memory of an answer."""
    return {"kind": kind, "content": content, "importance": importance, "tags": list(tags), "quote": quote}


def answer(*memories: Any, **profile: Any) -> str:
    """Return an answer as it is asked for; `profile` lines by their section."""
    return json.dumps({"memories": memories, "profile": profile}, ensure_ascii=False)


def line(text: str, *memories: int) -> Any:
    """Return one line of a profile with the numbers of the memories behind it, from 1."""
    return {"line": text, "memories": list(memories)}


MIRA = answer(
    found("Owner was born in Linz on 7 November 1984.", "I was born in Linz on 7 November 1984", "fact", 0.9, ["Linz"]),
    found(
        "Owner has lived in Bergen since 2016 with her husband Tomasz and their daughter Ida.",
        "Since 2016 I have lived in Bergen with my husband Tomasz and our daughter Ida.",
        "relationship", 0.9, ["Bergen", "family"],
    ),
    found("Owner is allergic to walnuts.", "I'm allergic to walnuts.", "fact", 0.95, ["health"]),
    found(
        "Owner drinks no coffee after 2 p.m.", "I don't drink\ncoffee after 2 p.m.", "preference", 0.6, ["coffee"]
    ),
    found(
        "Owner swims forty lengths at the Nordnes sea baths on Tuesdays.",
        "On Tuesdays I swim forty lengths at the Nordnes sea baths, even in January.",
        "preference", 0.5, ["sport", "Nordnes"],
    ),
    found(
        "Owner wants to see the kilns of Jingdezhen before she is fifty.",
        "I want to see the kilns of Jingdezhen before I am fifty.", "insight", 0.7, ["travel"],
    ),
    found("Owner was happy as a child.", "", "insight", 0.4, ["childhood"]),
    facts=[line("Born in Linz in 1984.", 1), line("Allergic to walnuts.", 3)],
    goals=[line("Wants to see the kilns of Jingdezhen.", 6)],
    preferences=[line("No coffee in the afternoon.", 4)],
    routines=[line("Swims on Tuesdays.", 5)],
    tone=line("Dry and warm.", 1),
)  # fmt: skip
"""What a model might make of the sample text; the last memory is a guess."""


PARTS = 40
_FILLER = "Nothing much happened there, and the evening was long and quiet by the harbour wall. "


def paragraph(number: int) -> str:
    """Return a stretch of text that is one part of its own, with one thing in it to remember."""
    return f"I counted {number} herons at the lake number {number:02d}. " + _FILLER * 40


LONG = "\n\n".join(paragraph(number) for number in range(1, PARTS + 1))
"""A text of forty parts."""


def herons(text: str) -> str:
    """Return what there is to remember in one of them."""
    number = text.partition("lake number ")[2][:2]
    count = int(number)
    return answer(
        found(
            f"Owner counted {count} herons at the lake number {number}.",
            f"I counted {count} herons at the lake number {number}.",
            "episode",
        )
    )


def down_from(number: int) -> dict[str, Any]:
    """Return that everyone hangs up from some part on."""
    return {f"lake number {each:02d}": faults.hang_up for each in range(number, PARTS + 1)}
