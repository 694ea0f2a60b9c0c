"""The program in another language, for as long as a test or a picture takes."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from functools import cache

from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from tests.languages.pseudo import Pseudo, from_the_right, pseudo
from tests.screens.people import retold
from tests.ui.stage import writing_as
from wellkept.ui.language import SYSTEM, language


@contextmanager
def in_german(sentences: Sequence[str] = ()) -> Iterator[None]:
    """Speak German; the twelve memories, too, if there are sentences for them."""
    with ExitStack() as stack:
        stack.enter_context(writing_as(QLocale(QLocale.Language.German, QLocale.Country.Germany)))
        if sentences:
            stack.enter_context(retold(sentences))
        language().use("de")
        stack.callback(language().use, SYSTEM)
        yield


@contextmanager
def in_pseudo(app: QApplication, locale: QLocale | None = None) -> Iterator[None]:
    """Speak the language that nobody speaks."""
    with writing_as(locale or QLocale(QLocale.Language.English)), _installed(app, _pseudo()):
        yield


@contextmanager
def from_right_to_left(app: QApplication, sentences: Sequence[str] = ()) -> Iterator[None]:
    """Lay everything out from right to left, with words in Hebrew letters and with sentences that are so written."""
    told = retold(sentences) if sentences else nullcontext()
    with told, writing_as(QLocale(QLocale.Language.Hebrew)), _installed(app, _hebrew()):
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        try:
            yield
        finally:
            app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@contextmanager
def _installed(app: QApplication, translator: QTranslator) -> Iterator[None]:
    app.installTranslator(translator)
    try:
        yield
    finally:
        app.removeTranslator(translator)


@cache
def _pseudo() -> Pseudo:
    return Pseudo(pseudo)


@cache
def _hebrew() -> Pseudo:
    return Pseudo(from_the_right)
