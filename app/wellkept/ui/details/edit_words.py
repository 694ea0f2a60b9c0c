"""What is said after a record was changed."""

from PySide6.QtCore import QCoreApplication

from wellkept.service.requests import Edit
from wellkept.ui import wording


def _tr(text: str) -> str:
    return QCoreApplication.translate("edit_words", text)


def edited(request: Edit, count: int) -> str:
    """Return in one sentence what an edit did to so many memories."""
    what = wording.memories(count)
    if request.kind is not None:
        return _tr("Changed the kind of {what} to {kind}.").format(what=what, kind=wording.kind(request.kind))
    if request.importance is not None:
        word = wording.importance(request.importance)
        return _tr("Changed the importance of {what} to {word}.").format(what=what, word=word)
    if request.core is not None:
        text = _tr("Marked {what} as always in mind.") if request.core else _tr("No longer always in mind: {what}.")
        return text.format(what=what)
    if request.about is not None:
        return _tr("Set whom {what} is about: {who}.").format(what=what, who=wording.person(request.about))
    if request.add_tags:
        return _tr("Added {tags} to {what}.").format(tags=_tags(request.add_tags), what=what)
    return _tr("Removed {tags} from {what}.").format(tags=_tags(request.remove_tags), what=what)


def _tags(tags: tuple[str, ...]) -> str:
    named = ", ".join(wording.quoted(tag) for tag in tags)
    return (_tr("the tag {tags}") if len(tags) == 1 else _tr("the tags {tags}")).format(tags=named)
