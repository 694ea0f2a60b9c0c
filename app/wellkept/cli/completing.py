"""`completion`: what the shell needs to finish commands, options and their values."""

import click
from click.shell_completion import get_completion_class

_SHELLS = ("bash", "zsh", "fish")
_HOW = {
    "bash": 'eval "$(wellkept completion bash)"    # in ~/.bashrc',
    "zsh": 'eval "$(wellkept completion zsh)"    # in ~/.zshrc',
    "fish": "wellkept completion fish | source    # in ~/.config/fish/config.fish",
}


@click.command()
@click.argument("shell", type=click.Choice(_SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what SHELL needs to finish words of this command line for you.

    For bash, put this line into ~/.bashrc: eval "$(wellkept completion bash)". The same with zsh in ~/.zshrc; for
    fish: wellkept completion fish | source.
    """
    found = get_completion_class(shell)
    if found is None:  # not with the three named above
        raise click.UsageError("There is no completion for this shell.")
    click.echo(f"# {_HOW[shell]}")
    click.echo(found(context.find_root().command, {}, "wellkept", "_WELLKEPT_COMPLETE").source())


COMMANDS = (completion,)
