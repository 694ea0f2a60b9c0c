"""One wish: who, what, the sentence as it would be, beside the memory it would change, and the answers to it."""

from PySide6.QtCore import Signal

from wellkept.service.assistant_requests import WaitingWish, Wish
from wellkept.ui.ages import Clock
from wellkept.ui.details.changes import differing
from wellkept.ui.details.two_cards import SentenceCard, TwoCards
from wellkept.ui.settings.parts import say
from wellkept.ui.widgets import Button, Label
from wellkept.ui.wishes import words


class WishView(TwoCards):
    """Signals: `granted`; `refused`; `written` the owner's own words, which are kept instead."""

    granted = Signal()
    refused = Signal()

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.said.selectable()
        self.before = SentenceCard(self.tr("The memory as it is"), head=self.tr("AS IT IS"))
        self.after = SentenceCard(self.tr("The sentence as it would be"))
        self.gone = Label(self.tr("The memory it would change is not there any more."), tone="muted", wrap=True)
        self.box.words.setAccessibleName(self.tr("Your own words"))
        self.box.note.setText(self.tr("Your words are kept instead of those of the assistant."))
        self.yes = Button("", self.granted.emit, look="primary")
        tip = self.tr("Say it in your own words (W)")
        self.reword = Button(self.tr("Reword (W)"), self.start_writing, glyph="correct", tip=tip)
        self.no = Button("", self.refused.emit)
        self.lay_out((self.before, self.after), (self.yes, self.reword, self.no), self.gone)

    def show_wish(self, wish: WaitingWish) -> None:
        """Show a wish."""
        now, target, forgets = self.clock(), wish.target, wish.wish is Wish.FORGET
        self.title.setText(words.title(wish))
        say(self.said, words.why(wish))
        was = target.content if target is not None else ""
        self.words = "" if forgets else words.sentence(wish)
        old, new = differing(was, self.words) if was and not forgets else ((), ())
        self.before.setVisible(target is not None)
        self.after.setVisible(not forgets)
        self.gone.setVisible(target is None and wish.wish is not Wish.KEEP)
        if target is not None:
            self.before.show_words(was, old, words.current(target), target.created_at, now)
        if not forgets:
            self.after.show_words(self.words, new, words.record(wish), wish.asked_at, now)
        self.after.head.setText(self.tr("AS IT WOULD BE") if target is not None else self.tr("A NEW MEMORY"))
        self.yes.setText(words.yes(wish.wish))
        self.yes.setToolTip(words.yes_tip(wish.wish))
        self.yes.set_look("danger" if forgets else "primary")
        self.no.setText(words.no(wish.wish))
        self.no.setToolTip(self.tr("Refuse; nothing changes (N)"))
        self.reword.setVisible(not forgets)
        self.begin()

    def clear(self) -> None:
        """Hold no words any more."""
        self.words = ""
        for card in (self.before, self.after):
            card.show_words("", (), "", None, 0)
        self.said.setText("")
        self.box.words.setPlainText("")
        self.stop_writing()
