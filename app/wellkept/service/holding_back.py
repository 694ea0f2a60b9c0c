"""What of an act of keeping was forgotten before: it is held back, unless the owner wants it again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wellkept.model.memory import OWNER
from wellkept.service.answers import Progress, StepsOutside
from wellkept.service.forgotten import Allowed, CannotTell, ForgottenPrints, said_by
from wellkept.service.known import known
from wellkept.service.requests import Keep, Proposal
from wellkept.service.slices import SLICE
from wellkept.store.store import Store


@dataclass(frozen=True, slots=True)
class HeldBack:
    """Attributes: `places` of the proposals held back, `allowed` what the owner wants again and undo takes back,
    `unsure` that it could not be told what was forgotten.
    """

    places: frozenset[int] = frozenset()
    allowed: Allowed | None = field(default=None, repr=False)
    unsure: bool = False


def by_assistant(request: Keep) -> bool:
    """Return whether somebody else than the owner writes."""
    return request.by != OWNER or request.source.startswith("agent:")


def hold_back(
    store: Store, forgotten: ForgottenPrints, request: Keep, proposals: Sequence[Proposal]
) -> StepsOutside[HeldBack]:
    """Find what was forgotten; nothing is kept here. Raises: CannotTell for an assistant, for want of the key."""
    sure = yield from forgotten.ready()
    if not sure and by_assistant(request):
        raise CannotTell
    places: set[int] = set()
    wanted: list[str] = []
    for start in range(0, 0 if forgotten.nothing else len(proposals), SLICE):
        said = [said_by(request.being_id, one.content) for one in proposals[start : start + SLICE]]
        for place in sorted(start + found for found in forgotten.had_among(said)):
            proposal = proposals[place]
            if proposal.again and not by_assistant(request):
                wanted.append(proposal.content)
            elif proposal.updates is not None or known(store, request.being_id, proposal.content) is None:
                places.add(place)
        yield Progress(0, len(proposals))
    allowed = Allowed(forgotten, forgotten.allow(request.being_id, wanted)) if wanted else None
    return HeldBack(frozenset(places), allowed, unsure=not sure)
