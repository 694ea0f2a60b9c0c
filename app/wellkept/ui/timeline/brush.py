"""What is chosen among the stretches of a timeline, and what keys and mouse make of it. Places count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Brush:
    """From one place to another, both included; `anchor` stays where it is while `head` is moved."""

    anchor: int
    head: int

    @property
    def first(self) -> int:
        """The earlier end."""
        return min(self.anchor, self.head)

    @property
    def last(self) -> int:
        """The later end."""
        return max(self.anchor, self.head)

    def moved(self, by: int, number: int) -> Brush:
        """Return it moved as a whole, as far as it can among so many places."""
        by = max(-self.first, min(by, number - 1 - self.last))
        return Brush(self.anchor + by, self.head + by)

    def led_by(self, by: int, number: int) -> Brush:
        """Return it with its head moved, as far as it can among so many places."""
        return Brush(self.anchor, max(0, min(self.head + by, number - 1)))

    def held(self, *, first: bool) -> Brush:
        """Return the same with its head at the earlier end, or at the later."""
        return Brush(self.last, self.first) if first else Brush(self.first, self.last)


class Act(StrEnum):
    """What a key asks for."""

    MOVE = "move"
    LEAD = "lead"
    CHOOSE = "choose"
    CLEAR = "clear"


def keyed(brush: Brush | None, at: int, act: Act, by: int, number: int) -> tuple[Brush | None, int]:
    """Return what is chosen after a key, and the place that the keys are at then.

    With nothing chosen keys move from place to place; a step `by` of `number` places or more goes to an end.
    """
    if act is Act.CLEAR or (act is Act.CHOOSE and brush is not None):
        return None, at
    if act is Act.CHOOSE:
        return Brush(at, at), at
    if act is Act.LEAD:
        led = (brush or Brush(at, at)).led_by(by, number)
        return led, led.head
    if brush is None:
        return None, max(0, min(at + by, number - 1))
    moved = brush.moved(by, number)
    return moved, moved.head


class Hold(StrEnum):
    """What the mouse took hold of."""

    NOTHING = "nothing"
    WHOLE = "whole"
    END = "end"


@dataclass(frozen=True, slots=True)
class Grip:
    """The mouse button is down: what it holds since, and what was chosen then. `x` in pixels."""

    hold: Hold
    place: int
    x: float
    brush: Brush

    def led_to(self, place: int, number: int) -> Brush:
        """Return what is chosen with the mouse over another place."""
        if self.hold is Hold.WHOLE:
            return self.brush.moved(place - self.place, number)
        return self.brush.led_by(place - self.brush.head, number)


def grip(brush: Brush | None, ends: tuple[float, float], x: float, place: int, near: float) -> Grip:
    """Return what the mouse takes hold of at `x`; `ends` where what is chosen begins and ends, all in pixels."""
    if brush is not None:
        begin, end = (abs(x - one) for one in ends)
        if min(begin, end) <= near:
            return Grip(Hold.END, place, x, brush.held(first=begin < end))
        if min(ends) < x < max(ends):
            return Grip(Hold.WHOLE, place, x, brush)
    return Grip(Hold.NOTHING, place, x, Brush(place, place))
