"""Finding by meaning with a model on another computer: choosing it, and having it read what is searched for."""

from __future__ import annotations

from dataclasses import replace

from wellkept.model.ledger import Purpose
from wellkept.providers.embedder import EmbedderUnavailable
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_models import model_id
from wellkept.service.answers import StepsOutside
from wellkept.service.far_embedder import FarEmbedder, far_name
from wellkept.service.meaning import Meaning
from wellkept.service.meaning_answers import Coverage
from wellkept.service.remote import Remote

DIMS = 512
"""Numbers asked for where a model lets one choose: as many as the built-in model has, so that searching is as fast.
Source: the Novaterra memory model."""


def use_remote(meaning: Meaning, remote: Remote, model: str) -> StepsOutside[Coverage]:
    """Learn the size of a model's vectors and choose it. Raises: RemoteFault, NoKey; then nothing is changed."""
    from wellkept.providers.vector_calls import PROBE, learnt_size

    model = model_id(model)
    router = yield from remote.router()
    host = remote.base.host
    sending = Sending(host, model, Purpose.EMBED, chars=len(PROBE))
    size = yield from remote.call(sending, lambda _: learnt_size(router, model, DIMS))
    settings = remote.settings
    others = tuple(known for known in settings.sizes if known[:2] != (host, model))
    learnt = (host, model, size.dims, size.asked or 0, size.cuts)
    remote.save(replace(settings, embed_model=model, sizes=(*others, learnt)))
    return meaning.use(far_name(host, model))


def read_question(meaning: Meaning, text: str) -> StepsOutside[bool]:
    """Have the serving model read what is searched for; False where it need not, or cannot now."""
    serving = meaning.serving
    if not isinstance(serving, FarEmbedder) or not meaning.ready or serving.has_read(text) or not text.strip():
        return False
    try:
        yield from serving.read([text])
    except EmbedderUnavailable:
        return False  # the search by words stands; how things are with the service is told elsewhere
    return serving.has_read(text)
