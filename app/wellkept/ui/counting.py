"""Counts in words, in the forms that a language has for them."""

from PySide6.QtCore import QCoreApplication

from wellkept.ui.locales import owner_locale


def counted(context: str, one: str, many: str, n: int) -> str:
    """Return `many` with {n} filled in, in the form that the owner's language has for this number.

    The translations hold a form for each of the language's numbers (English and German two, Polish three,
    Arabic six); without one `one` serves for 1.
    """
    text = QCoreApplication.translate(context, many, None, n)
    if n == 1 and text == many:
        text = one
    return text.format(n=owner_locale().toString(n))
