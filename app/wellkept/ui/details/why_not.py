"""Why a memory is not among the results of a search: in words first, then in numbers."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.service.answers import WhyNot
from wellkept.ui import wording
from wellkept.ui.tokens import SMALL, XS, L, S
from wellkept.ui.widgets import Button, Label, clear

_NAMED_WORDS = 4
_QUERY_CHARS = 60
_FILTERS = {
    "being_id": "it belongs to another being",
    "kinds": "it is of another kind",
    "sources": "it came from another source",
    "tags": "it does not have all the tags",
    "abouts": "it is about somebody else",
    "core": "it is not always in mind",
    "since": "it is older",
    "until": "it is newer",
    "any_tags": "it has none of the tags",
    "trust": "it came to be believed in another way",
    "stays": "it may leave this computer",
    "among": "it is not among those picked out",
    "readable": "the assistant may not read it",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("why_not", text)


def sentence(why: WhyNot) -> str:
    """Return in words what keeps a memory out of the results, and what would bring it in."""
    if why.rank:
        return _tr("It is among the results: number {n} of {all}.").format(
            n=wording.number(why.rank), all=wording.number(why.results)
        )
    if why.hidden_by:
        hidden = _tr("A filter hides it: {reasons}.").format(reasons=", ".join(_tr(_FILTERS[n]) for n in why.hidden_by))
        if why.without_filters:
            more = _tr("Without filters it would be number {n}.").format(n=wording.number(why.without_filters))
        else:
            more = _tr("Without filters it would not be found either.") + " " + _lacking(why)
        return f"{hidden} {more}"
    return _lacking(why) + " " + _advice(why)


def _lacking(why: WhyNot) -> str:
    named = ", ".join(wording.quoted(word) for word in why.lacks[:_NAMED_WORDS])
    if len(why.lacks) > _NAMED_WORDS:
        named += _tr(" and more")
    if not named:
        return _tr("What was asked says too little to look for.")
    text = _tr("It does not have {words}") if why.coverage <= 0 else _tr("It has some of the words, but not {words}")
    text = text.format(words=named)
    if why.meaning is None or why.meaning_needed is None:
        return text + "."
    if why.meaning_needed - why.meaning < _CLOSE:
        return text + _tr(", and in meaning it only just misses.")
    return text + _tr(", and it is not near enough in meaning.")


_CLOSE = 0.05  # of cosine, -1..1


def _advice(why: WhyNot) -> str:
    if not why.lacks:
        return _tr("Use a word of the memory.")
    return _tr("Search with one of its own words, or correct it so that it says what you look for.")


def numbers(why: WhyNot) -> list[tuple[str, str]]:
    """Return what it reaches and what it would need, with their names."""
    rows = [(_tr("Share of your words"), wording.decimal(why.coverage, 3))]
    if why.meaning is not None and why.meaning_needed is not None:
        rows.append((_tr("Meaning"), _tr("{has}  (needs {least})").format(
            has=wording.decimal(why.meaning, 3), least=wording.decimal(why.meaning_needed, 3))))  # fmt: skip
    rows.append((_tr("Score without filters"), wording.decimal(why.score, 3) if why.score else _tr("none")))
    if why.results:
        rows.append((_tr("Last result's score"), wording.decimal(why.least, 3)))
    rows.append((_tr("Results"), wording.number(why.results)))
    return rows


class WhyNotSection(QWidget):
    """A part of the page of one memory. Signals: `there_wanted` show it among the results."""

    there_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(size=SMALL, bold=True, tone="muted", wrap=True)
        self.text = Label(wrap=True).selectable()
        self.there = Button(self.tr("Show it among the results"), self.there_wanted.emit, look="link")
        self.more = Button(self.tr("Show the numbers"), self._on_more, look="link")
        self._numbers = QWidget()
        self._grid = QGridLayout(self._numbers)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(L)
        self._grid.setVerticalSpacing(S)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.title)
        column.addSpacing(XS)
        column.addWidget(self.text)
        for button in (self.there, self.more):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._numbers)
        self._numbers.hide()
        self.hide()

    def tell(self, query: str, why: WhyNot) -> None:
        """Show why the memory in sight is not found for a query."""
        cut = query if len(query) <= _QUERY_CHARS else query[: _QUERY_CHARS - 1] + "…"
        title = self.tr("FOUND FOR “{query}”") if why.rank else self.tr("WHY NOT FOR “{query}”")
        self.title.setText(title.format(query=shown(" ".join(cut.split()))))
        self.text.setText(sentence(why))
        self.there.setVisible(bool(why.rank))
        clear(self._grid)
        for row, (name, value) in enumerate(numbers(why)):
            self._grid.addWidget(Label(name, tone="muted"), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(Label(value, wrap=True).selectable(), row, 1)
        self.show()

    def _on_more(self) -> None:
        self._numbers.setVisible(self._numbers.isHidden())
        hidden = self._numbers.isHidden()
        self.more.setText(self.tr("Show the numbers") if hidden else self.tr("Hide the numbers"))
