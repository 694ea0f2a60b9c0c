"""What one of those who hammer a door saw."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """What has to stand, by id, what has to be gone, answers that were none, and how long each took."""

    stands: dict[str, str] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)
    took_ms: list[float] = field(default_factory=list)


def latency(what: str, tallies: list[Tally]) -> str:
    """Return how long answers took: median and 95th percentile, ms."""
    took = sorted(ms for one in tallies for ms in one.took_ms) or [0.0]
    return f"{what} {len(took)} p50 {took[len(took) // 2]:.0f} ms p95 {took[int(len(took) * 0.95)]:.0f} ms"
