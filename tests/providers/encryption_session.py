"""Run inside a private D-Bus session: encrypt a store, open it, lock the keyring; print how each step ended, as JSON.

python encryption_session.py FILE on open lock open
"""

import json
import os
import sys
from pathlib import Path

from tests.building import memory
from tests.providers.keyring_session import lock
from wellkept.model.errors import WellkeptError
from wellkept.model.query import Filters
from wellkept.service.encryption import Encryption
from wellkept.service.file_keys import FileKeys
from wellkept.service.opening import opened_store

PATIENT_S = 20.0


def main(path: Path, steps: list[str]) -> None:
    """Take the steps, each with the keyring anew."""
    said = [taken(step, path) for step in steps]
    print(json.dumps(said), flush=True)
    os._exit(0)  # a call that hangs is not waited for


def taken(step: str, path: Path) -> str:
    """Take a step, and say how it ended."""
    if step == "lock":
        lock()
        return "locked"
    keys = FileKeys(ask_s=PATIENT_S)
    try:
        store = opened_store(path, "", keys)
    except WellkeptError as error:
        return type(error).__name__
    if step == "fill":
        store.insert([memory("Owner once kept a quokka.")])
    encryption = Encryption(store, keys)
    if step == "on":
        encryption.make_code()
        encryption.encrypt()
    elif step == "off":
        encryption.decrypt()
    state, count = encryption.state(), store.count(Filters())
    store.close()
    return f"{count} {'encrypted' if state.on else 'plain'}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
