"""Only the gap that SQLite never reads is zeroed."""

import struct
from pathlib import Path

import apsw
import pytest

from wellkept.store.sqlite.page_gaps import register, zero_gap

SIZE = 512


def page(kind: int, cells: int, content: int, start: int = 0) -> bytes:
    raw = bytearray(b"\xaa" * SIZE)
    raw[start] = kind
    raw[start + 3 : start + 7] = struct.pack(">HH", cells, content)
    return bytes(raw)


@pytest.mark.parametrize(("kind", "header"), [(13, 8), (10, 8), (5, 12), (2, 12)])
def test_the_gap_of_a_b_tree_page_is_zeroed_and_nothing_else(kind: int, header: int) -> None:
    before = page(kind, 3, 400)
    after = zero_gap(before, first=False)
    gap = header + 6
    assert after[:gap] == before[:gap]
    assert after[gap:400] == bytes(400 - gap)
    assert after[400:] == before[400:]


def test_page_one_keeps_its_file_header() -> None:
    before = page(13, 1, 300, start=100)
    after = zero_gap(before, first=True)
    assert after[:110] == before[:110]
    assert after[110:300] == bytes(190)
    assert after[300:] == before[300:]


@pytest.mark.parametrize(
    "before",
    [
        pytest.param(page(0, 3, 400), id="no b-tree page"),
        pytest.param(page(13, 300, 400), id="no gap"),
        pytest.param(page(13, 3, 600), id="content beyond the page"),
        pytest.param(zero_gap(page(13, 3, 400), first=False), id="already zero"),
    ],
)
def test_other_pages_are_left_as_they_are(before: bytes) -> None:
    assert zero_gap(before, first=False) is before


def test_a_file_with_auto_vacuum_is_left_alone(tmp_path: Path) -> None:
    con = apsw.Connection(str(tmp_path / "a.db"), vfs=register())
    con.execute("pragma auto_vacuum=full; create table t(x)")
    con.executemany("insert into t values(?)", [("y" * 700,)] * 200)
    con.execute("delete from t where rowid % 2")
    assert con.execute("pragma integrity_check").get == "ok"
    con.close()
