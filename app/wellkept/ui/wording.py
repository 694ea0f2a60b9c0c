"""The record of a memory in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory, Trust
from wellkept.model.text import shown
from wellkept.service.answers import Act
from wellkept.ui.ages import ago
from wellkept.ui.counting import counted
from wellkept.ui.locales import owner_locale

_KINDS = {
    Kind.FACT: "Fact",
    Kind.EPISODE: "Episode",
    Kind.PREFERENCE: "Preference",
    Kind.RELATIONSHIP: "Relationship",
    Kind.DOCUMENT: "Document",
    Kind.INSIGHT: "Insight",
}
# In the middle of a sentence.
_KINDS_WITHIN = {
    Kind.FACT: "fact",
    Kind.EPISODE: "episode",
    Kind.PREFERENCE: "preference",
    Kind.RELATIONSHIP: "relationship",
    Kind.DOCUMENT: "document",
    Kind.INSIGHT: "insight",
}
_SOURCES = {
    "paste": "Pasted text",
    "typed": "Typed by you",
    "omni": "Your assistant",
    "muse": "Muse",
    "browser": "Browser",
    "email": "E-mail",
    "file": "File",
    "studio": "Studio",
    "import": "Import",
    "agent": "Assistant",
    "cli": "Command line",
    "sample": "Sample",
}
_TRUST = {
    Trust.SAID: "Said by you",
    Trust.FOUND: "Found in a text you gave",
    Trust.GUESSED: "Guessed by a model",
}
_ACTS = {
    Act.TEACH: "teaching",
    Act.CORRECT: "correction",
    Act.EDIT: "change",
    Act.EDIT_KIND: "changing the kind",
    Act.EDIT_IMPORTANCE: "changing the importance",
    Act.EDIT_CORE: "changing what is always in mind",
    Act.EDIT_ABOUT: "changing whom it is about",
    Act.ADD_TAGS: "adding a tag",
    Act.REMOVE_TAGS: "removing a tag",
    Act.FORGET: "forgetting",
    Act.FORGET_LINES: "forgetting lines about you",
    Act.MERGE: "merging two memories",
    Act.REPLACE: "replacing the older memory",
    Act.KEEP_BOTH: "keeping both memories",
    Act.CONFIRM: "saying it is still true",
    Act.PUT_OFF: "putting a question off",
    Act.SAMPLES: "adding samples",
    Act.RESTORE: "bringing back from a backup",
    Act.GRANT: "granting wishes",
    Act.REFUSE: "refusing wishes",
}
# After "the", where what the menu says does not fit.
_DONE = {
    Act.EDIT_KIND: "change of kind",
    Act.EDIT_IMPORTANCE: "change of importance",
    Act.EDIT_CORE: "change of what is always in mind",
    Act.EDIT_ABOUT: "change of whom it is about",
    Act.ADD_TAGS: "new tag",
    Act.REMOVE_TAGS: "removal of a tag",
    Act.MERGE: "merge of two memories",
    Act.REPLACE: "replacement of the older memory",
    Act.KEEP_BOTH: "decision to keep both",
    Act.CONFIRM: "answer that it is still true",
    Act.PUT_OFF: "putting off",
    Act.SAMPLES: "adding of samples",
    Act.RESTORE: "restoring from a backup",
    Act.GRANT: "granting of wishes",
    Act.REFUSE: "refusal of wishes",
}
_EMBEDDERS = {"built-in": "the built-in model", "hash-words": "hashed words"}
# Borders of importance, 0..1, between the words for it.
_IMPORTANCE = ((0.2, "minor"), (0.55, "ordinary"), (0.75, "important"), (0.9, "very important"))


def _tr(text: str) -> str:
    return QCoreApplication.translate("wording", text)


def number(value: int) -> str:
    """Return a whole number with the owner's thousands marks."""
    return owner_locale().toString(value)


def decimal(value: float, places: int) -> str:
    """Return a number with so many places after the owner's decimal mark."""
    return owner_locale().toString(value, "f", places)


def quoted(text: str) -> str:
    """Return the owner's words, made ready for the screen, in the quotation marks of the language."""
    return _tr("“{text}”").format(text=shown(text))


def memories(count: int) -> str:
    """Return "1 memory" or "4,312 memories"."""
    return counted("wording", "1 memory", "{n} memories", count)


def wishes(count: int) -> str:
    """Return "1 wish" or "3 wishes", of assistants."""
    return counted("wording", "1 wish", "{n} wishes", count)


def sentences(count: int) -> str:
    """Return "1 sentence" or "57 sentences"."""
    return counted("wording", "1 sentence", "{n} sentences", count)


def kind(which: Kind) -> str:
    """Return the name of a kind."""
    return _tr(_KINDS[which])


def kind_within(which: Kind) -> str:
    """Return the name of a kind for the middle of a sentence."""
    return _tr(_KINDS_WITHIN[which])


def trust(which: Trust) -> str:
    """Return how a memory came to be believed."""
    return _tr(_TRUST[which])


def act(which: Act) -> str:
    """Return what an undo step would take back, to stand after "Undo"."""
    return _tr(_ACTS[which])


def done(which: Act) -> str:
    """Return what an undo step took back, to stand after "the"."""
    return _tr(_DONE.get(which, _ACTS[which]))


def embedder(name: str) -> str:
    """Return what makes vectors, in the middle of a sentence."""
    return _tr(_EMBEDDERS.get(name, name))


def source(text: str) -> str:
    """Return where a memory was learned; an unknown source is shown as it is written."""
    prefix, _, detail = text.partition(":")
    name = _tr(_SOURCES[prefix]) if prefix in _SOURCES else shown(prefix)
    return f"{name}: {shown(detail)}" if detail else name


def person(text: str) -> str:
    """Return whom a memory is about, or who wrote it."""
    prefix, _, detail = text.partition(":")
    named = {"owner": "You", "everyone": "Everyone", "extractor": "The sentence finder"}
    if prefix in named:
        return _tr(named[prefix])
    patterns = {"agent": "The assistant {name}", "thread": "The conversation {name}"}
    return _tr(patterns.get(prefix, "{name}")).format(name=shown(detail or prefix))


def importance(value: float) -> str:
    """Return importance (0..1) as a word."""
    return _tr(next((word for below, word in _IMPORTANCE if value < below), "essential"))


IMPORTANCE_STEPS = (0.1, 0.4, 0.65, 0.8, 1.0)
"""Five steps of importance, 0..1, one for each word: what an owner can choose. 0.4 is what teaching gives."""


def spoken(memory: Memory, now: int) -> str:
    """Return a card as a screen reader says it; `now` in ms since 1970 UTC."""
    head = kind_within(memory.kind)
    if memory.importance >= _IMPORTANCE[1][0]:
        head += ", " + importance(memory.importance)
    if memory.core:
        head += ", " + _tr("always in mind")
    return f"{head}: {shown(memory.content)}, {ago(memory.created_at, now)}"
