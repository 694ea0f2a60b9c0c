"""What becomes of what is sent: kept, known, updated, proposed, held back, corrected, forgotten; and pages."""

from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.serve.living import MEMORIES, Living
from wellkept.model.assistants import Right, Rights
from wellkept.model.kinds import Kind
from wellkept.model.scope import EVERYONE
from wellkept.service.assistant_requests import Accesses, ShowAccesses
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept


@pytest.fixture(scope="module")
def asking(living: Living) -> httpx.Client:
    """A client of an assistant whose writes wait for the owner."""
    return living.client(living.let_in("south", Rights(can=frozenset((Right.READ, Right.PROPOSE)))))


@pytest.fixture(scope="module")
def kept(client: httpx.Client) -> dict[str, str]:
    made: dict[str, str] = client.post(MEMORIES, json={"content": "Owner plays chess on Mondays."}).json()
    return made


def test_what_is_new_says_where_it_is(client: httpx.Client) -> None:
    answer = client.post(MEMORIES, json={"content": "Owner has a sister called Ilse.", "beingId": "owner", "more": 1})
    assert (answer.status_code, answer.json()["outcome"]) == (201, "new")
    assert client.get(answer.headers["location"]).json()["content"] == "Owner has a sister called Ilse."


def test_a_whole_number_may_have_a_point(client: httpx.Client) -> None:
    answer = client.post(
        "/api/twin/relevant", content=b'{"text": "", "limit": 5.0}', headers={"content-type": "application/json"}
    )
    assert answer.status_code == 200


def test_what_the_owner_had_forgotten_is_held_back(living: Living, client: httpx.Client) -> None:
    made = client.post(MEMORIES, json={"content": "Owner once broke a blue vase."}).json()
    key = living.owner(lambda wellkept: wellkept.by_id(made["id"]).key)
    living.owner(lambda wellkept: wellkept.forget(Forget((key,))))
    answer = client.post(MEMORIES, json={"content": "Owner once broke a blue vase."})
    assert (answer.status_code, answer.json()["outcome"]) == (409, "held")
    assert "vase" not in answer.text


@pytest.mark.parametrize(
    ("method", "body"),
    [
        pytest.param("PATCH", {"content": "Owner plays chess on Tuesdays."}, id="correct"),
        pytest.param("DELETE", None, id="forget"),
    ],
)
def test_without_the_right_the_owner_is_asked(
    asking: httpx.Client, client: httpx.Client, kept: dict[str, str], method: str, body: dict[str, str] | None
) -> None:
    address = f"{MEMORIES}/{kept['id']}"
    answer = asking.request(method, address, json=body)
    assert (answer.status_code, answer.json()["ok"], answer.json()["outcome"]) == (202, False, "proposed")
    assert client.get(address).json()["content"] == "Owner plays chess on Mondays."


def test_a_proposed_sentence_is_not_there_yet(asking: httpx.Client, client: httpx.Client) -> None:
    answer = asking.post(MEMORIES, json={"content": "Owner collects thimbles."})
    assert (answer.status_code, answer.json()["outcome"]) == (202, "proposed")
    assert client.get(MEMORIES, params={"q": "thimbles"}).json() == []


def test_what_may_not_be_read_is_not_there(asking: httpx.Client, client: httpx.Client) -> None:
    made = client.post(MEMORIES, json={"content": "Bob snores.", "about": "person:bob"}).json()
    assert asking.get(f"{MEMORIES}/{made['id']}").status_code == 404
    assert "snores" not in asking.get(MEMORIES, params={"q": "snores"}).text


def test_what_was_not_allowed_is_refused(living: Living) -> None:
    blind = living.client(living.let_in("blind", Rights(can=frozenset((Right.PROPOSE,)), abouts=(EVERYONE,))))
    assert blind.get(MEMORIES).json()["code"] == "not-allowed"
    assert blind.post(MEMORIES, json={"content": "Owner sings."}).status_code == 403


def test_new_words_that_another_memory_has_are_a_conflict(client: httpx.Client, kept: dict[str, str]) -> None:
    client.post(MEMORIES, json={"content": "Owner dislikes marzipan."})
    answer = client.patch(f"{MEMORIES}/{kept['id']}", json={"content": "Owner dislikes marzipan."})
    assert (answer.status_code, answer.json()["code"]) == (409, "said-elsewhere")


def test_a_page_leads_to_the_next_with_the_same_question(client: httpx.Client) -> None:
    for number in range(3):
        client.post(MEMORIES, json={"content": f"Owner saw heron {number} at the pond.", "kind": "episode"})
    page = client.get(MEMORIES, params={"q": "heron pond", "kind": "event", "limit": 2})
    again = parse_qs(urlsplit(page.links["next"]["url"]).query)
    assert again == {"q": ["heron pond"], "kind": ["event"], "limit": ["2"], "cursor": [page.headers["x-next-cursor"]]}
    rest = client.get(page.links["next"]["url"])
    assert len({one["id"] for one in (*page.json(), *rest.json())}) == 3
    assert "next" not in rest.links


def test_a_conversation_is_read_by_its_rules(client: httpx.Client) -> None:
    client.post(MEMORIES, json={"content": "Cleo has a parrot.", "about": "person:cleo"})
    asked: dict[str, str | int] = {"person": "cleo", "limit": 200}
    assert [one["content"] for one in client.get(MEMORIES, params=asked).json()][:1] == ["Cleo has a parrot."]
    assert "parrot" not in client.get(MEMORIES, params={"person": "dan", "limit": 200}).text


def test_the_token_in_a_cookie_opens_the_door(living: Living, client: httpx.Client) -> None:
    jar = living.client()
    begun = jar.post("/api/session", headers={"Authorization": client.headers["authorization"]})
    assert "HttpOnly" in begun.headers["set-cookie"]
    assert "SameSite=Strict" in begun.headers["set-cookie"]
    assert jar.get(MEMORIES).status_code == 200
    jar.delete("/api/session")
    assert jar.get(MEMORIES).status_code == 401


def test_the_profile_and_the_beings(client: httpx.Client) -> None:
    assert client.get("/api/twin/profile").json() == {"beingId": "owner", "sections": {}}
    assert client.get("/api/twin/beings").json() == {"beings": ["owner"]}


def test_accesses_are_on_record_a_second_later(living: Living, client: httpx.Client) -> None:
    client.get(MEMORIES, params={"q": "what does the record say"})

    def acts(wellkept: Wellkept) -> set[str]:
        shown = wellkept.handle(ShowAccesses())
        assert isinstance(shown, Accesses)
        return {one.act for one in shown.accesses}

    while "recall" not in living.owner(acts):
        continue


@pytest.mark.parametrize("named", [("bogus",), ("fact", "bogus"), ("facts!",)], ids=" ".join)
@pytest.mark.parametrize("text", ["", "heron"])
def test_a_kind_that_there_is_not_is_no_fact(client: httpx.Client, named: tuple[str, ...], text: str) -> None:
    answer = client.get(MEMORIES, params={"q": text, "kind": named})
    said = answer.json()
    assert (answer.status_code, answer.headers["content-type"]) == (400, "application/problem+json")
    assert (said["code"], said["kinds"]) == ("unknown-kind", [kind.value for kind in Kind])
    assert "bogus" not in answer.text
    assert all(kind in said["nextStep"] for kind in Kind)


@pytest.mark.parametrize("named", ["", "Fact", "goals", " insight "])
def test_a_usual_other_name_of_a_kind_is_understood(client: httpx.Client, named: str) -> None:
    assert client.get(MEMORIES, params={"kind": named}).status_code == 200
