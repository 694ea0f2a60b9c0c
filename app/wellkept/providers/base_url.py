"""The address of a model service: cleaned, and refused where a key or a memory would travel for all to read."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import SplitResult, urlsplit

from wellkept.model.errors import WellkeptError
from wellkept.model.said import said

OPENROUTER = "https://openrouter.ai/api/v1"


_HOST = re.compile(r"(?=.{1,253}\Z)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.ASCII)
_LENGTH_MAX = 500


class AddressRefused(WellkeptError):
    """The text is no address of a model service that may be used."""

    sentence = "This is not an address of a model service."
    next_step = said("Write one such as {example} or http://localhost:11434/v1.", example=OPENROUTER)


class Dialect(StrEnum):
    """Which additions to the common API a service understands."""

    OPENROUTER = "openrouter"
    PLAIN = "plain"  # Ollama, LM Studio, llama.cpp, vLLM and the like


@dataclass(frozen=True, slots=True)
class BaseUrl:
    """An address without a slash at its end, where it leads, and what is spoken there.

    Attributes: `host` as the ledger names it, with the port where it is not the usual one; `local` whether it is
    this very computer; `secure` whether what goes there can be read on the way by no one.
    """

    url: str
    host: str
    local: bool
    secure: bool
    dialect: Dialect

    @property
    def origin(self) -> str:
        """Return scheme and host only."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"


def base_url(text: str, dialect: Dialect | None = None) -> BaseUrl:
    """Return the address that a text names; without a `dialect` the host says which it is.

    Raises: AddressRefused: not http or https, a name or password in it, a query, or plain http across the internet.
    """
    parts = _split(text.strip())
    host = (parts.hostname or "").lower()
    if parts.scheme not in {"http", "https"} or not (_HOST.fullmatch(host) or ":" in host):
        raise AddressRefused
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise AddressRefused("An address with a name, a password or a question in it is not used.")
    local, secure = _is_this_computer(host), parts.scheme == "https"
    if not secure and not local and not _is_near(host):
        raise AddressRefused(
            "Over plain http, everyone on the way could read what is sent.", "Write https at its beginning."
        )
    spoken = dialect or (Dialect.OPENROUTER if f".{host}".endswith(".openrouter.ai") else Dialect.PLAIN)
    named = f"[{host}]" if ":" in host else host
    netloc = f"{named}:{parts.port}" if parts.port else named
    return BaseUrl(f"{parts.scheme}://{netloc}{parts.path.rstrip('/')}", netloc, local, secure, spoken)


def _split(text: str) -> SplitResult:
    if len(text) > _LENGTH_MAX or not text.isascii() or not text.isprintable() or " " in text:
        raise AddressRefused
    try:
        parts = urlsplit(text if "://" in text else f"https://{text}")
        _ = parts.port  # says only now that it is none
    except ValueError:
        pass
    else:
        return parts
    raise AddressRefused


def _is_this_computer(host: str) -> bool:
    if host == "localhost":
        return True
    address = _address(host)
    return address is not None and address.is_loopback


def _is_near(host: str) -> bool:
    """Return whether a host is in the owner's own network."""
    address = _address(host)
    return address.is_private if address is not None else host.endswith((".local", ".lan", ".home.arpa"))


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
