"""`remote` and `models`: the model service, its rules, and what it offers."""

from dataclasses import asdict
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import print_json
from wellkept.cli.words import WORDS
from wellkept.model.ledger import Purpose
from wellkept.model.text import shown
from wellkept.service import remote_cases
from wellkept.service.answers import finish
from wellkept.service.remote_answers import RemoteModel, RemoteState
from wellkept.service.remote_requests import AskModels, AskRemote, SetRemote

_UNUSABLE = 3


@click.command()
@click.option("--address", default=None, type=WORDS, help='Of the service; "" for OpenRouter.')
@click.option("--chat-model", default=None, type=WORDS, help="The model that reads texts; see `wellkept models`.")
@click.option("--offline/--online", default=None, help="Offline, no connection is ever opened.")
@click.option("--teaching/--no-teaching", default=None, help="Whether the window lets a model read what you teach.")
@click.option(
    "--no-storing/--storing", default=None, help="Only providers that neither store nor train on what they get."
)
@click.option("--zdr/--no-zdr", default=None, help="Only providers under a contract of zero data retention.")
@json_option
@store_option
def remote(
    store: Path | None,
    address: str | None,
    chat_model: str | None,
    offline: bool | None,
    teaching: bool | None,
    no_storing: bool | None,
    zdr: bool | None,
    as_json: bool,
) -> None:
    """Show the settings of the model service, or change them. Nothing is sent by this."""
    wanted = SetRemote(address, chat_model, offline, teaching, no_storing, zdr)
    with opened(store) as wellkept:
        far = wellkept.far.remote
        if wanted != SetRemote():
            far.set(wanted)
        state = far.state if far.needs_no_key else finish(remote_cases.ask(far, AskRemote()))
    if as_json:
        print_json(_state_json(state))
        return
    for line in _state_lines(state):
        click.echo(line)


def _state_json(state: RemoteState) -> dict[str, object]:
    return {
        "address": state.address,
        "host": state.host,
        "thisComputer": state.local,
        "needsKey": not state.keyless,
        "key": state.key.standing.value,
        "chatModel": state.chat_model,
        "embedModel": state.embed_model,
        "offline": state.offline,
        "teaching": state.teaching,
        "noStoring": state.no_storing,
        "zdr": state.zdr,
        "ready": state.ready,
        "note": state.note,
    }


def _state_lines(state: RemoteState) -> list[str]:
    where = " (this computer)" if state.local else ""
    rules = [
        *(["no storing, no training"] if state.no_storing else []),
        *(["zero data retention"] if state.zdr else []),
    ]
    return [
        f"{'Service:':<16}{state.address}{where}",
        f"{'Key:':<16}{'none needed' if state.keyless else state.key.sentence}",
        f"{'Reads texts:':<16}{shown(state.chat_model) or 'no model chosen'}",
        f"{'Makes vectors:':<16}{shown(state.embed_model) or 'none; the built-in one does'}",
        f"{'Rules:':<16}{', '.join(rules) or 'none'}",
        f"{'In the window:':<16}{'a model reads what you teach' if state.teaching else 'teaching without a model'}",
        "Ready to be asked." if state.ready else state.note,
    ]


@click.command()
@click.option("--embed", is_flag=True, help="Those that make vectors, not those that read texts.")
@json_option
@store_option
def models(store: Path | None, embed: bool, as_json: bool) -> None:
    """List the models that the service offers, with prices in US dollars for a million tokens."""
    with opened(store) as wellkept:
        asked = AskModels(Purpose.EMBED if embed else Purpose.EXTRACT)
        found = finish(remote_cases.models(wellkept.far.remote, asked))
    if as_json:
        print_json({"models": [_model_json(model) for model in found.models], "note": found.note})
    else:
        for model in found.models:
            click.echo(_model_line(model))
    if found.note:
        click.echo(f"{found.note} This is the list to start with." if found.models else found.note, err=True)
        raise click.exceptions.Exit(_UNUSABLE)


def _model_json(model: RemoteModel) -> dict[str, object]:
    known = asdict(model)
    return {"id": model.id, "name": model.name, "context": model.context} | {
        "usdIn": known["usd_in"],
        "usdOut": known["usd_out"],
    }


def _model_line(model: RemoteModel) -> str:
    prices = [f"${price:g}" for price in (model.usd_in, model.usd_out) if price is not None]
    reads = f"  reads {model.context:,} tokens" if model.context else ""
    return f"{shown(model.id):<48}  {' / '.join(prices) or '-':<14}{reads}".rstrip()


COMMANDS = (remote, models)
