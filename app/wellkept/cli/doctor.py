"""`doctor`: what works, what does not, and how to mend it."""

import platform
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click

from wellkept import __version__
from wellkept.cli.options import json_option, store_option, wanted
from wellkept.cli.printing import print_json
from wellkept.service.doctor import Finding, Verdict, examine

_UNUSABLE = 3
_SIGNS = {Verdict.WORKS: ("ok", "green"), Verdict.NOTE: ("--", "yellow"), Verdict.FAULT: ("!!", "red")}


@click.command()
@json_option
@store_option
def doctor(store: Path | None, as_json: bool) -> None:
    """Say what works, what does not, and how to mend it. Nothing is sent; exit code 3 if something is broken."""
    versions = f"Wellkept {__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    findings = list(_told(examine(wanted(store)), quietly=as_json, first=versions))
    if as_json:
        print_json({"versions": versions, "findings": [asdict(one) for one in findings]})
    if any(one.verdict is Verdict.FAULT for one in findings):
        raise click.exceptions.Exit(_UNUSABLE)


def _told(findings: Iterator[Finding], *, quietly: bool, first: str) -> Iterator[Finding]:
    """Hand findings on, and print each at once: some take seconds."""
    if not quietly:
        click.echo(first)
    for one in findings:
        if not quietly:
            _tell(one)
        yield one


def _tell(one: Finding) -> None:
    sign, colour = _SIGNS[one.verdict]
    click.echo(f"{click.style(sign, fg=colour)}  {one.what + ':':<12}{one.said}")
    if one.do:
        click.echo(f"{'':<16}{one.do}")


COMMANDS = (doctor,)
