"""openapi.json says what the door does: the ways in, the heads, and every problem that it answers with."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from wellkept.serve.problems import MEDIA_TYPE
from wellkept.serve.schemas import ProblemOut

Described = dict[int | str, dict[str, Any]]

_REF = {"$ref": "#/components/schemas/ProblemOut"}
_WHY = {
    400: "This is no request that can be read.",
    401: "No token, a wrong one, or one that was taken back.",
    403: "The owner has not allowed it, or a web page asks.",
    404: "There is no such memory, or not for this assistant.",
    408: "It did not come in time.",
    409: "The owner had this forgotten, or another memory says it already.",
    413: "It is too large.",
    415: "The body is no JSON.",
    421: "It was sent to another name.",
    422: "It does not fit.",
    429: "Too many; Retry-After says when to come again.",
    500: "A bug.",
    503: "The file of memories, or the door, is busy.",
    507: "The disk is full.",
}
_ALWAYS = (400, 408, 413, 415, 421, 422, 429, 500, 503)
PAGED: Described = {
    200: {
        "headers": {
            "X-Total-Count": {"schema": {"type": "integer"}, "description": "How many there are to read."},
            "X-Next-Cursor": {"schema": {"type": "string"}, "description": "Leads to the next page; not at the end."},
            "Link": {"schema": {"type": "string"}, "description": 'The next page, with rel="next".'},
        }
    }
}


def problems(*further: int, open_to_all: bool = False) -> Described:
    """Return the problems that an address answers with, and those that all do."""
    known = {*_ALWAYS, *further, 403, *(() if open_to_all else (401, 507))}
    return {
        status: {"description": _WHY[status], "content": {MEDIA_TYPE: {"schema": _REF}}} for status in sorted(known)
    }


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the description, made once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        parts = made.setdefault("components", {}).setdefault("schemas", {})
        parts["ProblemOut"] = ProblemOut.model_json_schema(by_alias=True)
        for name in ("HTTPValidationError", "ValidationError"):
            parts.pop(name, None)
        app.openapi_schema = made
    return app.openapi_schema
