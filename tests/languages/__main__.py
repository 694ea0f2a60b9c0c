"""Bring the translations up to date with the code: `python -m tests.languages` (also `make translations`).

New strings come into each `.ts` as unfinished, those that are gone leave it, and the `.qm` are made anew.
"""

import sys

from tests.languages.catalogue import FOLDER, FORMS, compile_to, load, qm_path, save, ts_path
from tests.languages.strings import messages


def main() -> int:
    """Update every language and list what has no translation yet."""
    FOLDER.mkdir(exist_ok=True)
    wanted, missing = messages(), 0
    for code in FORMS:
        known = load(ts_path(code))
        save(ts_path(code), code, wanted, known)
        compile_to(qm_path(code), ts_path(code))
        for message in wanted:
            if not all(known.get(message, ("",))):
                missing += 1
                print(f"{code}: {message.context}: {message.source!r}")
    print(f"{len(wanted)} strings, {missing} without a translation")
    return int(missing > 0)


if __name__ == "__main__":
    sys.exit(main())
