"""Two memories side by side, with the words lit in which they differ, and what can be done with them."""

from PySide6.QtCore import QCoreApplication, Signal

from wellkept.service.answers import Novelty
from wellkept.service.double_answers import SideBySide
from wellkept.ui.ages import Clock
from wellkept.ui.details.changes import differing
from wellkept.ui.details.two_cards import SentenceCard, TwoCards
from wellkept.ui.doubles import words
from wellkept.ui.doubles.verdicts import Verdict
from wellkept.ui.widgets import Button


class Compare(TwoCards):
    """Signals: `decided` a `Verdict`; `written` the sentence that both become."""

    decided = Signal(object)

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        first = self.tr("Keep the first; the other becomes part of it (1)")
        second = self.tr("Keep the second; the other becomes part of it (2)")
        self.keep_older, self.keep_newer = self._keep(first, Verdict.KEEP_OLDER), self._keep(second, Verdict.KEEP_NEWER)
        self.older = SentenceCard(self.tr("The first memory"), self.keep_older)
        self.newer = SentenceCard(self.tr("The second memory"), self.keep_newer)
        self.box.words.setAccessibleName(self.tr("One sentence for both"))
        self.box.note.setText(self.tr("Both sentences stay in the history."))
        self.replace = self._button(self.tr("Newer replaces older"), Verdict.REPLACE, "U")
        self.both = self._button(self.tr("Keep both"), Verdict.BOTH, "B")
        self.write = self._button(self.tr("Write one sentence"), Verdict.WRITE, "W")
        self.skip = self._button(self.tr("Skip"), Verdict.SKIP, "S", look="quiet")
        self.lay_out((self.older, self.newer), (self.replace, self.both, self.write, self.skip))

    def _keep(self, tip: str, verdict: Verdict) -> Button:
        button = Button(self.tr("Keep this one"), lambda: self.decided.emit(verdict), tip=tip)
        button.setAccessibleName(tip)
        return button

    def _button(self, text: str, verdict: Verdict, key: str, *, look: str = "") -> Button:
        tip = self.tr("{act} ({key})").format(act=text, key=key)
        return Button(text, lambda: self.decided.emit(verdict), look=look, tip=tip)

    def show_pair(self, pair: SideBySide, novelty: Novelty) -> None:
        """Show two memories, the older one first."""
        older, newer = pair.older, pair.newer
        self.words = newer.content
        self.title.setText(words.title(novelty))
        self.said.setText(words.advice(novelty))
        lit = differing(older.content, newer.content)
        dated = older.created_at < newer.created_at
        heads = (_tr("THE OLDER ONE"), _tr("THE NEWER ONE")) if dated else (_tr("ONE"), _tr("THE OTHER"))
        for card, memory, head, spans in zip((self.older, self.newer), (older, newer), heads, lit, strict=True):
            card.head.setText(head)
            card.show_words(memory.content, spans, words.record(memory), memory.created_at, self.clock())
        self.replace.setVisible(novelty is not Novelty.KNOWN and dated)
        self.replace.set_look("primary" if novelty is Novelty.UPDATE else "")
        self.begin()


def _tr(text: str) -> str:
    return QCoreApplication.translate("doubles", text)
