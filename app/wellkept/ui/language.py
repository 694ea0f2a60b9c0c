"""The language of the window: which there are, which is used, and the words of this program and of Qt in it."""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from wellkept.service.places import resources

LANGUAGES = ("en", "de")
"""By their codes in ISO 639-1. English stands in the code, the others in resources/translations."""
SYSTEM = ""
"""To choose whichever the system has."""


class Language(QObject):
    """Brings the words of one language into the application. Signals: `wanted` the owner chose another one."""

    wanted = Signal(str)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._system = QLocale.system()
        self._ours: list[QTranslator] = []
        self.choice = SYSTEM

    @property
    def code(self) -> str:
        """The language in use."""
        return self.choice or first_known(self._system.uiLanguages())

    def choose(self, choice: str) -> None:
        """Ask whoever shows the window for a language; `SYSTEM` for the system's."""
        self.wanted.emit(choice)

    def use(self, choice: str) -> None:
        """Speak a language from now on: what is made later has its words, dates and numbers."""
        self.choice = choice if choice in LANGUAGES else SYSTEM
        for translator in self._ours:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._ours = []
        self._take(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase")
        self._take(str(resources() / "translations"), "wellkept")
        QLocale.setDefault(self._locale())
        self._app.setLayoutDirection(QLocale(self.code).textDirection())

    def _take(self, folder: str, name: str) -> None:
        translator = QTranslator(self)
        if translator.load(f"{name}_{self.code}", folder):
            self._app.installTranslator(translator)
            self._ours.append(translator)

    def _locale(self) -> QLocale:
        """Return how dates and numbers are written: as in the owner's country, in the words of the language."""
        wanted = QLocale(self.code)
        if self._system.language() == wanted.language():
            return self._system
        return QLocale(wanted.language(), self._system.territory())


def first_known(wanted: list[str]) -> str:
    """Return the first of some languages, as `de-AT`, that there is; English if there is none."""
    codes = (one.replace("_", "-").partition("-")[0] for one in wanted)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def language() -> Language:
    """Return the one of this application."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("There is no application yet.")
    found = app.findChild(Language)
    return found if isinstance(found, Language) else Language(app)
