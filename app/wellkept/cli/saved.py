"""`filters`, `beings` and `saved`: what memories can be filtered by, whose they are, and searches with a name."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from wellkept.cli.options import filter_options, filters_from, json_option, opened, store_option
from wellkept.cli.printing import print_json, print_memories
from wellkept.cli.words import WORDS
from wellkept.model.memory import OWNER_BEING
from wellkept.model.query import Query
from wellkept.model.saved import SavedSearch
from wellkept.model.text import shown
from wellkept.service.answers import finish
from wellkept.service.requests import Find, ShowFacets, ShowRows, UseBeing
from wellkept.service.saved_requests import CountSaved, RemoveSavedSearch, SaveSearch, ShowSavedSearches
from wellkept.service.wellkept import Wellkept
from wellkept.store.facets import Facets

_NOTHING = 1
_being = click.option("--being", "being_id", default=OWNER_BEING, show_default=True, type=WORDS, help="Whose.")


@click.command()
@_being
@json_option
@store_option
def filters(store: Path | None, being_id: str, as_json: bool) -> None:
    """Show what memories can be filtered by, and how many have each value."""
    with opened(store) as wellkept:
        found = wellkept.show_facets(ShowFacets(being_id))
    if as_json:
        print_json(asdict(found))
        return
    for name, option in (("kinds", "kind"), ("sources", "source"), ("abouts", "about"), ("tags", "tag")):
        for one in _values(found, name):
            click.echo(f"{'--' + option:<10}{one[1]:>9,}  {shown(one[0])}")


def _values(found: Facets, name: str) -> list[tuple[str, int]]:
    return [(one.value, one.count) for one in getattr(found, name)]


@click.command()
@click.option("--use", "chosen", default=None, type=WORDS, help="The window opens with this one from now on.")
@json_option
@store_option
def beings(store: Path | None, chosen: str | None, as_json: bool) -> None:
    """List who has memories in this file; a star marks whose the window shows."""
    with opened(store) as wellkept:
        if chosen is not None:
            if chosen not in wellkept.beings.show().ids:
                raise click.BadParameter("nobody of this name has memories here; `wellkept beings` lists them")
            wellkept.beings.use(UseBeing(chosen))
        found = wellkept.beings.show()
    if as_json:
        print_json({"beings": list(found.ids), "shown": found.chosen})
        return
    for name in found.ids:
        click.echo(f"{'*' if name == found.chosen else ' '} {shown(name)}")


@click.group()
def saved() -> None:
    """Searches that you gave a name."""


@saved.command("list")
@_being
@json_option
@store_option
def list_saved(store: Path | None, being_id: str, as_json: bool) -> None:
    """List your saved searches, each with how many memories it finds now."""
    with opened(store) as wellkept:
        found = wellkept.saved.show(ShowSavedSearches(being_id)).searches
        counts = finish(wellkept.saved.count(CountSaved(being_id=being_id), None)).counts
    if as_json:
        print_json([{"name": one.name, "text": one.query.text, "count": counts.get(one.number, 0)} for one in found])
    for one in () if as_json else found:
        click.echo(f"{counts.get(one.number, 0):>9,}  {shown(one.name)}")
    if not found:
        click.echo("There is no saved search.", err=True)
        raise click.exceptions.Exit(_NOTHING)


@saved.command()
@click.argument("name", type=WORDS)
@click.argument("words", nargs=-1, type=WORDS)
@filter_options
@json_option
@store_option
def add(store: Path | None, name: str, words: tuple[str, ...], as_json: bool, **options: Any) -> None:
    """Save a search under NAME: WORDS and filters, as `search` takes them."""
    query = Query(text=" ".join(words), filters=filters_from(options))
    with opened(store) as wellkept:
        kept = wellkept.saved.save(SaveSearch(SavedSearch(0, name, query)))
    if as_json:
        print_json({"name": kept.name})
    else:
        click.echo(f"Saved “{shown(kept.name)}”.")


@saved.command()
@click.argument("name", type=WORDS)
@click.option("--limit", type=click.IntRange(0), default=0, help="At most so many; 0 means all.")
@_being
@json_option
@store_option
def run(store: Path | None, name: str, limit: int, being_id: str, as_json: bool) -> None:
    """Print what the saved search NAME finds now, best first, or newest first if it has no words."""
    with opened(store) as wellkept:
        keys = wellkept.find(Find(_named(wellkept, being_id, name).query, settled=True)).keys[: limit or None]
        cards = wellkept.show_rows(ShowRows(tuple(keys))).cards
        print_memories((card.memory for card in cards), as_json=as_json)
    if not cards:
        click.echo("Nothing found.", err=True)
        raise click.exceptions.Exit(_NOTHING)


@saved.command()
@click.argument("name", type=WORDS)
@_being
@json_option
@store_option
def remove(store: Path | None, name: str, being_id: str, as_json: bool) -> None:
    """Erase the saved search NAME; what it finds stays."""
    with opened(store) as wellkept:
        wellkept.saved.remove(RemoveSavedSearch(_named(wellkept, being_id, name).number, being_id))
    if as_json:
        print_json({"ok": True})
    else:
        click.echo("Removed.")


def _named(wellkept: Wellkept, being_id: str, name: str) -> SavedSearch:
    for one in wellkept.saved.show(ShowSavedSearches(being_id)).searches:
        if one.name.casefold() == name.strip().casefold():
            return one
    raise click.BadParameter("there is no saved search of this name; `wellkept saved list` shows them")


COMMANDS = (filters, beings, saved)
