"""Models on other computers: the key, the service it is for, and the one way to call it.

Nothing here waits: what may wait on the keyring or the network is yielded as `Outside`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from wellkept.model.ledger import Purpose
from wellkept.model.said import one_after_the_other
from wellkept.providers.base_url import OPENROUTER, BaseUrl, Dialect, base_url
from wellkept.providers.faults import OfflineSwitched, RemoteFault
from wellkept.providers.key_text import revoke_link
from wellkept.providers.keys import KeyRing, KeyState, Standing
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_models import CHAT_DEFAULTS, EMBEDDING_DEFAULTS, RemoteModel, model_id
from wellkept.service.answers import Cancelled, Outside, StepsOutside
from wellkept.service.journal import Journal
from wellkept.service.remote_answers import RemoteState
from wellkept.service.remote_requests import SetRemote
from wellkept.service.remote_settings import RemoteSettings, load_settings, save_settings
from wellkept.store.store import Store

if TYPE_CHECKING:  # the client takes a fifth of a second to load, and most owners never need it
    from wellkept.providers.calls import Limits
    from wellkept.providers.chat import Chat
    from wellkept.providers.openrouter import OpenRouter
    from wellkept.providers.remote_chat import Rung
    from wellkept.providers.secret import Secret
    from wellkept.providers.sign_in import SignIn

T = TypeVar("T")


class NoKey(RemoteFault):
    """There is no key for the service."""

    sentence = "There is no key for the model service."
    next_step = "Paste one in the settings; everything else works without it."


class Remote:
    """One service, over one open store. Use it from one thread only; close it at the end.

    `keys` makes the keyring's door for a host; it and `dialect` are for tests.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        *,
        keys: Callable[[str], KeyRing] = KeyRing,
        dialect: Dialect | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._keys = keys
        self._ring: tuple[str, KeyRing] | None = None
        self._dialect = dialect
        self.limits = limits
        self.journal = Journal(store, clock)
        self.key = KeyState(Standing.ASKING)
        self.sign_in: SignIn | None = None
        self._rungs: dict[str, Rung] = {}
        self._router: tuple[object, OpenRouter] | None = None
        self.listed: dict[Purpose, tuple[RemoteModel, ...]] = {}
        self.offline = self.settings.offline

    @property
    def settings(self) -> RemoteSettings:
        """What the owner chose, as the file has it now."""
        return load_settings(self.store)

    @property
    def base(self) -> BaseUrl:
        """Where requests go."""
        return base_url(self.settings.address or OPENROUTER, self._dialect)

    @property
    def keys(self) -> KeyRing:
        """The keyring, for the host where requests go: no other host is ever offered its key."""
        host = self.base.host
        if self._ring is None or self._ring[0] != host:
            self._ring = (host, self._keys(host))
            self.key = KeyState(Standing.ASKING)
        return self._ring[1]

    @property
    def needs_no_key(self) -> bool:
        """Whether the service answers without a key."""
        return self.base.dialect is Dialect.PLAIN

    @property
    def state(self) -> RemoteState:
        """How things stand, as last heard of the keyring."""
        settings, base, keyless = self.settings, self.base, self.needs_no_key
        _ = self.keys  # of another host now, perhaps
        note = self._why_not(settings, keyless=keyless)
        key = self.key.key
        return RemoteState(
            key=self.key,
            address=base.url,
            host=base.host,
            local=base.local,
            keyless=keyless,
            chat_model=settings.chat_model,
            embed_model=settings.embed_model,
            offline=settings.offline,
            teaching=settings.teaching,
            no_storing=settings.no_storing,
            zdr=settings.zdr,
            ready=not note,
            note=note,
            revoke=revoke_link(key) if key is not None and not keyless else "",
        )

    def set(self, request: SetRemote) -> RemoteState:
        """Change settings. Raises: AddressRefused; then none is changed."""
        settings = self.settings
        if request.address is not None:
            address = request.address.strip() or OPENROUTER
            if base_url(address, self._dialect).url != self.base.url:
                self.listed.clear()
            settings = replace(settings, address=address)
        if request.chat_model is not None:
            settings = replace(settings, chat_model=model_id(request.chat_model))
        asked = {name: getattr(request, name) for name in ("offline", "teaching", "no_storing", "zdr")}
        settings = replace(settings, **{name: value for name, value in asked.items() if value is not None})
        self.save(settings)
        return self.state

    def save(self, settings: RemoteSettings) -> None:
        """Keep settings; the offline switch works from this moment on, also for a call under way."""
        save_settings(self.store, settings)
        self.offline = settings.offline

    def agree(self) -> None:
        """Remember that the owner has seen what goes to this host, and lets it."""
        settings = self.settings
        self.save(replace(settings, agreed=(*settings.agreed, self.base.host)))

    def model(self, identity: str, purpose: Purpose) -> RemoteModel:
        """Return what is known of a model."""
        usual = CHAT_DEFAULTS if purpose is Purpose.EXTRACT else EMBEDDING_DEFAULTS
        known = {model.id: model for model in (*usual, *self.listed.get(purpose, ()))}
        return known.get(identity, RemoteModel(identity))

    def look(self, *, anyway: bool = False) -> StepsOutside[None]:
        """Ask for the key: the keyring only if a key was put there for this host, or `anyway`.

        A keyring that is asked may show a dialog, be it to make itself: nobody without a key shall meet it.
        """
        keys = self.keys
        if anyway or self.base.host in self.settings.kept:
            self.key = yield Outside(lambda _: keys.ask())
        else:
            self.key = keys.look()

    def note_kept(self) -> None:
        """Remember whether the keyring holds a key for this host now."""
        settings, host = self.settings, self.base.host
        others = tuple(known for known in settings.kept if known != host)
        kept = (*others, host) if self.key.standing is Standing.PRESENT else others
        if kept != settings.kept:
            self.save(replace(settings, kept=kept))

    def known_key(self) -> StepsOutside[None]:
        """Ask the keyring for the key, if there is none yet. Raises: NoKey where one is needed and there is none.

        Servers of the owner's own computer that speak the plain dialect are taken to need none.
        """
        if self.key.key is None and not (self.base.local and self.needs_no_key):
            yield from self.look()
        if self.key.key is None and not self.needs_no_key:
            raise NoKey(one_after_the_other((NoKey.sentence, self.key.sentence)), self.key.next_step)

    def router(self) -> StepsOutside[OpenRouter]:
        """Return the client of the service as it is set up now. Raises: NoKey."""
        yield from self.known_key()
        return self.client(self.key.key)

    def chat(self) -> StepsOutside[Chat]:
        """Return the chosen model, to be asked. Raises: NoKey."""
        from wellkept.providers.remote_chat import RemoteChat

        router = yield from self.router()
        return RemoteChat(router, self.model(self.settings.chat_model, Purpose.EXTRACT), self._rungs)

    def call(self, sending: Sending, call: Callable[[Cancelled], T], keys: Sequence[int] = ()) -> StepsOutside[T]:
        """Make a call that is written down before and after. `keys` are the memories it holds.

        Raises: OfflineSwitched before anything is written down, another RemoteFault.
        """
        if self.settings.offline:
            raise OfflineSwitched
        journal = self.journal
        announced = journal.announce(sending, keys)

        def made(cancelled: Cancelled) -> T:
            with journal.making(announced):
                return call(cancelled)

        try:
            answer: T = yield Outside(made)
        finally:
            journal.settle(announced)
        return answer

    def client(self, key: Secret | None) -> OpenRouter:
        """Return the client of the service as it is set up now, with this key."""
        from wellkept.providers.openrouter import OpenRouter, Prefs

        settings, base = self.settings, self.base
        self.offline = settings.offline
        wanted = (base.url, key, settings.no_storing, settings.zdr)
        if self._router is None or self._router[0] != wanted:
            self.hang_up()
            prefs = Prefs(settings.no_storing, settings.zdr)
            made = OpenRouter(base, key, self.journal, prefs, limits=self.limits, offline=lambda: self.offline)
            self._router = (wanted, made)
        return self._router[1]

    def hang_up(self) -> None:
        """End what is under way; the next call connects anew."""
        if self._router is not None:
            self._router[1].close()
            self._router = None

    def _why_not(self, settings: RemoteSettings, *, keyless: bool) -> str:
        if settings.offline:
            return OfflineSwitched.sentence
        if not keyless and self.key.key is None:
            return self.key.sentence
        return "" if settings.chat_model else "No model is chosen."
