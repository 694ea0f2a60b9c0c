"""`exam`: the owner's own questions, and the table that `check --recall` prints."""

from dataclasses import asdict
from pathlib import Path

import click

from wellkept.cli.nearness import ready_for_meaning
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.words import WORDS
from wellkept.model.instants import to_iso
from wellkept.model.text import shown
from wellkept.service.answers import Exam, ExamLine
from wellkept.service.marks import FIRST, Sitting, Verdict
from wellkept.service.requests import AddExamQuestion, RemoveExamQuestion, RunExam, ShowExam
from wellkept.service.wellkept import Wellkept

_NOTHING = 1
_HOW_TO = 'There are no questions yet. Add one: wellkept exam add "a question" ID'


@click.group()
def exam() -> None:
    """Your own questions, each with the memory it should find; `wellkept check --recall` asks them."""


@exam.command()
@click.argument("question", type=WORDS)
@click.argument("memory_id", metavar="ID")
@json_option
@store_option
def add(store: Path | None, question: str, memory_id: str, as_json: bool) -> None:
    """Add a question that should find the memory with this ID. Write it as you would search."""
    with opened(store) as wellkept:
        added = wellkept.exam.add(AddExamQuestion(wellkept.by_id(memory_id).key, question))
    if as_json:
        print_json({"number": added.number, "question": added.text, "id": memory_id})
    else:
        click.echo(f"Question {added.number} should find [{memory_id}].")


@exam.command("list")
@json_option
@store_option
def list_questions(store: Path | None, as_json: bool) -> None:
    """List the questions with the places at which they found their memories, last and before."""
    with opened(store) as wellkept:
        found = wellkept.exam.show(ShowExam())
    say(found, as_json=as_json)
    if not found.lines:
        raise click.exceptions.Exit(_NOTHING)


@exam.command()
@click.argument("numbers", metavar="NUMBER...", nargs=-1, required=True, type=int)
@json_option
@store_option
def remove(store: Path | None, numbers: tuple[int, ...], as_json: bool) -> None:
    """Remove questions by their numbers; their words leave the file."""
    with opened(store) as wellkept:
        for number in numbers:
            wellkept.exam.remove(RemoveExamQuestion(number))
    if as_json:
        print_json({"ok": True, "removed": len(numbers)})
    else:
        click.echo(f"Removed {plural(len(numbers), 'question', 'questions')}.")


def examine(wellkept: Wellkept, trial: str | None) -> Exam:
    """Ask all questions, as things are or with another model."""
    ready_for_meaning(wellkept)
    return worked(wellkept.exam.run(RunExam(embedder=trial or "")), "Asking")


def all_found(found: Exam) -> bool:
    """Whether every question finds its memory among the first results."""
    return all(line.now is not None and 0 < line.now <= FIRST for line in found.lines)


def say(found: Exam, *, as_json: bool) -> None:
    """Print an exam: a line a question, then the marks."""
    if as_json:
        print_json(exam_json(found))
        return
    if not found.lines:
        click.echo(_HOW_TO, err=True)
        return
    now, before = (found.trial, "as it is") if found.trial else ("now", "before")
    click.echo(f"{now:>10} {before:>10}  question")
    for line in found.lines:
        click.echo(f"{_place(line.now):>10} {_place(line.before):>10}  {line.number}. {shown(line.text)}")
        click.echo(f"{'':>21}  [{line.memory_id}] {shown(line.content)}")
    for name, sitting in ((now, found.now), (before, found.before)):
        if sitting is not None:
            click.echo(f"{name[:1].upper()}{name[1:]}: {_marks(sitting)}")
    if found.before is not None and found.verdict is not None:
        click.echo(verdict_line(found.verdict))


def _place(place: int | None) -> str:
    return "-" if place is None else f"{place:,}" if place else "not found"


def _marks(sitting: Sitting) -> str:
    marks = sitting.marks
    how = sitting.embedder or "words only"
    return (
        f"{marks.best:,} of {marks.total:,} come first, {marks.found:,} among the first {FIRST};"
        f" mean of 1/place {marks.mrr:.2f} ({how}, {to_iso(sitting.at)[:10]})."
    )


def verdict_line(verdict: Verdict) -> str:
    """Return what changed between two exams."""
    if not (verdict.later or verdict.sooner):
        return f"All {plural(verdict.total, 'question finds its memory', 'questions find their memories')} as before."
    lost = f", {verdict.lost:,} of them no longer among the first {FIRST}" if verdict.lost else ""
    return (
        f"Of {plural(verdict.total, 'question', 'questions')} {verdict.later:,} would do worse{lost};"
        f" {verdict.sooner:,} would do better."
    )


def exam_json(found: Exam) -> dict[str, object]:
    """Return an exam for scripts; a place is 1 for the best result, 0 for not found, null for not asked."""
    return {
        "questions": [_line_json(line) for line in found.lines],
        "now": asdict(found.now) if found.now else None,
        "before": asdict(found.before) if found.before else None,
        "verdict": asdict(found.verdict) if found.verdict else None,
        "trial": found.trial or None,
    }


def _line_json(line: ExamLine) -> dict[str, object]:
    return {
        "number": line.number,
        "question": line.text,
        "id": line.memory_id,
        "now": line.now,
        "before": line.before,
    }


COMMANDS = (exam,)
