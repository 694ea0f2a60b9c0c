"""openapi.json describes all of the door, with its problems and the ways in."""

from typing import Any

import httpx
import pytest


@pytest.fixture(scope="module")
def described(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/openapi.json").json()
    return found


def test_it_is_of_version_3_1_with_both_ways_in(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1")
    assert described["components"]["securitySchemes"].keys() == {"token", "cookie"}


def test_every_problem_is_described_as_such(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            problems = {status: said for status, said in operation["responses"].items() if int(status) >= 400}
            assert {"400", "413", "421", "422", "429"} <= problems.keys(), (method, path)
            for said in problems.values():
                assert said["content"].keys() == {"application/problem+json"}, (method, path)


def test_all_but_health_and_leaving_needs_a_token(described: dict[str, Any]) -> None:
    open_to_all = {
        (method, path)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if "security" not in operation
    }
    assert open_to_all == {("get", "/api/health"), ("delete", "/api/session")}


def test_a_memory_has_the_fields_of_the_source_first(described: dict[str, Any]) -> None:
    fields = list(described["components"]["schemas"]["MemoryOut"]["properties"])
    assert fields[:9] == [
        "id", "beingId", "kind", "content", "source", "importance", "tags", "createdAt", "lastAccessed",
    ]  # fmt: skip


@pytest.mark.parametrize("page", ["/docs", "/redoc"])
def test_no_page_loads_anything_from_elsewhere(client: httpx.Client, page: str) -> None:
    assert client.get(page).status_code == 404
