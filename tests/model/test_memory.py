from tests.building import NOON, memory
from wellkept.model.memory import Earlier
from wellkept.model.query import Query
from wellkept.service.answers import Draft
from wellkept.service.requests import Correct, FindSentences, Proposal


def test_no_printed_form_of_a_record_holds_its_words() -> None:
    canary = "canary-7f3a"
    one = memory(canary, tags=(canary,), quote=canary, history=(Earlier(canary, NOON, ""),))
    for value in (one, Query(text=canary), Correct(1, canary), FindSentences(canary), Proposal(canary), Draft(canary)):
        assert canary not in repr(value)
        assert canary not in str(value)
