"""An assistant beside the window: it asks through its own connection to the same file, as the door does."""

from collections.abc import Generator
from types import TracebackType
from typing import Self

from tests.ui.stage import Stage, own_print_key, quick_embedders
from wellkept.model.assistants import Rights
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import AddAssistant, LetIn
from wellkept.service.door_requests import CorrectOne, Entry, ForgetOne, KeepEntry, ListMemories, Recall
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


class CallerBeside:
    """Use as a context, beside an open stage. Attributes: `id` of the assistant."""

    def __init__(self, stage: Stage, name: str = "Claude", rights: Rights | None = None) -> None:
        self._service = Wellkept(
            SqliteStore.open(stage.path), stage.clock, quick_embedders(), print_key=own_print_key(stage.path.parent)
        )
        made = self._service.handle(AddAssistant(name, rights or Rights()))
        assert isinstance(made, LetIn)
        self.id, self._token = made.assistant.id, made.token

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self._service.close()

    def keeps(self, content: str, **more: object) -> None:
        """Keep a sentence, or propose to."""
        self._ask(KeepEntry(Entry(content=content, **more)))  # type: ignore[arg-type] # named by the test

    def corrects(self, memory_id: str, content: str, why: str = "") -> None:
        """Give a memory other words, or propose to."""
        self._ask(CorrectOne(id=memory_id, content=content, why=why))

    def forgets(self, memory_id: str) -> None:
        """Forget a memory, or ask to."""
        self._ask(ForgetOne(memory_id))

    def lists(self) -> None:
        """Read all there is."""
        self._ask(ListMemories())

    def recalls(self, text: str) -> None:
        """Search."""
        self._ask(Recall(text=text))

    def _ask(self, request: object) -> None:
        answer = self._service.doors.answer(self._service.assistants.caller(self._token), request)
        if isinstance(answer, Generator):
            finish(answer)
        self._service.assistants.flush()
