"""A model on another computer as an embedder of this house: what it reads is fetched first, by yielding.

The store's thread never waits for a network. So `embed` only answers for texts that were read before; `read` reads
questions, `fetch` reads memories, and both yield the call to be made elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wellkept.model.ledger import Purpose
from wellkept.model.said import said
from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.providers.faults import Cancelled as Stopped
from wellkept.providers.faults import OfflineSwitched, RemoteFault
from wellkept.providers.keys import Standing
from wellkept.providers.recorder import Sending
from wellkept.service.answers import Cancelled, StepsOutside
from wellkept.service.remote import NoKey

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors
    from wellkept.providers.halving import Landed
    from wellkept.providers.vector_calls import Size
    from wellkept.recall.nearest import Floats
    from wellkept.service.remote import Remote
    from wellkept.store.exam import ExamQuestion
    from wellkept.store.store import Store
    from wellkept.store.vectors import Wanting

_OUTAGE_MS = 60_000
"""So long after a call that failed nobody need try again, in ms: a busy service asks for a minute."""

_TRIES = 3
"""So often a memory may fail alone before it is given up until the program starts again."""

_READ_KEPT = 1000
"""Questions kept in RAM: 2 MB at 512 numbers."""


class FarEmbedder:
    """One model of the service. See `wellkept.providers.embedder.Embedder`."""

    languages: tuple[str, ...] = ()
    same = 0.85  # not measured for any single model: only ever ask the owner
    floor = 0.25  # right answers of OpenAI's small model score 0.25 and more (OpenRouter notes, 5.22)
    max_chars = 2000

    def __init__(self, remote: Remote, host: str, model: str, size: Size) -> None:
        self._remote = remote
        self._host = host
        self._model = model
        self._size = size
        self._read: dict[str, Floats] = {}
        self._failed: Counter[tuple[int, int]] = Counter()
        self._out: tuple[int, str] = (0, "")

    @property
    def name(self) -> str:
        return far_name(self._host, self._model)

    @property
    def id(self) -> str:
        return f"{self._host}/{self._model}@{self.dims}"

    @property
    def dims(self) -> int:
        return self._size.dims

    @property
    def loaded(self) -> bool:
        return self.check() is None

    def check(self) -> str | None:
        remote = self._remote
        if remote.settings.offline:
            return OfflineSwitched.sentence
        if remote.base.host != self._host:
            return said("The settings name another service than {host}.", host=self._host)
        if remote.needs_no_key or remote.key.key is not None or remote.key.standing is Standing.ASKING:
            return None
        return remote.key.sentence

    def load(self) -> None:
        if (sentence := self.check()) is not None:
            raise EmbedderUnavailable(sentence)

    def unload(self) -> None:
        self._read.clear()

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return what was read before. Raises: EmbedderUnavailable for a text that was not."""
        import numpy as np

        try:
            return np.stack([self._read[text] for text in texts])
        except KeyError:
            raise EmbedderUnavailable("This has not been read for its meaning yet.") from None

    @property
    def outage(self) -> str:
        """What ended the last call, as a sentence, while there is no sense in trying again; else ""."""
        until, sentence = self._out
        return sentence if self._remote.clock() < until else ""

    def gave_up(self, one: Wanting) -> bool:
        """Whether a memory could not be read with these words, and is not tried again for now."""
        return self._failed[_words(one)] >= _TRIES

    def has_read(self, text: str) -> bool:
        """Whether `embed` knows a text."""
        return text in self._read

    def read(self, texts: Sequence[str]) -> StepsOutside[None]:
        """Have questions read, so that `embed` knows them. Raises: EmbedderUnavailable."""
        new = [text for text in dict.fromkeys(texts) if text.strip() and text not in self._read]
        if not new:
            return
        landed = yield from self._called(new, (), Purpose.SEARCH)
        self._note(landed.stopped)
        if landed.stopped is not None:
            raise EmbedderUnavailable(landed.stopped.sentence, landed.stopped.next_step)
        for place, row in zip(landed.positions, landed.vectors, strict=True):
            while len(self._read) >= _READ_KEPT:
                del self._read[next(iter(self._read))]
            self._read[new[place]] = row

    def fetch(self, wanting: Sequence[Wanting]) -> StepsOutside[Landed]:
        """Have memories read; those that cannot be are named in what comes back. Raises: EmbedderUnavailable."""
        keys = [one.key for one in wanting]
        landed = yield from self._called([one.content for one in wanting], keys, Purpose.EMBED)
        self._note(landed.stopped)
        for bad in landed.bad:
            # Where others landed, it is the text; one that failed with all others may be the service's doing.
            self._failed[_words(wanting[bad.position])] += _TRIES if landed.positions else 1
        return landed

    def _note(self, fault: RemoteFault | None) -> None:
        """Remember what ended a call, unless it was the owner."""
        if fault is None or isinstance(fault, (Stopped, OfflineSwitched)):
            self._out = (0, "")
        else:
            self._out = (self._remote.clock() + _OUTAGE_MS, fault.sentence)

    def _called(self, texts: Sequence[str], keys: Sequence[int], purpose: Purpose) -> StepsOutside[Landed]:
        from wellkept.providers.remote_embedder import RemoteEmbedder

        self.load()
        try:
            router = yield from self._remote.router()
        except NoKey as fault:
            raise EmbedderUnavailable(fault.sentence, fault.next_step) from None
        chars = sum(map(len, texts))
        sending = Sending(self._host, self._model, purpose, len(keys), chars, tuple(range(len(keys))))

        def call(cancelled: Cancelled) -> Landed:
            embedder = RemoteEmbedder(router, self._model, self._size, purpose=purpose, cancelled=cancelled)
            return embedder.embed_each(texts)

        try:
            return (yield from self._remote.call(sending, call, keys))
        except RemoteFault as fault:
            self._note(fault)
            raise EmbedderUnavailable(fault.sentence, fault.next_step) from None


def _words(one: Wanting) -> tuple[int, int]:
    return one.key, hash(one.content)


def far_name(host: str, model: str) -> str:
    """Return what a model on another computer is called."""
    return f"{model} at {host}"


def read_questions(store: Store, embedder: Embedder, asked: Sequence[ExamQuestion]) -> StepsOutside[None]:
    """Have questions of the exam read where the embedder is on another computer. Raises: EmbedderUnavailable.

    Those of memories that never leave stay here as well: they are asked by words only.
    """
    if isinstance(embedder, FarEmbedder):
        leaving = set(store.may_leave([one.key for one in asked]))
        yield from embedder.read([one.text for one in asked if one.key in leaving])


class FarEmbedders:
    """The embedders of the service whose sizes are known, by name."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote
        self._made: dict[str, FarEmbedder] = {}

    def named(self, name: str) -> FarEmbedder | None:
        """Return the embedder of this name, always the same one; None if there is none."""
        from wellkept.providers.vector_calls import Size

        for known in self._remote.settings.sizes:
            host, model, dims, asked, cuts = known
            if far_name(host, model) != name:
                continue
            size = Size(dims, asked or None, cuts)
            made = self._made.get(name)
            if made is None or made.dims != size.dims:
                made = self._made[name] = FarEmbedder(self._remote, host, model, size)
            return made
        return None

    def unload(self) -> None:
        """Forget what was read."""
        for made in self._made.values():
            made.unload()
