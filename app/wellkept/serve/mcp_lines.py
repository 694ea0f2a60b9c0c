"""Lines of the Model Context Protocol: read, mended where half a character is all that is wrong, or refused.

A line that got no answer would leave its assistant waiting for ever. Numbers of faults: JSON-RPC 2.0, section 5.1.
"""

import json
from typing import Any, Final

from mcp_types import INVALID_REQUEST, PARSE_ERROR, JSONRPCMessage, jsonrpc_message_adapter

from wellkept.model.text import mend_surrogates
from wellkept.serve.stdio_pipes import TooLong

_NO_JSON: Final = "This line is no JSON."
_TOO_LONG: Final = "This line is longer than any message may be."
_NO_MESSAGE: Final = "This is no message of the Model Context Protocol."


class NotUnderstood(ValueError):
    """A line is no message; `answer` is the line to send back, which holds nothing of it but its id."""

    def __init__(self, code: int, sentence: str, message_id: str | int | None = None) -> None:
        super().__init__(sentence)
        self.answer = line_of({"jsonrpc": "2.0", "id": message_id, "error": {"code": code, "message": sentence}})


def message_in(line: bytes | TooLong) -> JSONRPCMessage:
    """Return the message in a line. Raises: NotUnderstood."""
    if isinstance(line, TooLong):
        raise NotUnderstood(INVALID_REQUEST, _TOO_LONG)
    try:
        return jsonrpc_message_adapter.validate_json(line, by_name=False)
    except ValueError:
        pass  # it may be JSON all the same: JavaScript writes half a character as an escape
    try:
        said = json.loads(mend_surrogates(json.dumps(json.loads(line), ensure_ascii=False)))
    except (ValueError, RecursionError):
        raise NotUnderstood(PARSE_ERROR, _NO_JSON) from None  # the other fault holds what was sent
    try:
        return jsonrpc_message_adapter.validate_python(said, by_name=False)
    except ValueError:
        raise NotUnderstood(INVALID_REQUEST, _NO_MESSAGE, _id_of(said)) from None


def line_of(message: object) -> bytes:
    """Return a message as one line of ASCII: no reader of lines, in whatever encoding, takes it for two."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def _id_of(said: Any) -> str | int | None:
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, (str, int)) and not isinstance(found, bool) else None
