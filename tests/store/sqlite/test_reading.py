"""What may be read as a condition of reading: it lets pass exactly what the rule in words does."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.building import memory
from wellkept.model.query import Filters
from wellkept.model.scope import Readable, allows
from wellkept.store.sqlite.sqlite_store import SqliteStore

ABOUTS = ("owner", "everyone", "person:ana", "person:anabel", "person:50%", "agent:ana", "thread:a_b", "thread:a'b")
SPACES = (None, "work", "works", "100%", "it's")
STARS = ("person:*", "person:an*", "*", "thread:a_*", "person:5%*", "agent:**")
RULES = st.builds(
    Readable,
    abouts=st.none() | st.lists(st.sampled_from((*ABOUTS, *STARS)), max_size=4).map(tuple),
    spaces=st.none() | st.lists(st.sampled_from([one for one in SPACES if one]), max_size=3).map(tuple),
    nowhere=st.booleans(),
)


def test_the_condition_says_what_the_rule_says(store: SqliteStore) -> None:
    made = [memory("It rains.", about=about, space=space) for about, space in itertools.product(ABOUTS, SPACES)]
    keys = store.insert(made)

    @settings(max_examples=150)
    @given(st.lists(RULES, max_size=3).map(tuple))
    def agree(rules: tuple[Readable, ...]) -> None:
        filters = Filters(readable=rules)
        passing = {row.memory.id for row in store.newest(filters, 1000)}
        assert passing == {one.id for one in made if all(allows(rule, one.about, one.space) for rule in rules)}
        assert store.count(filters) == len(passing) == len(store.passing(keys, filters))

    agree()


def test_what_is_recalled_is_touched_and_nothing_else_of_it(store: SqliteStore) -> None:
    one, other = memory("Owner likes tea.", tags=("drink",)), memory("Owner likes cake.")
    keys = store.insert([one, other])
    store.touch([keys[0], 99], 5)
    assert [row.memory.last_accessed for row in store.rows(keys)] == [5, None]
    assert store.match("tea", "", Filters())
    assert store.problems() == ()
