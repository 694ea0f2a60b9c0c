"""Keeps the timeline in step with the list: counts after each answer, and filters by what is chosen in it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer

from wellkept.model.facets import Group, Span, Times, active, without
from wellkept.model.query import Query
from wellkept.service.answers import Found
from wellkept.service.requests import CountTimes
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.timeline.scale import scale_for
from wellkept.ui.widgets import holds_focus

_ALL_TIME = Span(None, None)
_RESTS_MS = 150
"""While a window is dragged the bars only grow or shrink; once it has rested so long time is cut anew for its width.
To count a million memories anew at every few pixels holds up the drag itself."""


class TimelineKeeper(QObject):
    """Asks once the rows are there, and not at all while the timeline is out of sight."""

    def __init__(self, desk: Desk, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._list, self._timeline = desk, frame.list, frame.list.timeline
        self._found: Found | None = None
        self._times = Times()
        self._counted: Query | None = None
        self._room = 0  # for how many stretches was asked last
        self._ticket = 0
        self._rest = QTimer(self, singleShot=True, interval=_RESTS_MS)
        self._rest.timeout.connect(self._fit)
        self._list.shown.connect(self._on_shown)
        self._list.stands.connect(self._on_stands)
        self._list.head.changed.connect(self._on_filters)
        self._timeline.brushed.connect(self._on_brushed)
        self._timeline.resized.connect(self._on_resized)
        self._timeline.left.connect(self._list.table.setFocus)
        desk.wrote.connect(self._on_wrote)

    def begin(self) -> None:
        """Start with a store that has been opened."""
        self._found = self._counted = None
        self._times = Times()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does, by its id."""
        return {"timeline": self.toggle}

    def end(self) -> None:
        """Stop: the window closes."""
        self._rest.stop()
        self._desk.drop(self._ticket)

    def toggle(self) -> None:
        """Show or hide the timeline; shown, it gets the focus."""
        timeline = self._timeline
        within = timeline.hasFocus() or holds_focus(timeline)
        timeline.want(not timeline.wanted)
        self._count()
        if timeline.isVisible():
            timeline.setFocus()
        elif within:
            self._list.table.setFocus()

    def _on_shown(self, found: Found) -> None:
        self._timeline.allow(found.of > 0)

    def _on_stands(self, found: Found) -> None:
        before, self._found = self._found, found
        if before is None or before.query == found.query or _timeless(found.query) != self._counted:
            self._count()

    def _on_wrote(self) -> None:
        self._counted = None

    def _on_filters(self) -> None:
        filters = self._list.head.filters
        span = Span(filters.since, filters.until)
        self._timeline.show_span(span if span != _ALL_TIME else None)

    def _on_brushed(self, span: Span | None) -> None:
        chosen = span or _ALL_TIME
        self._list.head.choose(replace(self._list.head.filters, since=chosen.since, until=chosen.until))

    def _on_resized(self) -> None:
        """Fit at once, but what follows a resize closely only when it is over."""
        if not self._rest.isActive():
            self._fit()
        self._rest.start()

    def _fit(self) -> None:
        reach, shown, room = self._times.reach, self._timeline.scale_shown, self._timeline.room
        if reach is None or shown is None or room == self._room:
            return
        self._room = room
        if scale_for(reach, room) != shown:
            self._count()

    def _count(self) -> None:
        """Ask when what is in sight was learned; whatever was asked for before is not wanted any more."""
        self._desk.drop(self._ticket)
        self._counted = None
        if self._found is None or self._timeline.isHidden():
            return
        reach = self._times.reach
        self._room = self._timeline.room
        borders = scale_for(reach, self._room).borders if reach is not None else ()
        query = self._found.query
        known = Group.TIME not in active(query.filters)
        request = CountTimes(query, self._found.keys if known else None, borders)
        self._ticket = self._desk.ask(request, partial(self._on_counted, request))

    def _on_counted(self, request: CountTimes, times: Times) -> None:
        self._times = times
        if times.reach is None:
            return
        scale = scale_for(times.reach, self._timeline.room)
        if scale.borders != request.borders:
            self._count()
            return
        self._counted = _timeless(request.query)
        self._timeline.show_times(scale, times)


def _timeless(query: Query) -> Query:
    return replace(query, filters=without(query.filters, Group.TIME))
