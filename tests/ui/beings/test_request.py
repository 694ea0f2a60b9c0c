"""Whose memories a request is about is decided in one place."""

import pytest

from wellkept.model.query import Filters, Query
from wellkept.service.requests import CountFacets, Find, Forget, Keep, Proposal, ShowExam, ShowFacets
from wellkept.ui.beings.request import of_being

_TWIN = Filters(being_id="twin", core=True)


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        pytest.param(ShowExam(), ShowExam("twin"), id="named"),
        pytest.param(ShowFacets("other"), ShowFacets("other"), id="of another already"),
        pytest.param(Find(Query(text="tea")), Find(Query(text="tea", filters=Filters(being_id="twin"))), id="query"),
        pytest.param(CountFacets(Query(filters=_TWIN)), CountFacets(Query(filters=_TWIN)), id="query of it already"),
        pytest.param(Forget((1,)), Forget((1,)), id="by keys"),
        pytest.param(Keep((Proposal("a"),)), Keep((Proposal("a"),), being_id="twin"), id="writing"),
        pytest.param("no request", "no request", id="no request"),
    ],
)
def test_a_request_is_meant_for_the_being_in_sight(asked: object, meant: object) -> None:
    assert of_being(asked, "twin") == meant
    assert of_being(asked, "owner") is asked
