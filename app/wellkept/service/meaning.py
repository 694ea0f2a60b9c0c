"""Finding by meaning: which embedder is in use, its vectors in RAM, and changing to another one.

Two names are kept in the file: the embedder *chosen*, which makes new vectors, and the one *serving*, whose
vectors answer questions. They differ only while all memories get vectors of a newly chosen one, and while the
change waits for the owner because the exam would come out worse (see `changeover`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from wellkept.model.errors import WellkeptError
from wellkept.model.said import one_after_the_other, said
from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.providers.embedders import DEFAULT, embedders
from wellkept.service.answers import Outside, Progress, Steps, StepsOutside
from wellkept.service.changeover import ChangeOver
from wellkept.service.embedding import embed_pending
from wellkept.service.far_embedder import FarEmbedder, FarEmbedders, read_questions
from wellkept.service.following import Follower
from wellkept.service.marks import Waiting
from wellkept.service.meaning_answers import Coverage, Embedded
from wellkept.service.nearness import nearness
from wellkept.service.trial import trial
from wellkept.store.store import Stop, Store

if TYPE_CHECKING:
    from wellkept.recall.nearest import Cosines, Floats, NearestIndex
    from wellkept.recall.piece_cache import PieceCache

_CHOSEN, _SERVING = "embedder.chosen", "embedder.serving"
_SWEPT_AT_ONCE = 256
_LOOKED_AT = 500  # of those without a vector, to count what was passed over
_CATCH_UP_STEPS = 4  # in the middle of a search; what is more comes with the next `prepare`
_QUESTIONS_KEPT = 8


class UnknownEmbedder(WellkeptError):
    """There is no embedder of this name."""

    sentence = "There is no such way of finding by meaning."


class Meaning:
    """What finding by meaning needs, over one open store. Use it from one thread only.

    Nothing is loaded before `prepare` or the first vector is made, and nothing here fails a search: where
    meaning cannot be used, `cosines` answers None.
    """

    def __init__(
        self,
        store: Store,
        change: ChangeOver,
        known: Mapping[str, Embedder] | None = None,
        far: FarEmbedders | None = None,
    ) -> None:
        self._store = store
        self._change = change
        self._known = known if known is not None else embedders()
        self._far = far
        self._followed: Follower | None = None
        self._questions: dict[tuple[str, str], Floats] = {}

    @property
    def chosen(self) -> Embedder:
        """The embedder that makes new vectors."""
        return self._named(self._store.setting(_CHOSEN)) or self._known[DEFAULT]

    @property
    def serving(self) -> Embedder:
        """The embedder whose vectors answer questions."""
        return self._named(self._store.setting(_SERVING)) or self.chosen

    @property
    def ready(self) -> bool:
        """Whether a search would use meaning now, without loading anything."""
        serving = self.serving
        return serving.loaded and self._followed is not None and self._follows(serving) and self._followed.whole

    @property
    def waiting(self) -> Waiting | None:
        """A change of embedder that the owner has to decide upon."""
        return self._change.waiting(self.chosen, self.serving)

    def coverage(self, being_id: str | None = None) -> Coverage:
        """Say how much can be found by meaning, and what stands in the way."""
        chosen, serving = self.chosen, self.serving
        having, total = self._store.coverage(chosen.id, being_id)
        fault = serving.check()
        note, waiting = "", self.waiting
        far = chosen if isinstance(chosen, FarEmbedder) else None
        if (reason := chosen.check()) is None and far is not None and far.outage:
            reason = far.outage
            note = one_after_the_other((reason, "What is missing will be tried again."))
        elif reason is not None:
            by = "Searching goes by words only." if fault else said("Searching goes by {model}.", model=serving.name)
            note = one_after_the_other((reason, by))
        elif waiting is not None:
            note = said(
                "The change to {model} waits for you; until then, searching goes by {serving}.",
                model=chosen.name,
                serving=serving.name,
            )
        elif chosen is not serving:
            note = said(
                "Vectors of {model} are being made; until all are there, searching goes by {serving}.",
                model=chosen.name,
                serving=serving.name,
            )
        if far is not None and not reason and having < total:
            note = one_after_the_other((note, *self._passed_over(far)))
        return Coverage(
            chosen.name,
            having,
            total,
            fault is None,
            note,
            reason or "",
            waiting,
            serving.name,
            isinstance(serving, FarEmbedder),
        )

    def _passed_over(self, far: FarEmbedder) -> Iterator[str]:
        """Yield in a sentence each how many memories have no vector of a model far away, and will get none."""
        if staying := self._store.staying():
            one = "1 memory never leaves this computer; searching finds it by words only."
            many = said("{n:,} memories never leave this computer; searching finds them by words only.", n=staying)
            yield one if staying == 1 else many
        if unread := sum(map(far.gave_up, self._store.unembedded(far.id, _LOOKED_AT, leaving=True))):
            yield said("{n:,} could not be read by {model}.", n=unread, model=far.name)

    def unloaded(self) -> tuple[Callable[[], None], ...]:
        """Return what loads each model that is needed, can be used, and is not loaded; for another thread."""
        needed = {embedder.id: embedder for embedder in (self.serving, self.chosen)}
        return tuple(one.load for one in needed.values() if not one.loaded and one.check() is None)

    def usable(self, name: str) -> Embedder:
        """Return an embedder by name. Raises: UnknownEmbedder, EmbedderUnavailable."""
        found = self._named(name)
        if found is None:
            raise UnknownEmbedder(next_step=said("Choose one of: {names}.", names=", ".join(self._known)))
        if (reason := found.check()) is not None:
            raise EmbedderUnavailable(reason)
        return found

    def use(self, name: str, *, anyway: bool = False) -> Coverage:
        """Choose an embedder. Raises: UnknownEmbedder, EmbedderUnavailable; then nothing is changed.

        With `anyway` it will serve even where the exam comes out worse with it.
        """
        new = self.usable(name)
        serving = self.serving
        self._change.choose(new, anyway=anyway)
        self._store.save_setting(_CHOSEN, new.name)
        anything_served = serving.check() is None and self._store.coverage(serving.id)[0] > 0
        self._store.save_setting(_SERVING, serving.name if anything_served else new.name)
        return self.coverage()

    def embed(self) -> StepsOutside[Embedded]:
        """Make the vectors that are missing, then let them serve. Stopping it between two slices is safe."""
        chosen = self.chosen
        if (reason := chosen.check()) is not None:
            return Embedded(0, reason)
        before = self._store.coverage(chosen.id)[0]
        try:
            count = yield from embed_pending(self._store, chosen)
        except EmbedderUnavailable as fault:
            return Embedded(max(0, self._store.coverage(chosen.id)[0] - before), fault.sentence)
        if self._named(self._store.setting(_SERVING)) not in (None, chosen):
            count += yield from _quietly(self._change_over(chosen))
        yield from self._sweep(chosen)
        return Embedded(count)

    def prepare(self) -> Steps[Coverage]:
        """Load the model and all vectors into RAM, in slices; loading the model is one slice of about 1 s.

        To load it elsewhere meanwhile, call what `unloaded` returns from another thread first.
        """
        serving = self.serving
        if serving.check() is not None:
            return self.coverage()
        yield Progress(0, 0)
        try:
            serving.load()
        except EmbedderUnavailable:
            return self.coverage()
        yield Progress(0, 0)
        yield from self._follow(serving)
        return self.coverage()

    def cosines(self, text: str, stop: Stop | None = None) -> Cosines | None:
        """Return how near every memory with a vector is to a text; None where meaning cannot be used now."""
        index = self.current()
        if index is None or not text.strip():
            return None
        try:
            return index.cosines(self.question(text), stop)
        except EmbedderUnavailable:
            return None

    def current(self) -> NearestIndex | None:
        """Return the vectors as the file has them now; None when they, or the model, are not loaded."""
        if self._followed is None or not self.ready:
            return None
        return self._followed.index if self._followed.catch_up(_CATCH_UP_STEPS) else None

    def pieces(self) -> PieceCache | None:
        """Return the pieces of memories looked at lately; None while no vectors are loaded."""
        return self._followed.pieces if self._followed is not None else None

    def question(self, text: str) -> Floats:
        """Return the vector of a text by the serving embedder. The last few are kept, in RAM only."""
        serving = self.serving
        asked = (serving.id, text)
        if asked not in self._questions:
            while len(self._questions) >= _QUESTIONS_KEPT:
                del self._questions[next(iter(self._questions))]
            self._questions[asked] = serving.embed([text])[0]
        return self._questions[asked]

    def unload(self) -> None:
        """Give the memory of models and vectors back; `prepare` loads them again."""
        if self._followed is not None:
            self._followed.clear()
        self._followed = None
        self._questions.clear()
        for embedder in self._known.values():
            embedder.unload()
        if self._far is not None:
            self._far.unload()

    def _named(self, name: str | None) -> Embedder | None:
        found = self._known.get(name or "")
        return self._far.named(name) if found is None and self._far is not None and name else found

    def _follows(self, embedder: Embedder) -> bool:
        return self._followed is not None and self._followed.model == embedder.id

    def _follow(self, embedder: Embedder) -> Steps[None]:
        """Bring the vectors of an embedder into RAM; those followed before serve until all are there."""
        follower = self._followed if self._follows(embedder) else None
        follower = follower or Follower(self._store, embedder.id, embedder.dims)
        total = self._store.coverage(embedder.id)[0]
        while follower.step():
            yield Progress(len(follower.index), total)
        self._followed = follower

    def _change_over(self, chosen: Embedder) -> StepsOutside[int]:
        """Let the chosen embedder serve if nothing speaks against it; return how many vectors were made meanwhile.

        While the change waits for the owner, the one that goes on serving needs vectors of what is new as well.
        """
        serving = self.serving
        try:
            if serving.check() is None and self._change.needs_exam(chosen):
                made = yield from embed_pending(self._store, serving)
                if self.waiting is not None:
                    return made
                yield from self.prepare()
                yield from self._read_exam(serving, chosen)
                new = yield from trial(self._store, chosen)
                if not (yield from self._change.approve(chosen, nearness(self), new)):
                    return made
        except EmbedderUnavailable:
            return 0  # what serves now, or what shall, has just proved unusable: the next look says so
        yield from self._hand_over(chosen)
        return 0

    def _read_exam(self, *embedders: Embedder) -> StepsOutside[None]:
        """Have the questions of the exam read by models on other computers. Raises: EmbedderUnavailable."""
        asked = self._store.exam_questions()
        for embedder in embedders:
            yield from read_questions(self._store, embedder, asked)

    def _hand_over(self, chosen: Embedder) -> Steps[None]:
        """Let the chosen embedder serve. Its vectors are loaded first if those before were."""
        if self._followed is not None:
            yield from self._follow(chosen)
        self._store.save_setting(_SERVING, chosen.name)
        self._questions.clear()

    def _sweep(self, chosen: Embedder) -> Steps[None]:
        """Erase the vectors of every model that no longer serves."""
        for model in self._store.models():
            if model not in (chosen.id, self.serving.id):
                self._store.drop_model(model)
        while self._store.sweep_vectors(_SWEPT_AT_ONCE):
            yield Progress(0, 0)
        self._store.scrub()


def _quietly(steps: StepsOutside[int]) -> StepsOutside[int]:
    """Take steps without telling how far they are: they are others than those told before."""
    follow: Callable[[], Progress | Outside] = partial(next, steps)
    try:
        while True:
            step = follow()
            try:
                answer = yield step if isinstance(step, Outside) else Progress(0, 0)
            except Exception as fault:  # noqa: BLE001 - what a call raised is for the steps that made it
                follow = partial(steps.throw, fault)
            else:
                follow = partial(steps.send, answer)
    except StopIteration as end:
        count: int = end.value
        return count
    finally:
        steps.close()
