"""Places, marks and verdicts of the exam in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.text import shown
from wellkept.service.answers import ExamLine, Waiting
from wellkept.service.marks import FIRST, Sitting, Verdict
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.counting import counted


def _tr(text: str) -> str:
    return QCoreApplication.translate("exam", text)


def large(text: str) -> str:
    """Return a text that begins a line."""
    return text[:1].upper() + text[1:]


def place(value: int | None) -> str:
    """Return a place as a number, or what there is instead."""
    if value is None:
        return "–"
    return wording.number(value) if value else _tr("none")


def spoken_place(value: int | None) -> str:
    """Return a place as a screen reader says it, and as a tooltip does."""
    if value is None:
        return _tr("not asked yet")
    if not value:
        return _tr("not found")
    return _tr("found as the first result") if value == 1 else _tr("found at place {n}").format(n=wording.number(value))


def spoken(line: ExamLine, now: str, before: str) -> str:
    """Return a question as a screen reader says it; `now` and `before` name the two places."""
    text = _tr("{question}, should find: {memory}").format(question=shown(line.text), memory=shown(line.content))
    text += f"; {now}: {spoken_place(line.now)}"
    return text if line.before is None else f"{text}; {before}: {spoken_place(line.before)}"


def questions(count: int) -> str:
    """Return "1 question" or "12 questions"."""
    return counted("exam", "1 question", "{n} questions", count)


def marks(sitting: Sitting, now: int) -> str:
    """Return how an exam came out, by what, and when; `now` in ms since 1970 UTC."""
    found = sitting.marks
    by = wording.embedder(sitting.embedder) if sitting.embedder else _tr("words only")
    return _tr(
        "{found} of {all} find their memory among the first {ten}, {best} as the very first  ·  {mrr}  ·  {by}, {when}"
    ).format(
        found=wording.number(found.found),
        all=wording.number(found.total),
        ten=FIRST,
        best=wording.number(found.best),
        mrr=_tr("mean of 1/place {mrr}").format(mrr=wording.decimal(found.mrr, 2)),
        by=by,
        when=ago(sitting.at, now),
    )


def verdict(found: Verdict) -> str:
    """Return what changed between two exams."""
    if not found.later and not found.sooner:
        return _tr("Every question finds its memory at the same place.")
    parts = []
    if found.later:
        parts.append(_tr("{n} later").format(n=wording.number(found.later)))
    if found.lost:
        parts[-1] += _tr(" ({n} no longer among the first {ten})").format(n=wording.number(found.lost), ten=FIRST)
    if found.sooner:
        parts.append(_tr("{n} sooner").format(n=wording.number(found.sooner)))
    return _tr("Of {what}: {parts}.").format(what=questions(found.total), parts=", ".join(parts))


def waiting(change: Waiting) -> str:
    """Return what the owner has to decide about a change of model."""
    found = change.verdict
    text = _tr("{n} of {what} would do worse with {model}").format(
        n=wording.number(found.later), what=questions(found.total), model=wording.embedder(change.model)
    )
    if found.lost:
        text += _tr(", {n} of them no longer among the first {ten} results").format(
            n=wording.number(found.lost), ten=FIRST
        )
    if found.sooner:
        text += _tr("; {n} would do better").format(n=wording.number(found.sooner))
    return text + "."
