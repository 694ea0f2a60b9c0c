"""Nothing that may not be read gets out: a short run of the search for leaks; see `isolation` for the long one."""

from tests.doors.isolation import run


def test_no_leak_in_random_worlds() -> None:
    report = run(150, seed=7)
    assert report.splitlines()[-1] == "isolation cases 150 leaks 0", report
