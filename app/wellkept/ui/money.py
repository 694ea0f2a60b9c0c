"""Money and prices in plain words. All amounts are US dollars, as the services count."""

from PySide6.QtCore import QCoreApplication

from wellkept.providers.remote_models import RemoteModel
from wellkept.ui import wording

CENT = 0.01
_FAR_BELOW = 0.1  # of a cent
_PAGE_TOKENS_IN, _PAGE_TOKENS_OUT = 800, 600
"""A page has about 3,000 characters, a token about four of them; what is found in it is somewhat shorter."""
_MEMORY_TOKENS = 40
"""A memory of about 25 words."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("money", text)


def dollars(usd: float) -> str:
    """Return an amount with as many places as say something: "$4.20", "$0.0031"; "$0" for nothing."""
    pattern = _tr("-${usd}") if usd < 0 else _tr("${usd}")
    if not usd:
        return pattern.format(usd=0)
    places = 2 if abs(usd) >= CENT else 4
    if abs(usd) < CENT**2:
        return _tr("less than {least}").format(least=pattern.format(usd=wording.decimal(CENT**2, 4)))
    return pattern.format(usd=wording.decimal(abs(usd), places))


def roughly(usd: float) -> str:
    """Return about how much something is: in cents below a dollar."""
    if usd <= 0:
        return _tr("nothing")
    if usd < CENT * _FAR_BELOW:
        return _tr("far less than a cent")
    if usd < CENT:
        return _tr("less than a cent")
    if usd < CENT * 1.5:
        return _tr("about a cent")
    return _tr("about {n} cents").format(n=round(usd / CENT)) if usd < 1 else _tr("about {n}").format(n=dollars(usd))


def short_price(model: RemoteModel) -> str:
    """Return the price of a model for a list: "$0.10 / $0.40", "free", or "" where it is not known."""
    if model.usd_in is None:
        return ""
    if not model.usd_in and not model.usd_out:
        return _tr("free")
    return " / ".join(dollars(price) for price in (model.usd_in, model.usd_out) if price is not None)


def reading_price(model: RemoteModel) -> str:
    """Return what finding sentences with a model costs."""
    if model.usd_in is None:
        return _tr("Its price is not known here.")
    if not model.usd_in and not model.usd_out:
        return _tr("It is free.")
    out = model.usd_out or 0.0
    page = (model.usd_in * _PAGE_TOKENS_IN + out * _PAGE_TOKENS_OUT) / 1e6
    text = _tr("About {price} per million tokens read and {out} per million written; a page of text costs {page}.")
    return text.format(price=dollars(model.usd_in), out=dollars(out), page=roughly(page))


def meaning_price(model: RemoteModel, memories: int) -> str:
    """Return what reading all memories for their meaning costs with a model."""
    if model.usd_in is None:
        return _tr("Its price is not known here.")
    if not model.usd_in:
        return _tr("It is free.")
    price = _tr("About {price} per million tokens").format(price=dollars(model.usd_in))
    if not memories:
        return price + "."
    total = roughly(model.usd_in * _MEMORY_TOKENS * memories / 1e6)
    return _tr("{price}; reading {what} once costs {total}.").format(
        price=price, what=wording.memories(memories), total=total
    )
