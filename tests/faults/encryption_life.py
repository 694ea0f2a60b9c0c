"""Encrypt a file, change its key, make it plain, and so on, until killed; say what was kept before each.

python -m tests.faults.encryption_life FOLDER SEED
"""

import itertools
import random
import sys
from pathlib import Path

from tests.building import memory
from tests.faults.keyring_file import keys_in_file
from wellkept.model.memory import Memory
from wellkept.service.encryption import Encryption
from wellkept.service.opening import opened_store


def main(folder: Path, seed: int) -> None:
    """Go on for ever. A line for each memory that is safe: its id and its words."""
    rng = random.Random(seed)
    keys = keys_in_file(folder / "keyring")
    store = opened_store(folder / "memories.db", "", keys)
    encryption = Encryption(store, keys)
    print("ready", flush=True)
    for number in itertools.count():
        store.insert([new := _sentence(rng, number)])
        print(new.id, flush=True)
        if store.file_name is not None and rng.random() < 1 / 3:
            encryption.decrypt()
        else:
            encryption.make_code()
            encryption.encrypt()


def _sentence(rng: random.Random, number: int) -> Memory:
    return memory(f"Owner once met nightingale {number} " + "and its friends " * rng.randrange(1, 90))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
