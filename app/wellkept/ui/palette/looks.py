"""The colour schemes, as the palette offers them."""

from functools import partial

from wellkept.ui.commands import words
from wellkept.ui.menus import LOOKS, SCHEMES
from wellkept.ui.palette.entries import Entry
from wellkept.ui.theme import Theme


def scheme_offers(theme: Theme) -> list[Entry]:
    """Return one entry for each scheme, the one in use ticked."""
    return [
        Entry(
            f"scheme:{scheme}",
            "",
            f"{words(LOOKS)}: {words(text)}".replace("&", ""),
            "",
            enabled=True,
            ticked=scheme is theme.scheme,
            act=partial(theme.set_scheme, scheme),
        )
        for scheme, text in SCHEMES.items()
    ]
