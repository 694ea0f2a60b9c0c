"""What stands beside one memory: learned with it, or near it in what it says. Asked for late, while one reads."""

from dataclasses import dataclass

from wellkept.service.answers import Card


@dataclass(frozen=True, slots=True)
class ShowBeside:
    """What was learned together with a memory, and what sounds near it? Answered with `Beside`."""

    key: int


@dataclass(frozen=True, slots=True)
class Beside:
    """The answer to `ShowBeside`; only memories of the same being, without the one asked about.

    Attributes: `together` what stands just before and after it in its session, in the order of the text; `near` what
    says something near, the nearest first, without those.
    """

    key: int
    together: tuple[Card, ...] = ()
    near: tuple[Card, ...] = ()
