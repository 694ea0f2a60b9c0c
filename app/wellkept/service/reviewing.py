"""A text becomes a list to review, a sentence is compared with what is known. Nothing is stored here but forms."""

import time

from wellkept.model.text import normalise
from wellkept.service.answers import Candidate, Compared, LeftOut, Novelty, Progress, Review, StepsOutside
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.known import known, prepared_if_possible
from wellkept.service.nearness import Nearness
from wellkept.service.requests import Compare, FindSentences
from wellkept.service.twins import twins
from wellkept.store.store import Store
from wellkept.teach.found import Sentence
from wellkept.teach.novelty import form
from wellkept.teach.relation import adds, relation
from wellkept.teach.sentences import find_sentences

_SLICE_S = 0.015  # short enough that a search in between is not felt


def review(
    store: Store, near: Nearness | None, request: FindSentences, forgotten: ForgottenPrints | None = None
) -> StepsOutside[Review]:
    """Find the sentences of a text and say of each what it is to the memories already there.

    `near` lets memories be found by meaning, too; without it, words must be shared. What
    is on the list of `forgotten` is held back.
    """
    candidates: list[Candidate] = []
    left_out: list[LeftOut] = []
    comparing = Comparing(store, near, request.being_id, forgotten)
    # One character for one, so that spans hold: pairs are joined when a file is read, never here.
    text = request.text if request.text.isascii() else _storable(request.text)
    yield from prepared_if_possible(store)
    if forgotten is not None:
        yield from forgotten.ready()
    sliced = time.monotonic()
    for piece in find_sentences(text):
        if isinstance(piece, Sentence):
            candidates.append(_judged(comparing, piece))
        else:
            left_out.append(piece)
        if time.monotonic() - sliced > _SLICE_S:
            yield Progress(piece.span[1], len(text))
            sliced = time.monotonic()
    return Review(tuple(candidates), tuple(left_out))


def compare(
    store: Store, near: Nearness | None, request: Compare, forgotten: ForgottenPrints | None = None
) -> StepsOutside[Compared]:
    """Say what one sentence is to the memories already there."""
    yield from prepared_if_possible(store)
    if forgotten is not None:
        yield from forgotten.ready()
    return Comparing(store, near, request.being_id, forgotten).compared(normalise(request.content))


def _storable(text: str) -> str:
    return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)


class Comparing:
    """Says of one sentence after the other what it is to the memories there, and to those said before it."""

    def __init__(
        self, store: Store, near: Nearness | None, being_id: str, forgotten: ForgottenPrints | None = None
    ) -> None:
        self._store = store
        self._near = near
        self._being_id = being_id
        self._forgotten = forgotten
        self._said: set[bytes] = set()

    def compared(self, content: str) -> Compared:
        """Compare one, normalised."""
        says = form(content)
        if says in self._said:
            return Compared(Novelty.REPEATED)
        self._said.add(says)
        row = known(self._store, self._being_id, content, says)
        if row is not None:
            return Compared(Novelty.KNOWN, row.memory, adds=False)
        if self._forgotten is not None and self._forgotten.had(self._being_id, content, says):
            return Compared(Novelty.FORGOTTEN)
        return self._beside(content)

    def _beside(self, content: str) -> Compared:
        for twin in twins(self._store, self._near, self._being_id, content):
            novelty = relation(twin.content, content)
            if novelty is not Novelty.NEW:
                return Compared(novelty, twin, adds(twin.content, content))
        return Compared(Novelty.NEW)


def _judged(comparing: Comparing, sentence: Sentence) -> Candidate:
    content = normalise(sentence.content)
    found = comparing.compared(content)
    return Candidate(content, sentence.quote, sentence.span, found.novelty, sentence.voice, found.twin, found.adds)
