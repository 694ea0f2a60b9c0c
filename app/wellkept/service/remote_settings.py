"""The owner's choices about models on other computers. They are kept in the file; the key never is."""

import json
from dataclasses import asdict, dataclass, fields, replace

from wellkept.providers.base_url import OPENROUTER
from wellkept.providers.remote_models import CHAT_DEFAULTS
from wellkept.store.store import Store

_NAME = "remote"

KnownSize = tuple[str, str, int, int, bool]


@dataclass(frozen=True, slots=True)
class RemoteSettings:
    """What was chosen.

    Attributes: `embed_model` "" for none; `sizes` of the vectors of models, as they were learnt: host, model, how
    many numbers are used, how many asked for (0: the model's own), and whether longer ones are cut; `agreed` the
    hosts that the owner has let texts go to, after seeing what goes; `kept` the hosts whose keys were put into
    the keyring: for no other is it opened unasked.
    """

    address: str = OPENROUTER
    chat_model: str = CHAT_DEFAULTS[0].id
    embed_model: str = ""
    sizes: tuple[KnownSize, ...] = ()
    offline: bool = False
    teaching: bool = True
    no_storing: bool = True
    zdr: bool = False
    agreed: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


def load_settings(store: Store) -> RemoteSettings:
    """Return the choices in a file; what is missing or of another form there is as in a new one."""
    try:
        found = json.loads(store.setting(_NAME) or "{}")
    except ValueError:
        found = {}
    usual = RemoteSettings()
    known: dict[str, object] = {}
    for each in fields(RemoteSettings):
        value = found.get(each.name) if isinstance(found, dict) else None
        if each.name in {"agreed", "kept"} and isinstance(value, list):
            known[each.name] = tuple(host for host in value if isinstance(host, str))
        elif each.name == "sizes" and isinstance(value, list):
            known[each.name] = tuple(tuple(size) for size in value if _is_size(size))
        elif type(value) is type(getattr(usual, each.name)):
            known[each.name] = value
    return replace(usual, **known)  # type: ignore[arg-type] # each has the type of its field


def save_settings(store: Store, settings: RemoteSettings) -> None:
    """Keep the choices in the file."""
    store.save_setting(_NAME, json.dumps(asdict(settings)))


def _is_size(value: object) -> bool:
    return isinstance(value, list) and [type(part) for part in value] == [str, str, int, int, bool]
