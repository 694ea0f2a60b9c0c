"""The profile: the lines of all parts united, each once, with the proposals it stands on."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from wellkept.model.profile import Section
from wellkept.teach.canonical import canonical
from wellkept.teach.extracted import Extracted, Proposal


@dataclass(frozen=True, slots=True)
class Line:
    """One line about the owner. `behind` are the proposals it came from; it goes with any of them."""

    section: Section
    line: str = field(repr=False)
    behind: tuple[Proposal, ...]


def profile_of(parts: Iterable[Extracted]) -> tuple[Line, ...]:
    """Return the profile that the parts give, section by section; what is said twice is one line.

    Only what surely says the same is united: the same words in the same order (`teach.canonical`).
    """
    lines: dict[tuple[Section, tuple[str, ...]], Line] = {}
    for part in parts:
        for said in part.lines:
            behind = tuple(part.proposals[at] for at in said.behind)
            key = (said.section, tuple(canonical(said.line)))
            there = lines.get(key)
            if there is None:
                lines[key] = Line(said.section, said.line, behind)
                continue
            more = tuple(one for one in behind if one not in there.behind)
            lines[key] = Line(there.section, there.line, there.behind + more)
    order = list(Section)
    return tuple(sorted(lines.values(), key=lambda line: order.index(line.section)))
