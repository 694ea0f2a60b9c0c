"""Keeps sidebar, chips and counts in step with the list."""

from PySide6.QtCore import QObject

from wellkept.model.facets import Group, Span, Tally
from wellkept.model.query import Filters
from wellkept.service.answers import Found
from wellkept.service.requests import CountFacets
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.filters.choosing import Choice, toggled
from wellkept.ui.filters.lines import Lines
from wellkept.ui.filters.spans import spans
from wellkept.ui.filters.words import chips
from wellkept.ui.frame import Frame
from wellkept.ui.widgets import holds_focus
from wellkept.ui.window_state import WindowState

_GROUPS = frozenset(group.value for group in Group)


class FilterKeeper(QObject):
    """The filters themselves live in the head of the list; what they would bring is counted after each answer."""

    def __init__(self, desk: Desk, frame: Frame, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._clock = desk, frame, clock
        self._list, self._beside, self._view = frame.list, frame.beside, frame.beside.side.list
        self._found: Found | None = None
        self._tally: Tally | None = None
        self._turned: frozenset[str] = frozenset()
        self._ticket = 0
        self._spans: tuple[Span, ...] = spans(clock())
        self._list.shown.connect(self._on_shown)
        self._list.stands.connect(self._count)
        self._list.head.changed.connect(self._show)
        self._list.head.side_wanted.connect(self.toggle)
        self._list.head.chips.removed.connect(self._on_chosen)
        self._list.head.chips.cleared.connect(self._list.head.clear)
        self._list.head.chips.left.connect(self._list.table.setFocus)
        self._view.chosen.connect(self._on_chosen)
        self._view.turned.connect(self._on_turned)
        self._view.left.connect(self._leave)
        self._beside.shown.connect(self._on_side)
        frame.stack.currentChanged.connect(self._allow)

    @property
    def filters(self) -> Filters:
        """What is chosen."""
        return self._list.head.filters

    def restore(self, state: WindowState) -> None:
        """Bring the sidebar and the timeline back as they were left."""
        wanted, folded = state.side()
        self._turned = folded & _GROUPS
        self._beside.want(wanted)
        self._list.timeline.want(state.timeline())

    def save(self, state: WindowState) -> None:
        """Remember how sidebar and timeline are left. Names of groups only: no tag, source or person."""
        state.save_side(self._beside.wanted, self._turned & _GROUPS)
        state.save_timeline(self._list.timeline.wanted)

    def toggle(self) -> None:
        """Show or hide the sidebar; shown, it gets the focus."""
        within = holds_focus(self._beside.side)
        self._beside.toggle()
        self._list.head.tick_side(self._beside.is_shown)
        if self._beside.is_shown:
            self._view.setFocus()
        elif within:
            self._list.table.setFocus()

    def _leave(self) -> None:
        self._beside.close_over()
        self._list.table.setFocus()

    def _allow(self) -> None:
        at_list = self._frame.stack.currentWidget() is self._frame.splitter
        self._beside.allow(at_list and self._found is not None and self._found.of > 0)

    def _on_side(self, shown: bool) -> None:
        self._list.head.tick_side(shown)
        if shown:
            self._count()

    def _on_shown(self, found: Found) -> None:
        self._desk.drop(self._ticket)  # whatever was asked for before is not wanted any more
        self._found = found
        self._allow()

    def _count(self) -> None:
        """Ask for the counts of what is in sight."""
        self._desk.drop(self._ticket)
        if self._found is not None and self._beside.is_shown:
            self._spans = spans(self._clock())
            request = CountFacets(self._found.query, self._found.keys, self._spans)
            self._ticket = self._desk.ask(request, self._on_counted)

    def _on_counted(self, tally: Tally) -> None:
        self._tally = tally
        self._show()

    def _on_chosen(self, choice: Choice) -> None:
        head = self._list.head
        head.choose(toggled(head.filters, choice, self._spans))

    def _on_turned(self, fold: str) -> None:
        self._turned ^= {fold}
        self._show()

    def _show(self) -> None:
        """Show what is chosen at once; the counts follow."""
        self._list.head.chips.show_chips(chips(self.filters, self._spans))
        if self._tally is not None:
            self._view.show_lines(Lines(self._tally, self.filters, self._spans, self._turned).all())
