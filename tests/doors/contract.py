"""The two source descriptions, kept to the letter by a live server: `python -m tests.doors contract`."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.doors.program import Program, let_in, served
from tests.serve.living import MEMORIES, Living
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept

_FIELDS = {
    "id": str, "beingId": str, "kind": str, "content": str, "source": str, "importance": float, "tags": list,
    "createdAt": str,
}  # fmt: skip
_ISO = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
_COFFEE = {
    "kind": "preference", "content": "Owner prefers dark roast over espresso.", "source": "muse", "importance": 0.5,
    "tags": ["coffee"],
}  # fmt: skip
_MANY = 1000


@dataclass(slots=True)
class Sitting:
    """One assistant at one live server; `many` is how many memories there were before."""

    server: Program | Living
    token: str = field(repr=False)
    client: httpx.Client
    many: int = 0

    def keep(self, content: str, **record: object) -> httpx.Response:
        """Keep a sentence."""
        return self.client.post(MEMORIES, json={"content": content, **record})

    def listed(self, **query: str | int) -> list[dict[str, object]]:
        """Return a page of the list."""
        found: list[dict[str, object]] = self.client.get(MEMORIES, params=query).json()
        return found


def _curl(sitting: Sitting, jar: Path, *arguments: str) -> dict[str, object] | list[dict[str, object]]:
    """Ask by curl, as the page does, with the token in a cookie jar."""
    said = subprocess.run(
        [shutil.which("curl") or "curl", "-s", *arguments[:-1], sitting.server.url.replace("127.0.0.1", "localhost")
         + arguments[-1], "-b", str(jar)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    answer: dict[str, object] | list[dict[str, object]] = json.loads(said.stdout)
    return answer


def the_curl_pair(sitting: Sitting) -> None:
    """The concrete example of the Novaterra page, by curl and a cookie jar: POST, then found by `coffee`."""
    with tempfile.TemporaryDirectory() as folder:
        jar = Path(folder) / "cookies.txt"
        login = ["-X", "POST", "-c", str(jar), "-H", f"Authorization: Bearer {sitting.token}"]
        as_json = ["-H", "content-type: application/json"]
        assert _curl(sitting, jar, *login, *as_json, "-d", "{}", "/api/session") == {"ok": True}
        kept = _curl(sitting, jar, "-X", "POST", *as_json, "-d", json.dumps(_COFFEE), MEMORIES)
        assert isinstance(kept, dict)
        _is_memory(kept)
        assert {name: kept[name] for name in _COFFEE} == _COFFEE
        assert str(kept["id"]).startswith("mem_")
        assert kept["lastAccessed"] is None
        found = _curl(sitting, jar, MEMORIES + "?q=coffee&limit=5")
        assert isinstance(found, list)
        assert [one["id"] for one in found] == [kept["id"]]
        _is_memory(found[0])
        assert found[0]["lastAccessed"] is not None


def every_field_has_its_type(sitting: Sitting) -> None:
    """Every memory has the fields and types of the page, whatever was sent of it."""
    assert sitting.keep("Owner plays the cello in a quartet.").status_code == 201
    for one in sitting.listed(limit=5):
        _is_memory(one)


def a_repetition_reinforces(sitting: Sitting) -> None:
    """The same sentence again is no second memory: importance goes up, lastAccessed is refreshed."""
    first = sitting.keep("Owner waters the ferns on Sundays.", importance=0.4).json()
    again = sitting.keep("owner waters the  ferns on Sundays.", importance=0.4)
    assert (again.status_code, again.json()["outcome"]) == (200, "known")
    assert again.json()["id"] == first["id"]
    assert again.json()["importance"] > first["importance"]
    assert again.json()["lastAccessed"] is not None


def other_kinds_are_brought_to_one(sitting: Sitting) -> None:
    """Kinds that the contract does not define are coerced, and never refused."""
    given = {"goal": "fact", "habit": "preference", "family": "relationship", "event": "episode", "file": "document",
             "idea": "insight", "nonsense": "fact"}  # fmt: skip
    for number, (kind, wanted) in enumerate(given.items()):
        kept = sitting.keep(f"Owner numbered shelf {number + 31} of the {kind} cupboard.", kind=kind)
        assert kept.json()["kind"] == wanted, kind


def newest_first_by_kind(sitting: Sitting) -> None:
    """Without a question the newest come first; `kind` leaves the others out; empty values say nothing."""
    kept = sitting.keep("Owner keeps a barometer in the hall.", kind="insight").json()
    assert sitting.listed(q="", kind="", limit=50)[0]["id"] == kept["id"]
    assert {one["kind"] for one in sitting.listed(kind="insight", limit=50)} == {"insight"}


def at_most_200_and_all_by_the_cursor(sitting: Sitting) -> None:
    """However many are wanted, 200 come at once; the cursor reaches every one of 1,000 and more, each once."""
    page = sitting.client.get(MEMORIES, params={"limit": 5000})
    seen: list[str] = []
    pages = 0
    while True:
        pages += 1
        assert len(page.json()) <= 200
        seen += [one["id"] for one in page.json()]
        if "next" not in page.links:
            break
        assert page.headers["x-next-cursor"] in page.links["next"]["url"]
        page = sitting.client.get(page.links["next"]["url"])
    total = int(page.headers["x-total-count"])
    assert len(seen) == len(set(seen)) == total >= sitting.many
    assert pages == -(-total // 200)


def delete_takes_all_of_it(sitting: Sitting) -> None:
    """DELETE answers {"ok": true}, and nobody finds it any more."""
    kept = sitting.keep("Owner lent a zither to the neighbours.").json()
    gone = sitting.client.delete(f"{MEMORIES}/{kept['id']}")
    assert (gone.status_code, gone.json()) == (200, {"ok": True})
    assert sitting.client.get(f"{MEMORIES}/{kept['id']}").status_code == 404
    assert sitting.client.delete(f"{MEMORIES}/{kept['id']}").status_code == 404
    assert kept["id"] not in [one["id"] for one in sitting.listed(q="zither")]


def learning_keeps_sentences(sitting: Sitting) -> None:
    """A text becomes memories; with dryRun they are only found."""
    text = "Owner repairs old radios in the cellar. Owner once rode a mule across the Sierra."
    dry = sitting.client.post("/api/twin/learn", json={"text": text, "source": "muse", "dryRun": True}).json()
    assert [one["outcome"] for one in dry["memories"]] == ["found", "found"]
    assert not sitting.listed(q="mule")
    kept = sitting.client.post("/api/twin/learn", json={"text": text, "source": "muse"}).json()
    assert [one["outcome"] for one in kept["memories"]] == ["new", "new"]
    assert "mule" in str(sitting.listed(q="mule")[0]["content"])


def reteaching_is_the_edit_path(sitting: Sitting) -> None:
    """Delete and teach again works, and so does our correction, which keeps the earlier words."""
    kept = sitting.keep("Owner sails a red dinghy.").json()
    corrected = sitting.client.patch(f"{MEMORIES}/{kept['id']}", json={"content": "Owner sails a green dinghy."}).json()
    assert (corrected["id"], corrected["was"]) == (kept["id"], "Owner sails a red dinghy.")
    assert [one["was"] for one in corrected["history"]] == ["Owner sails a red dinghy."]


def remembering_updates_instead_of_repeating(sitting: Sitting) -> None:
    """Copilotz, first test: a sentence twice, then a close variant; one memory is left, with its `was`."""
    first = sitting.keep("Ana wants answers to be short.", about="person:ana")
    assert re.fullmatch(r"Remembered \[mem_\w+\]\.", first.json()["said"])
    again = sitting.keep("Ana wants answers to be short.", about="person:ana")
    assert again.json()["said"] == f"Already remembered [{first.json()['id']}]."
    variant = sitting.keep("Ana wants the answers to be short.", about="person:ana")
    assert variant.json()["said"] == f'Updated [{first.json()["id"]}]; it said: "Ana wants answers to be short.".'
    left = sitting.client.post(
        "/api/twin/relevant", json={"text": "How does Ana want answers to be?", "people": ["ana"]}
    ).json()
    found = [one for one in left if one["about"] == "person:ana"]
    assert [one["content"] for one in found] == ["Ana wants the answers to be short."]
    assert variant.json()["was"] == "Ana wants answers to be short."


def recall_finds_what_the_conversation_reads(sitting: Sitting) -> None:
    """Copilotz, second test: Ana's dog comes first, Bob's never, and the core memory stays out."""
    sitting.keep("Ana has a dog called Rex.", about="person:ana")
    core = sitting.keep("Ana prefers short answers.", about="person:ana", core=True).json()
    bobs = sitting.keep("Bob has a dog called Max.", about="person:bob").json()
    sitting.keep("The office is closed on Fridays.", about="everyone")
    asked = {"text": "What's the name of Ana's dog?", "people": ["ana"]}
    found = sitting.client.post("/api/twin/relevant", json=asked).json()
    assert found[0]["content"] == "Ana has a dog called Rex."
    assert not {core["id"], bobs["id"]} & {one["id"] for one in found}
    minded = sitting.client.get("/api/twin/core", params={"person": "ana"}).json()
    assert [one["id"] for one in minded] == [core["id"]]
    block = sitting.client.post("/api/twin/context", json=asked).json()
    assert "Rex" in block["text"]
    assert "Max" not in block["text"]


CHECKS: tuple[Callable[[Sitting], None], ...] = (
    the_curl_pair,
    every_field_has_its_type,
    a_repetition_reinforces,
    other_kinds_are_brought_to_one,
    newest_first_by_kind,
    at_most_200_and_all_by_the_cursor,
    delete_takes_all_of_it,
    learning_keeps_sentences,
    reteaching_is_the_edit_path,
    remembering_updates_instead_of_repeating,
    recall_finds_what_the_conversation_reads,
)


def run(size: int, seed: int) -> str:
    """Check all with `size` memories in the file before; answer how many held."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "memories.db"
        _fill(store, size)
        token = let_in(store, "contract")
        with served(store, whole=size >= _MANY) as server, server.client(token) as client:
            sitting = Sitting(server, token, client, size)
            held = [_holds(check, sitting) for check in CHECKS]
    return f"contract {sum(held)} of {len(held)}"


