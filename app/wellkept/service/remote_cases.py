"""What the owner asks about the key and the models on offer, one function each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.ledger import Purpose
from wellkept.model.said import said
from wellkept.providers.base_url import Dialect
from wellkept.providers.faults import Busy, OfflineSwitched, RemoteFault, Unreachable
from wellkept.providers.key_facts import KeyFacts
from wellkept.providers.key_text import clean_key
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_models import CHAT_DEFAULTS, EMBEDDING_DEFAULTS
from wellkept.service.answers import Outside, StepsOutside
from wellkept.service.remote import NoKey, Remote
from wellkept.service.remote_answers import Models, RemoteState, SignInLink
from wellkept.service.remote_requests import AskModels, AskRemote, KeepKey

if TYPE_CHECKING:
    from wellkept.providers.secret import Secret


def ask(remote: Remote, request: AskRemote) -> StepsOutside[RemoteState]:
    """Say how things stand, after asking the keyring if that is wanted."""
    if request.keyring:
        yield from remote.look(anyway=request.anyway)
        if request.anyway:
            remote.note_kept()
    return remote.state


def keep_key(remote: Remote, request: KeepKey) -> StepsOutside[RemoteState]:
    """Check a pasted key with the service, then keep it.

    One that cannot be checked now is kept all the same, and the note says so. Raises: KeyTextRefused,
    KeyRefused, NotAllowed; then it is not kept.
    """
    return (yield from keep_cleaned(remote, clean_key(request.text)))


def keep_cleaned(remote: Remote, key: Secret) -> StepsOutside[RemoteState]:
    """Do the same with a key that is one."""
    unchecked = ""
    try:
        yield from _facts(remote, key)
    except (Unreachable, Busy, OfflineSwitched) as fault:
        unchecked = said("The key is kept, but could not be checked yet. {why}", why=fault.sentence)
    keys = remote.keys
    remote.key = yield Outside(lambda _: keys.keep(key))
    remote.note_kept()
    return replace(remote.state, note=unchecked) if unchecked else remote.state


def forget_key(remote: Remote) -> StepsOutside[RemoteState]:
    """Take the key out of the keyring and of RAM, and hang up."""
    remote.hang_up()
    keys = remote.keys
    remote.key = yield Outside(lambda _: keys.forget())
    remote.note_kept()
    return remote.state


def begin_sign_in(remote: Remote) -> SignInLink:
    """Open a port for the browser to come back to, and return the page to open. Raises: OfflineSwitched."""
    from wellkept.providers.line import Line
    from wellkept.providers.sign_in import SignIn

    if remote.settings.offline:
        raise OfflineSwitched
    end_sign_in(remote)
    line = Line(remote.base, None, remote.journal, limits=remote.limits, offline=lambda: remote.offline)
    remote.sign_in = SignIn(line)
    return SignInLink(remote.sign_in.link)


def await_sign_in(remote: Remote) -> StepsOutside[RemoteState]:
    """Wait for the browser and keep the key it brings. Raises: SignInExpired, other RemoteFaults."""
    attempt = remote.sign_in
    if attempt is None:
        return remote.state
    try:
        key = yield from remote.call(Sending(remote.base.host, "", Purpose.SIGN_IN), attempt.wait)
        return (yield from keep_cleaned(remote, key))
    finally:
        end_sign_in(remote)


def end_sign_in(remote: Remote) -> None:
    """Close the port, if one is open."""
    if remote.sign_in is not None:
        remote.sign_in.close()
        remote.sign_in = None


def check_key(remote: Remote) -> StepsOutside[KeyFacts]:
    """Return what the key may still spend. Raises: RemoteFault."""
    yield from remote.known_key()
    return (yield from _facts(remote, remote.key.key))


def models(remote: Remote, request: AskModels) -> StepsOutside[Models]:
    """Return the models on offer; the list to start with, and why, where the service cannot be asked."""
    usual = CHAT_DEFAULTS if request.purpose is Purpose.EXTRACT else EMBEDDING_DEFAULTS
    try:
        router = yield from remote.router()
        listing = router.chat_models if request.purpose is Purpose.EXTRACT else router.embedding_models
        found = yield from remote.call(Sending(remote.base.host, "", Purpose.MODELS), listing)
    except (NoKey, RemoteFault) as fault:
        return Models(() if remote.base.dialect is Dialect.PLAIN else usual, fault.sentence)
    remote.listed[request.purpose] = found
    return Models(found)


def _facts(remote: Remote, key: Secret | None) -> StepsOutside[KeyFacts]:
    client = remote.client(key)
    return (yield from remote.call(Sending(remote.base.host, "", Purpose.KEY), client.check_key))
