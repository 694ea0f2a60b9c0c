"""A missing system library is named with the line that brings it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "system_libraries.py"


@pytest.fixture
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("system_libraries", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_line_names_each_package_once(script: ModuleType) -> None:
    line = script.install_line(["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libodd.so.3"])
    assert line == "apt-get install -y --no-install-recommends libegl1 libglib2.0-0 libodd"


def test_nothing_is_missing_where_the_suite_runs(script: ModuleType) -> None:
    assert script.missing_libraries(script.SCREENLESS) == []


def test_what_is_missing_is_said_in_one_sentence(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "missing_libraries", lambda _: ["libEGL.so.1"])
    monkeypatch.setattr(script.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "argv", ["system_libraries.py"])
    assert script.main() == 1
    assert capsys.readouterr().out == (
        "Qt needs libEGL.so.1, which this system lacks. On Debian: sudo apt-get install -y"
        " --no-install-recommends libegl1\n"
    )


def test_what_only_tests_need_is_left_alone_without_the_right_to_install(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "FOR_TESTS", {"a-program-that-is-nowhere": "nowhere"})
    monkeypatch.setattr(script.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "argv", ["system_libraries.py", "--tests"])
    assert script.main() == 0
    assert capsys.readouterr().out == ""