def _holds(check: Callable[[Sitting], None], sitting: Sitting) -> bool:
    try:
        check(sitting)
    except AssertionError as fault:
        print(f"contract: {check.__name__} does not hold: {str(fault)[:500]}", file=sys.stderr)
        return False
    return True


def _fill(store: Path, size: int) -> None:
    owner = Wellkept.open(store)
    try:
        made = tuple(Proposal(content) for content in _sentences(size))
        finish(owner.keep(Keep(made, source="import:text")))
        assert len(owner.newest(Query(), size + 1)) == size
    finally:
        owner.close()


def _sentences(size: int) -> Iterable[str]:
    places = ("harbour", "station", "library", "orchard", "bakery", "bridge", "market", "cinema")
    return (f"Owner left umbrella {number} at the {places[number % len(places)]}." for number in range(size))


def _is_memory(one: dict[str, object]) -> None:
    for name, kind in _FIELDS.items():
        assert isinstance(one[name], kind), name
    assert one["kind"] in {"fact", "episode", "preference", "relationship", "document", "insight"}
    assert 0 <= float(str(one["importance"])) <= 1
    assert _ISO.fullmatch(str(one["createdAt"]))
    assert one["lastAccessed"] is None or _ISO.fullmatch(str(one["lastAccessed"]))
