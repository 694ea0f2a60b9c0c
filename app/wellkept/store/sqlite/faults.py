"""SQLite's faults in the owner's words. No fault ever holds a bound value, so none holds a memory."""

from collections.abc import Iterator
from contextlib import contextmanager

import apsw

from wellkept.model.errors import (
    Interrupted,
    InvalidMemory,
    NotAStore,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreMissing,
    StoreReadOnly,
)

_FAULTS: tuple[tuple[type[apsw.Error], type[StoreError] | type[Interrupted]], ...] = (
    (apsw.BusyError, StoreLocked),
    (apsw.LockedError, StoreLocked),
    (apsw.ReadOnlyError, StoreReadOnly),
    (apsw.PermissionsError, StoreReadOnly),
    (apsw.FullError, StoreFull),
    (apsw.NotADBError, NotAStore),
    (apsw.CorruptError, StoreDamaged),
    (apsw.CantOpenError, StoreMissing),
    (apsw.InterruptError, Interrupted),
)

# What a full disk says when it has no room for the file beside the log that readers share.
_NO_ROOM = {apsw.SQLITE_IOERR_SHMSIZE, apsw.SQLITE_IOERR_SHMOPEN}


@contextmanager
def owner_faults() -> Iterator[None]:
    """Turn what SQLite raises about the file, the disk or another process into a `StoreError`.

    A text that cannot be written as UTF-8 is refused as well. Anything else (a wrong statement, a broken
    constraint) is a bug and goes through as it is.
    """
    try:
        yield
    except apsw.IOError as error:
        if getattr(error, "extendedresult", 0) in _NO_ROOM:
            raise StoreFull from error
        raise StoreError(
            "The disk did not take or give the file of memories as it should.",
            "Check the disk, then try again; what was kept before is still in the file.",
        ) from error
    except UnicodeDecodeError:
        raise StoreDamaged from None  # the other fault holds the words that could not be read
    except UnicodeEncodeError:
        raise InvalidMemory(
            "This holds half of a character, which no file can keep.", "Leave out what looks like an empty box."
        ) from None  # likewise
    except apsw.Error as error:
        for theirs, ours in _FAULTS:
            if isinstance(error, theirs):
                raise ours from error
        raise
