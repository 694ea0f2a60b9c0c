"""The best of what was learned together."""

from wellkept.recall.sessions import best_of_session


def test_best_of_each_session() -> None:
    assert best_of_session([("a", 0.2), ("b", 0.5), ("a", 0.7), ("c", 0.0)]) == {"a": 0.7, "b": 0.5}
