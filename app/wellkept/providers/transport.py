"""httpx over our own sockets: the pool of connections, whom to trust, and a proxy if the system names one."""

from __future__ import annotations

import logging
import ssl
from collections.abc import Iterator
from urllib.request import getproxies, proxy_bypass

import certifi
import httpcore
import httpx

from wellkept.providers.base_url import AddressRefused, BaseUrl
from wellkept.providers.sockets import Sockets

for _name in ("httpx", "httpcore"):  # they would log addresses and headers, and a service may quote us in those
    logging.getLogger(_name).setLevel(logging.CRITICAL + 1)

_NO_PROXY = "Name an http proxy in HTTPS_PROXY, or the service in NO_PROXY."

IDLE_S = 5.0
"""How long an unused connection stays open: long enough for the next batch, short enough to leave nothing behind."""


class SocketTransport(httpx.BaseTransport):
    """Hands requests to httpcore, which writes and reads them on sockets that can be stopped."""

    def __init__(self, base: BaseUrl) -> None:
        proxy = None if base.local else _proxy(base)
        self._pool = httpcore.ConnectionPool(
            ssl_context=trust() if base.secure or proxy else None,
            proxy=httpcore.Proxy(proxy) if proxy else None,
            keepalive_expiry=IDLE_S,
            network_backend=Sockets(),
        )

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return its answer, the body not yet read."""
        url = request.url
        answer = self._pool.handle_request(
            httpcore.Request(
                method=request.method,
                url=httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
                headers=request.headers.raw,
                content=request.read(),
            )
        )
        return httpx.Response(answer.status, headers=answer.headers, stream=_Body(answer))

    def close(self) -> None:
        """Hang up every connection."""
        self._pool.close()


class _Body(httpx.SyncByteStream):
    def __init__(self, answer: httpcore.Response) -> None:
        self._answer = answer

    def __iter__(self) -> Iterator[bytes]:
        yield from self._answer.iter_stream()

    def close(self) -> None:
        self._answer.close()


def trust() -> ssl.SSLContext:
    """Return whom we believe: the system's authorities, for who has a company's own, and the public ones."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def _proxy(base: BaseUrl) -> str | None:
    """Return the proxy that the system or the environment names for an address. Raises: AddressRefused."""
    scheme, _, _ = base.url.partition(":")
    if proxy_bypass(base.host.rpartition(":")[0] or base.host):
        return None
    proxies = getproxies()
    proxy = proxies.get(scheme) or proxies.get("all")
    if proxy and not proxy.startswith(("http://", "https://")):  # to go around it would be against the owner's will
        raise AddressRefused("The proxy that this system names is of a kind that Wellkept cannot use.", _NO_PROXY)
    return proxy
