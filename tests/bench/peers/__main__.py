"""Wellkept beside what one would take instead: `python -m tests.bench.peers [ROWS ...]` (10,000 unless said).

The same made-up sentences and the same vectors, made beforehand by the built-in model, so that the stores are
measured and no model. Each contender runs in a process of its own: ours in this Python, the others in
.venv-peers (`make peers` makes it). One that needs more than ten minutes is stopped.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from tests.bench.peers.contenders import LEFT_OUT, OURS, PEERS, Contender
from tests.bench.peers.making import make
from tests.bench.peers.measure import figures
from tests.bench.peers.table import Figure, table

ROOT = Path(__file__).parents[3]
LIMIT_S = 600
_PEERS_PYTHON = ROOT / ".venv-peers/bin/python"
_BUILD = ROOT / "build"  # the disk the program lives on: /tmp is often no disk at all
_VERSIONS = (
    "import sys; from importlib.metadata import version; print(*(f'{one} {version(one)}' for one in sys.argv[1:]))"
)


def main() -> None:
    """Print a table for each number of rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", type=int, default=[10_000])
    _BUILD.mkdir(exist_ok=True)
    for rows in parser.parse_args().rows:
        with tempfile.TemporaryDirectory(dir=_BUILD, prefix="peers-") as folder:
            _side_by_side(rows, Path(folder))


def _side_by_side(rows: int, folder: Path) -> None:
    start = time.perf_counter()
    material = make(rows, _BUILD)
    material.save(folder)
    made_s = time.perf_counter() - start
    print(f"-- {rows:,} memories x {material.vectors.shape[1]} dims, {os.cpu_count()} processors,", end=" ")
    print(
        f"load {os.getloadavg()[0]:.1f} at the start; vectors ready after {made_s:.0f} s, not counted below",
        flush=True,
    )
    del material
    contenders = (OURS, *PEERS)
    measured = [_measured(one, rows, folder) for one in contenders]
    print(table([one.name for one in contenders], [known for known, _ in measured]))
    for one, (_, ended) in zip(contenders, measured, strict=True):
        _print_remark(f"{one.name} ({_versions(one)}){ended}: {one.remark}")
    _print_remark(f"Not measured: {LEFT_OUT}")


def _print_remark(text: str) -> None:
    print(textwrap.fill(text, 118, subsequent_indent="  "), flush=True)


def _measured(contender: Contender, rows: int, folder: Path) -> tuple[Mapping[str, Figure], str]:
    """Run one contender; return its figures, and how it ended if not well."""
    python = _python(contender)
    if not python.exists():
        return {}, " not installed: run `make peers`"
    store = folder / contender.module
    store.mkdir()
    command = [str(python), "-m", "tests.bench.peers.measure", contender.module, str(folder), str(store)]
    paths = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
    try:
        done = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": paths},
            cwd=ROOT,
            capture_output=True,
            timeout=LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as stopped:
        known = figures(stopped.stdout or b"")
        return known, f" STOPPED after {LIMIT_S} s with {known.get('added', 0):,} of {rows:,} added"
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        return figures(done.stdout), f" FAILED: {' '.join(last)}"
    return figures(done.stdout), ""


def _python(contender: Contender) -> Path:
    return Path(sys.executable) if contender is OURS else _PEERS_PYTHON


def _versions(contender: Contender) -> str:
    if contender is OURS:
        return metadata.version("wellkept")
    asked = subprocess.run(
        [str(_PEERS_PYTHON), "-c", _VERSIONS, *contender.packages], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or "not installed"


if __name__ == "__main__":
    main()
