"""What is forgotten through the door leaves no byte in any file."""

import random
from pathlib import Path

import pytest

from tests.faults.marks import Mark, files_in, left_in, word
from tests.faults.reading import Reader
from tests.serve.living import MEMORIES, door
from wellkept.serve import upkeep


def left_of(folder: Path, marks: list[Mark]) -> list[tuple[str, Mark]]:
    now, backups = files_in(folder)
    return left_in([*now, *backups], marks)


def marks_of(words: list[str]) -> list[Mark]:
    return [Mark("word", one.encode()) for one in words]


@pytest.fixture
def words() -> list[str]:
    rng = random.Random(7)
    return [word(rng) for _ in range(4)]


def test_a_memory_forgotten_by_rest_leaves_no_trace(tmp_path: Path, words: list[str]) -> None:
    one, earlier, tag, asked = words
    with door(tmp_path / "memories.db") as living:
        client = living.client(living.let_in("north"))
        made = client.post(MEMORIES, json={"content": f"Owner hid {earlier} in the attic.", "tags": [tag]}).json()
        address = f"{MEMORIES}/{made['id']}"
        client.patch(address, json={"content": f"Owner hid {one} in the attic.", "why": "it was another"})
        assert client.get(MEMORIES, params={"q": f"{one} {asked}"}).json()
        assert left_of(tmp_path, marks_of([one, earlier, tag]))
        assert client.delete(address).json() == {"ok": True}
        assert left_of(tmp_path, marks_of(words)) == []
    assert left_of(tmp_path, marks_of(words)) == []


def test_what_another_program_holds_up_goes_once_it_lets_go(
    tmp_path: Path, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "TIDY_AFTER_S", 0.02)
    monkeypatch.setattr(upkeep, "AGAIN_S", 0.02)
    path = tmp_path / "memories.db"
    with door(path) as living:
        client = living.client(living.let_in("north"))
        made = client.post(MEMORIES, json={"content": f"Owner hid {words[0]} in the attic."}).json()
        reader = Reader(path)
        with reader.reading():
            assert client.delete(f"{MEMORIES}/{made['id']}").json() == {"ok": True}
            assert left_of(tmp_path, marks_of(words))
        while left_of(tmp_path, marks_of(words)):
            continue
        reader.close()
