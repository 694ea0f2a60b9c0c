"""Opening a file of memories, with its key if it is encrypted."""

from pathlib import Path

from wellkept.model.errors import KeyRefused, WrongCode
from wellkept.service.file_keys import FileKeys
from wellkept.service.places import default_store_path
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sqlite_store import SqliteStore


def opened_store(path: Path | None, code: str, keys: FileKeys) -> SqliteStore:
    """Open a file, None for the usual one, made if missing; by its recovery code if one is given, which then is kept.

    Raises: StoreError; WrongCode, CodeMistyped, StoreSealed and KeyringShut for want of the right key.
    """
    usual = path is None
    path = default_store_path() if path is None else path
    if not code:
        return SqliteStore.open(path, make_folder=usual, key=keys.key_for(path))
    key = FileKey.from_code(code)
    try:
        store = SqliteStore.open(path, make_folder=usual, key=key)
    except KeyRefused as refused:
        raise WrongCode from refused
    if store.file_name is not None:
        keys.keep(store.file_name, key)
    return store
