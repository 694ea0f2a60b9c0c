"""Which groups are in use, and what is left without one."""

import pytest

from wellkept.model.facets import Group, active, without
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters

CASES = [
    pytest.param(Filters(kinds=(Kind.FACT,)), Group.KINDS, id="kinds"),
    pytest.param(Filters(sources=("email",)), Group.SOURCES, id="sources"),
    pytest.param(Filters(tags=("a",)), Group.TAGS, id="all tags"),
    pytest.param(Filters(any_tags=("a",)), Group.TAGS, id="any tag"),
    pytest.param(Filters(abouts=("owner",)), Group.ABOUTS, id="people"),
    pytest.param(Filters(since=1), Group.TIME, id="since"),
    pytest.param(Filters(until=1), Group.TIME, id="until"),
    pytest.param(Filters(core=False), Group.CORE, id="core"),
    pytest.param(Filters(trust=(Trust.SAID,)), Group.TRUST, id="trust"),
    pytest.param(Filters(stays=True), Group.STAYS, id="stays"),
    pytest.param(Filters(among=(1,)), Group.AMONG, id="chosen by hand"),
]


@pytest.mark.parametrize(("filters", "group"), CASES)
def test_a_group_is_found_and_taken_out(filters: Filters, group: Group) -> None:
    assert active(filters) == (group,)
    assert without(filters, group) == Filters()
    assert all(without(filters, other) == filters for other in Group if other is not group)


def test_the_being_is_no_group() -> None:
    assert active(Filters(being_id="other")) == ()
    assert without(Filters(being_id="other", core=True), Group.CORE) == Filters(being_id="other")
