"""The table: one row a figure, one column a contender, each with its ratio to the first column."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Figure = float | str
"""A number, or words that have no ratio."""


@dataclass(frozen=True)
class Row:
    """One figure: how it is called, where it is found, and how many decimals it is worth."""

    title: str
    key: str
    decimals: int = 1


ROWS = (
    Row("add many, memories a second (more is better)", "many_rate", 0),
    Row("  processor time, ms a memory", "many_cpu", 2),
    Row("add one, median ms", "add_median"),
    Row("add one, p95 ms", "add_p95"),
    Row("  processor time, median ms", "add_cpu"),
    Row("search, median ms", "search_median"),
    Row("search, p95 ms", "search_p95"),
    Row("  processor time, median ms", "search_cpu"),
    Row("search by vectors alone, median ms", "nearest_median"),
    Row("search by vectors alone, p95 ms", "nearest_p95"),
    Row("  processor time, median ms", "nearest_cpu"),
    Row("  found of the true 10 nearest", "nearest_found"),
    Row("delete one, median ms", "delete_median"),
    Row("delete one, p95 ms", "delete_p95"),
    Row("  processor time, median ms", "delete_cpu"),
    Row("all files, MB", "size_mb"),
    Row("words in the files, before deleting them", "words_before"),
    Row("  after deleting", "words_after"),
    Row("  after closing", "words_closed"),
    Row("vectors in the files, before deleting them", "vectors_before"),
    Row("  after deleting", "vectors_after"),
    Row("  after closing", "vectors_closed"),
    Row("load of the machine at its end", "load"),
)


def table(columns: Sequence[str], figures: Sequence[Mapping[str, Figure]], rows: Sequence[Row] = ROWS) -> str:
    """Return the lines of the table; ratios are to the first column, "-" is what was not measured."""
    ours = figures[0]
    bases = [None, *[ours] * (len(figures) - 1)]
    lines = [[row.title, *(cell(row, one, base) for one, base in zip(figures, bases, strict=True))] for row in rows]
    cells = [["", *columns], *lines]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(_line(line, widths) for line in cells)


def cell(row: Row, one: Mapping[str, Figure], ours: Mapping[str, Figure] | None) -> str:
    """Return a figure and, if both are numbers, how many times ours it is."""
    value = one.get(row.key)
    if value is None:
        return "-"
    if isinstance(value, str):
        return value
    said = f"{value:,.{row.decimals}f}"
    base = ours.get(row.key) if ours is not None else None
    return f"{said} {ratio(value, base):>8}" if isinstance(base, float | int) and base else said


def ratio(value: float, base: float) -> str:
    """Return how many times `base` a value is, to about two digits."""
    times = value / base
    return f"x{times:,.0f}" if times >= 10 else f"x{times:.1f}" if times >= 1 else f"x{times:.2g}"


def _line(line: Sequence[str], widths: Sequence[int]) -> str:
    padded = [text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True)]
    return "   ".join([line[0].ljust(widths[0]), *padded]).rstrip()
