"""Fingerprints in the file: kept once, found by either half, and gone with every byte."""

from pathlib import Path

from tests.building import NOON, memory
from wellkept.model.memory import Earlier
from wellkept.store.forgotten import Print
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore

DAY = 20_514


def a_print(number: int, maker: bytes = b"mine") -> Print:
    return Print(bytes([number]) * 16, bytes([number + 100]) * 16, maker)


def test_each_is_kept_once_and_what_is_new_is_told(store: SqliteStore) -> None:
    assert store.add_prints([a_print(1), a_print(2)], DAY) == (a_print(1), a_print(2))
    assert store.add_prints([a_print(2), a_print(3)], DAY) == (a_print(3),)
    assert store.print_makers() == {b"mine": 3}


def test_they_are_found_by_either_half(store: SqliteStore) -> None:
    store.add_prints([a_print(1)], DAY)
    one = a_print(1)
    assert store.printed([one.exact], []) == {one.exact}
    assert store.printed([b"x" * 16], [one.form]) == {one.form}
    assert store.printed([one.form], [one.exact]) == frozenset()


def test_dropping_by_form_takes_all_of_that_form(store: SqliteStore) -> None:
    twins = [Print(bytes([number]) * 16, b"f" * 16, b"mine") for number in (1, 2)]
    store.add_prints([*twins, a_print(3)], DAY)
    assert set(store.drop_prints([], [b"f" * 16])) == set(twins)
    assert store.print_makers() == {b"mine": 1}


def test_more_than_one_look_holds(store: SqliteStore) -> None:
    many = [Print(number.to_bytes(16, "big"), bytes(16), b"mine") for number in range(450)]
    store.add_prints(many, DAY)
    assert len(store.printed([one.exact for one in many], [])) == 450


def test_they_are_counted_by_who_made_them_and_emptied_without_a_trace(store: SqliteStore, path: Path) -> None:
    store.add_prints([a_print(1), a_print(2, b"else")], DAY)
    assert store.print_makers() == {b"mine": 1, b"else": 1}
    assert store.empty_prints() == 2
    assert store.scrub()
    files = [file.read_bytes() for file in path.parent.iterdir()]
    assert not any(a_print(number).exact in data for number in (1, 2) for data in files)


def test_a_file_of_a_version_before_gets_the_table(path: Path) -> None:
    con, _ = open_file(path)
    migrate(con, path, steps=migration_texts()[:10])
    con.close()
    store = SqliteStore.open(path)
    assert store.add_prints([a_print(1)], DAY) == (a_print(1),)
    store.close()


def test_earlier_words_come_page_by_page(store: SqliteStore) -> None:
    words = [Earlier(f"Words {number}", NOON, "") for number in range(3)]
    mine, _ = store.insert(
        [memory("Now.", history=tuple(words)), memory("Now.", being_id="guest", history=tuple(words))]
    )
    first = store.earlier_words("owner", 0, 2)
    assert [(key, was) for _, key, was in first] == [(mine, "Words 0"), (mine, "Words 1")]
    assert [was for _, _, was in store.earlier_words("owner", first[-1][0], 2)] == ["Words 2"]
