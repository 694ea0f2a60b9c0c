"""What a sentence is to the memories there are, as the command line says it."""

from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Compared, Novelty

UPDATE_HELP = "Replace the words of this memory; its earlier words stay in its history."
_SAID = {
    Novelty.NEW: "new",
    Novelty.KNOWN: "already known",
    Novelty.UPDATE: "update of",
    Novelty.CONFLICT: "conflicts with",
    Novelty.NEAR: "possibly the same as",
    Novelty.REPEATED: "said earlier in this text",
    Novelty.FORGOTTEN: "held back: you had this forgotten",
}


def relation(novelty: Novelty, content: str, twin: Memory | None) -> str:
    """Return what a sentence is to the memories there are, with the id and the words of the one it is like."""
    said = _SAID[novelty]
    if twin is None or (novelty is Novelty.KNOWN and twin.content == content):
        return said
    return f"{said}{' as' if novelty is Novelty.KNOWN else ''} {twin.id}: {shown(twin.content)}"


def line_of(compared: Compared, content: str) -> str:
    """Return the same as a line of its own."""
    said = relation(compared.novelty, content, compared.twin)
    return said[:1].upper() + said[1:] + ("" if compared.twin else ".")


def compared_json(compared: Compared) -> dict[str, object]:
    """Return the same for scripts."""
    return {"novelty": compared.novelty.value, "twin": to_json(compared.twin) if compared.twin else None}
