"""The shell finishes words of the command line."""

import pytest

from wellkept.cli.main import main


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_its_own(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(lambda _: 99, ["completion", shell]) == 0
    out = capsys.readouterr().out
    assert f"wellkept completion {shell}" in out.splitlines()[0]
    assert f"_WELLKEPT_COMPLETE={shell}_complete" in out


def test_words_are_finished(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in {"_WELLKEPT_COMPLETE": "bash_complete", "COMP_WORDS": "wellkept do", "COMP_CWORD": "1"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main(lambda _: 99, [])
    assert capsys.readouterr().out == "plain,doctor\n"
