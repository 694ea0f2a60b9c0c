"""`teach --by-model`: what goes is shown and agreed to first; what the model could not do is said."""

from collections.abc import Sequence

import click

from wellkept.cli.agreeing import agree_to, show_preview
from wellkept.model.text import shown
from wellkept.service.answers import Candidate, Review, finish
from wellkept.service.remote_requests import FindByModel, PreviewSending
from wellkept.service.requests import LineToKeep
from wellkept.service.wellkept import Wellkept


def read_by_model(wellkept: Wellkept, request: FindByModel, *, yes: bool, can_ask: bool) -> Review:
    """Have a model read a text, once the owner saw what goes and agreed. Raises: NotAgreedHere, RemoteFault."""
    preview = wellkept.far.preview(PreviewSending(request.text, request.source))
    if not (yes or preview.agreed):
        show_preview(preview)
        agree_to(f"Send this to {preview.host}?", can_ask=can_ask)
    agreed = FindByModel(request.text, request.source, agreed=True)
    return finish(wellkept.far.find_by_model(agreed))


def lines_of(review: Review, wanted: Sequence[Candidate]) -> tuple[LineToKeep, ...]:
    """Return the lines of the profile whose memories are all kept, with places among those."""
    places = {id(one): place for place, one in enumerate(wanted)}
    kept: list[LineToKeep] = []
    for line in review.lines:
        behind = [places.get(id(review.candidates[place])) for place in line.behind]
        if None not in behind:
            kept.append(LineToKeep(line.section, line.line, tuple(place for place in behind if place is not None)))
    return tuple(kept)


def say_notes(review: Review) -> None:
    """Say on standard error what was held back, left away, found without the model, or not read at all."""
    for part in review.parts:
        for note in (*part.notes, part.without_model):
            if note:
                click.echo(f"Part {part.number} of {part.of}: {shown(note)}", err=True)
    if review.rest is not None:
        where = f"From character {review.rest + 1:,} on, the text was not read"
        click.echo(f"{where}: {review.rest_reason} Run it again later; what is kept is not kept twice.", err=True)


def notes_json(review: Review) -> dict[str, object]:
    """Return what a model had to do with a review, for scripts; nothing where there was none."""
    if not (review.model or review.parts):
        return {}
    return {
        "model": review.model or None,
        "parts": [
            {
                "number": part.number,
                "of": part.of,
                "span": list(part.span),
                "notes": list(part.notes),
                "withoutModel": part.without_model or None,
            }
            for part in review.parts
        ],
        "lines": [
            {"section": line.section.value, "line": line.line, "behind": list(line.behind)} for line in review.lines
        ],
        "rest": review.rest,
        "restReason": review.rest_reason or None,
    }
