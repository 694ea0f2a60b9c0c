"""The manual says what the program does."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

_SOURCE = Path(__file__).resolve().parents[2] / "packaging" / "man_page.py"
_SPEC = importlib.util.spec_from_file_location("man_page", _SOURCE)  # a folder, not the package of that name
assert _SPEC is not None
assert _SPEC.loader is not None
man_page = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(man_page)
PAGE = man_page.PAGE


def test_the_page_is_that_of_the_commands() -> None:
    assert PAGE.read_text(encoding="utf-8") == man_page.page(), "run: make man"


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff, which lays out manual pages, is not here")
def test_it_is_laid_out_without_a_complaint() -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", str(PAGE)], capture_output=True, text=True, check=True, timeout=30
    )
    assert done.stderr == ""
    assert "wellkept" in done.stdout
