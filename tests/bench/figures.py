"""Timing a thing many times, and printing median and 95th percentile."""

import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path


def timed(act: Callable[[], object]) -> float:
    """Return how long one act took, in ms."""
    start = time.perf_counter_ns()
    act()
    return (time.perf_counter_ns() - start) / 1e6


def percentile(values: list[float], share: float) -> float:
    """Return the value below which this share (0..1) of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(name: str, times_ms: Iterable[float], floor_ms: float | None = None, floor: str = "") -> float:
    """Print one line of figures and return the median in ms; `floor` is what the same run cannot go below."""
    times = list(times_ms)
    median = statistics.median(times)
    line = f"{name:<44} median {median:9.3f} ms   p95 {percentile(times, 0.95):9.3f} ms   n {len(times)}"
    if floor_ms:
        line += f"   {median / floor_ms:6.2f} x {floor} ({floor_ms:.3f} ms)"
    print(line, flush=True)
    return median


def resident_mb() -> float:
    """Return the memory this process holds now, in MB (Linux; 0.0 elsewhere)."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
