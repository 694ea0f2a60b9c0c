"""Which memory says a sentence already: exactly, or the same once both are brought to one form."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from wellkept.model.errors import StoreError
from wellkept.service.answers import Progress, Steps
from wellkept.store.store import FormItem, Row, Store
from wellkept.teach.canonical import FORM_VERSION
from wellkept.teach.novelty import form, says_the_same

_VERSION = "forms.version"
_AT_ONCE = 400  # a few tens of ms: most of it is bringing sentences to their form, 0.05 ms each


def known(store: Store, being_id: str, content: str, said: bytes | None = None) -> Row | None:
    """Return the memory of a being that says this, or None. All of its memories are looked at, through indexes.

    Those that have no form yet (see `prepared`) are found only if they say exactly this. `said` is the form of
    the words, for who has it already.
    """
    exact = store.known(being_id, content)
    if exact is not None:
        return exact
    alike = store.of_form(being_id, said or form(content))
    return next((row for row in alike if says_the_same(row.memory.content, content)), None)


def prepared(store: Store) -> Steps[None]:
    """Give every memory that has none its form, so that `known` finds it. Stopping between two slices is safe.

    Nothing to do but after an update of the program, an import, or a correction.
    """
    if store.setting(_VERSION) != str(FORM_VERSION):
        store.drop_forms()
        store.save_setting(_VERSION, str(FORM_VERSION))
    while wanting := store.formless(_AT_ONCE):
        store.put_forms([FormItem(one.key, one.content, form(one.content)) for one in wanting])
        yield Progress(0, 0)


def prepared_if_possible(store: Store) -> Steps[None]:
    """Do the same where nothing depends on it; in a file that cannot be written all stays as it is."""
    with suppress(StoreError):
        yield from prepared(store)


@contextmanager
def told_once(store: Store) -> Iterator[None]:
    """Let nobody else write inside, so that of two who keep the same sentence the later one finds it known.

    Forms that are missing by now are made first. See `Store.undisturbed` for what must not be done inside.
    """
    with store.undisturbed():
        for _ in prepared(store):
            pass
        yield
