"""The Model Context Protocol over HTTP, at one address beside the REST API and behind the same guard.

There are no sessions to steal: each request stands for itself and shows its token, so one that the owner takes back
is refused at the next request. Source: streamable HTTP of the protocol, where sessions are a server's choice.
"""

from contextlib import AbstractAsyncContextManager
from typing import Any

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.requests import Request

from wellkept.serve.asking import asker_of
from wellkept.serve.body import Receive, Scope, Send
from wellkept.serve.limits import Limits
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.serve.problems import Refused, of_status

ADDRESS = "/mcp"


class McpOverHttp:
    """An ASGI application for one address; `living` is open as long as it serves."""

    def __init__(self, limits: Limits) -> None:
        self._manager = StreamableHTTPSessionManager(
            mcp_server(_ask), json_response=True, stateless=True, max_request_body_size=limits.body
        )

    def living(self) -> AbstractAsyncContextManager[None]:
        """Return what has to be open while requests are answered; once only."""
        return self._manager.run()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. Raises: Refused, DoorShut, TooBusy, Gone before the protocol reads it."""
        if scope["method"] != "POST":
            raise Refused(of_status(405, (("Allow", "POST"),)))
        await asker_of(Request(scope)).enter()
        await self._manager.handle_request(scope, receive, send)


async def _ask(asked: Asked, request: object) -> Any:
    if not isinstance(asked.request, Request):
        raise TypeError("a message without the request that carried it")
    return await asker_of(asked.request).ask(request, object)
