"""The facade: one object over one open store. Use it from one thread only."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from wellkept.model.memory import OWNER_BEING, Memory
from wellkept.model.query import Filters, Query
from wellkept.providers.embedder import Embedder
from wellkept.providers.print_key import PrintKey
from wellkept.recall.why_not import WhyNot
from wellkept.service import answers, changing, exam, finding, keeping, meaning_answers, requests, reviewing
from wellkept.service.answers import Steps, StepsOutside, UndoState
from wellkept.service.assistants import AssistantCases
from wellkept.service.backups import BackupCases
from wellkept.service.beings import BeingCases
from wellkept.service.beside import BesideCase
from wellkept.service.changed import Changed, changed_between
from wellkept.service.changeover import ChangeOver
from wellkept.service.count_cases import CountCases
from wellkept.service.door_rules import House
from wellkept.service.doors import Doors
from wellkept.service.doubles import Doubles
from wellkept.service.drafts import DraftCases
from wellkept.service.encryption import Encryption
from wellkept.service.exam_cases import ExamCases
from wellkept.service.far_embedder import FarEmbedders
from wellkept.service.far_side import FarSide
from wellkept.service.file_keys import FileKeys, system_keys
from wellkept.service.following import ColumnsFollower, columns_of
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.gathering import Gathering
from wellkept.service.known import prepared_if_possible
from wellkept.service.map_answers import DrawMap
from wellkept.service.mapping import Mapper
from wellkept.service.meaning import Meaning
from wellkept.service.nearest import NearestCase
from wellkept.service.nearness import nearness
from wellkept.service.opening import opened_store
from wellkept.service.parts import use_cases_of
from wellkept.service.places import settings_folder
from wellkept.service.receipts import Receipts
from wellkept.service.remote import Remote
from wellkept.service.samples import SampleCases
from wellkept.service.saved import SavedCases
from wellkept.service.saved_requests import CountSaved
from wellkept.service.still import StillTrue
from wellkept.service.undo import UndoList
from wellkept.store.facets import Facets
from wellkept.store.store import Cursor, Row, Stop, Store


def now_ms() -> int:
    """Return the time now, ms since 1970 UTC."""
    return time.time_ns() // 1_000_000


class Wellkept:
    """All use cases over one store. Each method takes its request and answers plain data.

    Those that may take long return `Steps`: a generator of short slices (see `answers.finish`).
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int] = now_ms,
        known: Mapping[str, Embedder] | None = None,
        remote: Remote | None = None,
        print_key: PrintKey | None = None,
        keys: FileKeys | None = None,
    ) -> None:
        """Take an open store; `known` are the embedders to choose from, by default all there are.

        `remote` is the way to models on other computers, by default the one that the owner set up.
        `print_key` is what forgotten sentences are known again by, by default the one of this computer's keyring;
        `keys` where keys of encrypted files are, by default the keyring of the system.
        """
        self._store, self._clock = store, clock
        remote = remote or Remote(store, clock)
        gate = ChangeOver(store, exam.ExamGate(store, clock))
        self.meaning = Meaning(store, gate, known, FarEmbedders(remote))
        self.mapper = Mapper(store, self.meaning)
        self._columns: ColumnsFollower | None = None
        self.exam, self.beings = ExamCases(store, clock, self.meaning), BeingCases(store)
        self._undo = UndoList(store, clock)
        self.forgotten = ForgottenPrints(store, clock, print_key or PrintKey(settings_folder()))
        self.far = FarSide(store, clock, self.meaning, self._undo, remote, self.forgotten)
        self.doubles = Doubles(store, clock, self.meaning, self._undo)
        self.still = StillTrue(store, clock, self._undo)
        self.saved, self.samples = SavedCases(store, self._matching), SampleCases(store, self._undo, clock)
        self.counting = CountCases(store, clock, self._sight)
        self.beside = BesideCase(store, lambda: nearness(self.meaning))
        self.nearest = NearestCase(store, lambda: nearness(self.meaning))
        self._stoppable: Mapping[type, Callable[[Any, Stop | None], object]] = {
            requests.Find: self.find,
            CountSaved: self.saved.count,
            **self.counting.use_cases,
        }
        self.backups, self.drafts = BackupCases(store, clock, self._undo), DraftCases(store)
        self.encryption = Encryption(store, keys or system_keys(), self.backups.leave)
        self.receipts = Receipts(store, clock, self._forget, self.backups.pay)
        self.assistants = AssistantCases(store, clock, self._undo, self.forgotten, self.receipts.note)
        self.gathering = Gathering(store, lambda: nearness(self.meaning))
        behind = House(store, clock, self.meaning, self.forgotten, self.far, self.backups.pay)
        behind = replace(behind, columns=lambda being_id: columns_of(self._columns, being_id))
        self.doors = Doors(replace(behind, note=self.assistants.note, wish=self.assistants.wish))
        self._seen = store.changes()

    @classmethod
    def open(
        cls,
        path: Path | None = None,
        clock: Callable[[], int] = now_ms,
        *,
        code: str = "",
        keys: FileKeys | None = None,
    ) -> Self:
        """Open a file of memories, by default the one in the platform's data folder, made if missing.

        The key of an encrypted one is asked of `keys`; a recovery `code` does without, and puts the key there.
        Raises: a StoreError that says what is wrong with the file or its folder, or that its key is not to be had.
        """
        opened = cls(opened_store(path, code, keys or system_keys()), clock, keys=keys)
        opened.encryption.settle()
        return opened

    @property
    def touched_last(self) -> int:
        """How many memories the newest act was about; 0 for none."""
        return self._undo.touched_last

    @property
    def undo_state(self) -> UndoState:
        """What can be taken back and done again now."""
        return self._undo.state

    def handle(self, request: object, stop: Stop | None = None) -> object:
        """Answer any request: its answer, or `Steps` to it for long work.

        Raises: what the use case raises; TypeError for something that is no request.
        """
        if type(request) in self._stoppable:
            return self._stoppable[type(request)](request, stop)
        use_cases: dict[type, Callable[[Any], object]] = {
            requests.ShowRows: self.show_rows,
            requests.ShowDetails: self.show_details,
            requests.Explain: self.explain,
            requests.AskWhyNot: self.why_not,
            requests.ShowFacets: self.show_facets,
            requests.FindSentences: self.find_sentences,
            requests.Compare: self.compare,
            requests.Keep: self.keep,
            requests.Correct: self.correct,
            requests.Edit: self.edit,
            requests.Forget: self.forget,
            requests.ForgetAll: self.forget_all,
            requests.Undo: lambda _: self.undo(),
            requests.Redo: lambda _: self.redo(),
            requests.Count: self.count,
            **self.drafts.use_cases,
            requests.Tidy: lambda _: self.tidy(),
            requests.Check: lambda _: self.check(),
            requests.AskChanged: lambda _: self._look(),
            requests.EmbedPending: lambda _: self.embed_pending(),
            requests.PrepareMeaning: lambda _: self.prepare_meaning(),
            requests.AskCoverage: self.ask_coverage,
            requests.AskUnloaded: lambda _: self.ask_unloaded(),
            requests.UseEmbedder: self.use_embedder,
            **use_cases_of(self.far, self.exam, self.beings, self.doubles, self.still, self.encryption, self.saved),
            **use_cases_of(self.samples, self.beside, self.nearest, self.backups, self.receipts, self.forgotten),
            **self.gathering.use_cases,
            **self.assistants.use_cases,
            DrawMap: self.mapper.draw,
        }
        if type(request) not in use_cases:
            raise TypeError(f"no use case for {type(request).__name__}")
        return use_cases[type(request)](request)

    def find(self, request: requests.Find, stop: Stop | None = None) -> answers.Found:
        """Return all memories that answer a query. Raises: Interrupted once `stop` answers True."""
        return finding.find(self._store, self._clock(), request, stop, self._sight(request.query.filters.being_id))

    def _matching(self, query: Query, stop: Stop | None) -> int:
        """Return how many memories a search finds. Raises: Interrupted once `stop` answers True."""
        return len(self.find(requests.Find(query), stop).keys)

    def show_rows(self, request: requests.ShowRows) -> answers.Cards:
        """Return memories ready to draw, in the order asked; those gone are left out."""
        return finding.show_rows(self._store, request)

    def show_details(self, request: requests.ShowDetails) -> answers.Details:
        """Return one memory with all that its record holds. Raises: MemoryNotFound."""
        sight = self._sight(self._store.row(request.key).memory.being_id)
        details = finding.show_details(self._store, self._clock(), request, sight)
        details = replace(
            details, confirmed_at=self.still.confirmed_at(request.key), unsaved=self._store.unsaved(request.key)
        )
        return self.far.seen(replace(details, questions=exam.questions_of(self._store, request.key)))

    def explain(self, request: requests.Explain) -> answers.Explained:
        """Return why some memories answer a query."""
        return finding.explained(self._store, self._clock(), request, self._sight(request.query.filters.being_id))

    def why_not(self, request: requests.AskWhyNot) -> WhyNot:
        """Return why a memory is not among the results of a query. Raises: MemoryNotFound."""
        return finding.explained_not(self._store, self._clock(), request, self._sight(request.query.filters.being_id))

    def _sight(self, being_id: str = OWNER_BEING) -> finding.Sight:
        """Return what lies in RAM to find with, as the file is now."""
        if self._columns is not None and self._columns.being_id != being_id:
            self._columns = ColumnsFollower(self._store, being_id)
        return finding.Sight(nearness(self.meaning), self._columns.current() if self._columns else None)

    def show_facets(self, request: requests.ShowFacets) -> Facets:
        """Return what a being's memories can be filtered by, with true counts."""
        return self._store.facets(request.being_id)

    def newest(self, query: Query, limit: int, after: Cursor | None = None) -> tuple[Row, ...]:
        """Return a page of memories, newest first, for faces that read page by page."""
        return self._store.newest(query.filters, limit, after)

    def by_id(self, memory_id: str) -> Row:
        """Return the memory with this public id. Raises: MemoryNotFound."""
        return self._store.by_id(memory_id)

    def memory(self, key: int) -> Memory:
        """Return one memory with its history. Raises: MemoryNotFound."""
        return self._store.row(key).memory

    def check(self) -> answers.Health:
        """Look whether the file and its indexes are whole."""
        return answers.Health(self._store.count(Filters()), self._store.problems())

    def tidy(self) -> StepsOutside[answers.Tidied]:
        """Pay what scrubbing is owed and make later searches and erasures faster; closing it half way is safe."""
        yield from prepared_if_possible(self._store)
        for _ in self._store.tidy():
            yield answers.Progress(0, 0)
        scrubbed = self._store.scrub()
        yield from self.backups.pay()
        return answers.Tidied(scrubbed)

    def find_sentences(self, request: requests.FindSentences) -> StepsOutside[answers.Review]:
        """Find the sentences of a text for review; nothing is stored."""
        return reviewing.review(self._store, nearness(self.meaning), request, self.forgotten)

    def compare(self, request: requests.Compare) -> StepsOutside[answers.Compared]:
        """Say what one sentence is to the memories already there; nothing is stored."""
        return reviewing.compare(self._store, nearness(self.meaning), request, self.forgotten)

    def keep(self, request: requests.Keep) -> StepsOutside[answers.Kept]:
        """Keep accepted sentences. Raises: InvalidMemory, MemoryNotFound, CannotTell before anything is written."""
        return keeping.keep(self._store, self._undo, self._clock, request, self.forgotten)

    def correct(self, request: requests.Correct) -> answers.Corrected:
        """Give a memory new words. Raises: InvalidMemory, MemoryNotFound, HadForgotten."""
        return changing.correct(self._store, self._undo, self._clock, request, self.forgotten)

    def edit(self, request: requests.Edit) -> Steps[answers.Edited]:
        """Change the records of some memories. Raises: InvalidMemory, MemoryNotFound."""
        return changing.edit(self._store, self._undo, self._clock, request)

    def forget(self, request: requests.Forget) -> Steps[answers.Forgotten]:
        """Erase some memories, with every trace in the file."""
        self.receipts.note(request.keys, request.wishes)
        return self._forget(request.keys, request.wishes)

    def forget_all(self, request: requests.ForgetAll) -> Steps[answers.Forgotten]:
        """Erase every memory that answers a query."""
        found = self.find(requests.Find(request.query, settled=True))
        self.receipts.note(found.keys)
        return (yield from self._forget(found.keys))

    def _forget(self, keys: Sequence[int], wishes: Sequence[str] = ()) -> Steps[answers.Forgotten]:
        waiting = self._store.wishes_of_ids(wishes) if wishes else ()
        return changing.forget(self._store, self._undo, keys, self.forgotten, waiting)

    def undo(self) -> Steps[answers.Undone]:
        """Take the newest act back. Raises: NothingToUndo."""
        return self._undo.undo()

    def redo(self) -> Steps[answers.Undone]:
        """Do again what was taken back last. Raises: NothingToUndo."""
        return self._undo.redo()

    def count(self, request: requests.Count) -> answers.Counted:
        """Return how many memories pass."""
        return answers.Counted(self._store.count(request.filters))

    def ask_changed(self) -> Changed:
        """Return what other processes have changed since this was last asked."""
        seen, self._seen = self._seen, self._store.changes()
        return changed_between(seen, self._seen)

    def _look(self) -> Changed:
        """Return the same for who looks every second. Raises: StoreMissing while the file is not in its place."""
        self._store.require_in_place()
        return self.ask_changed()

    def embed_pending(self) -> StepsOutside[meaning_answers.Embedded]:
        """Make the vectors that are missing; closing it half way is safe, what is missing is found again."""
        return self.meaning.embed()

    def prepare_meaning(self) -> Steps[meaning_answers.Coverage]:
        """Load what searching by meaning needs, and fast ranking; searching by words works meanwhile."""
        coverage = yield from self.meaning.prepare()
        self.mapper.drop_gone()
        if self._columns is None:
            self._columns = ColumnsFollower(self._store, OWNER_BEING)
        while self._columns.step():
            yield answers.Progress(0, 0)
        return coverage

    def ask_coverage(self, request: requests.AskCoverage) -> meaning_answers.Coverage:
        """Say how many memories can be found by meaning, and what stands in the way."""
        return self.meaning.coverage(request.being_id)

    def ask_unloaded(self) -> meaning_answers.Unloaded:
        """Return what loads the models that are needed, so that another thread can do it."""
        return meaning_answers.Unloaded(self.meaning.unloaded())

    def use_embedder(self, request: requests.UseEmbedder) -> meaning_answers.Coverage:
        """Choose how vectors are made. Raises: UnknownEmbedder, EmbedderUnavailable."""
        return self.meaning.use(request.name, anyway=request.anyway)

    def close(self) -> None:
        """Pay what scrubbing is owed and close the file."""
        self.assistants.close()
        self.far.close()
        self.mapper.clear()
        self.receipts.close()
        self.forgotten.close()
        self.meaning.unload()
        try:
            self.backups.close()
        finally:
            self._store.close()


def open_wellkept(path: Path | None = None, code: str = "") -> Wellkept:
    """Open a file of memories with the real clock; see `Wellkept.open`."""
    return Wellkept.open(path, code=code)
