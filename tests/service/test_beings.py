"""Several beings in one file: who has memories, and whose are looked at."""

from tests.building import NOON, memory
from wellkept.service.answers import Beings, finish
from wellkept.service.requests import Forget, Keep, Proposal, ShowDetails, UseBeing
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


def test_who_has_memories_is_listed_and_the_owner_always_first(wellkept: Wellkept) -> None:
    assert wellkept.beings.show() == Beings(("owner",), "owner")
    kept = finish(wellkept.keep(Keep((Proposal("Robin rows."),), being_id="robin")))
    finish(wellkept.keep(Keep((Proposal("Owner walks."),))))
    wellkept.beings.use(UseBeing("robin"))
    assert wellkept.beings.show() == Beings(("owner", "robin"), "robin")
    finish(wellkept.forget(Forget(kept.keys)))
    assert wellkept.beings.show() == Beings(("owner",), "robin")


def test_why_a_memory_of_another_being_was_found_is_said(wellkept: Wellkept) -> None:
    finish(wellkept.prepare_meaning())
    kept = finish(wellkept.keep(Keep((Proposal("Robin likes cocoa."),), being_id="robin")))
    assert wellkept.show_details(ShowDetails(kept.keys[0], "cocoa")).why is not None


def test_the_store_names_only_who_has_memories(store: SqliteStore) -> None:
    (first, _) = store.insert(
        [memory("Robin rows.", being_id="robin"), memory("Ash walks.", being_id="ash", created_at=NOON + 1)]
    )
    assert store.beings() == ("robin", "ash")
    store.forget([first])
    assert store.beings() == ("ash",)
