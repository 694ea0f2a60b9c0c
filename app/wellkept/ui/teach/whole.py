"""What is written and attached as one text, and what is left of it from some place on."""

from dataclasses import dataclass, field, replace

from wellkept.ui.errands import KeepDraft, Part

_BETWEEN = "\n\n"


@dataclass(frozen=True, slots=True)
class Whole:
    """One text to teach, where it is from, and how far it is to be trusted; see `requests.Keep`."""

    text: str = field(repr=False)
    source: str
    trust: str


def whole(draft: KeepDraft, *, pasted: bool) -> Whole:
    """Return all of a draft as one text. `pasted` says whether any of what is in the box was."""
    pieces = [draft.text] if draft.text.strip() else []
    text = _BETWEEN.join(pieces + [part.text for part in draft.parts])
    if not pieces and len(draft.parts) == 1 and draft.parts[0].from_file:
        return Whole(text, f"file:{draft.parts[0].name}", "found")
    typed = not draft.parts and not pasted
    return Whole(text, "typed", "said") if typed else Whole(text, "paste", "found")


def rest_of(draft: KeepDraft, at: int) -> KeepDraft:
    """Return a draft without its first `at` characters, as `whole` counts them."""
    text = ""
    if draft.text.strip():
        text = draft.text[at:]
        at -= len(draft.text) + len(_BETWEEN)
    parts: list[Part] = []
    for part in draft.parts:
        left = part.text[max(0, at) :]
        if left.strip():
            parts.append(replace(part, text=left))
        at -= len(part.text) + len(_BETWEEN)
    return KeepDraft(text if text.strip() else "", tuple(parts))
