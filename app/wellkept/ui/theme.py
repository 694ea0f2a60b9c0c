"""The look of the whole program: font, palette and style sheet, following the system or set by hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from wellkept.service.places import resources
from wellkept.ui.stylesheet import stylesheet
from wellkept.ui.tokens import BASE_PT, DARK, LIGHT, Colours

SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
_FONTS = ("Inter-Regular.otf", "Inter-SemiBold.otf")


class Scheme(StrEnum):
    """Light or dark, or whichever the system has."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


class Theme(QObject):
    """Applies the look to the application. Signals: `changed` after colours or sizes are new."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._scheme = Scheme.SYSTEM
        self._scale = 1.0
        self._held = False
        self._applied: tuple[Colours, float] | None = None
        load_fonts()
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._on_system_changed)
        self._apply()

    @property
    def scheme(self) -> Scheme:
        """What was asked for."""
        return self._scheme

    @property
    def scale(self) -> float:
        """Font size as a factor of the usual one."""
        return self._scale

    @property
    def colours(self) -> Colours:
        """The colours in use."""
        if self._scheme is Scheme.SYSTEM:
            dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self._scheme is Scheme.DARK else LIGHT

    def set_scheme(self, scheme: Scheme) -> None:
        """Use light, dark, or the system's choice."""
        if scheme is not self._scheme:
            self._scheme = scheme
            # For the frames and dialogs that the system draws; ours are coloured below.
            self._app.styleHints().setColorScheme(_QT_SCHEMES[scheme])
            self._apply()

    def set_scale(self, scale: float) -> None:
        """Use a font size, as a factor of the usual one, kept within 0.8..2."""
        wanted = min(max(scale, SCALES[0]), SCALES[-1])
        if wanted != self._scale:
            self._scale = wanted
            self._apply()

    def larger(self) -> None:
        """Use the next larger font size."""
        self.set_scale(next((s for s in SCALES if s > self._scale + 0.001), SCALES[-1]))

    def smaller(self) -> None:
        """Use the next smaller font size."""
        self.set_scale(next((s for s in reversed(SCALES) if s < self._scale - 0.001), SCALES[0]))

    def usual_size(self) -> None:
        """Go back to the usual font size."""
        self.set_scale(1.0)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Put the style sheet on after the block and not during it: for building a window while there is no other.

        Under a style sheet Qt styles every part anew whenever what it stands in is put into something larger,
        which is most of the time that a window takes to be built: 225 ms of CPU, and 70 with one styling at the end.
        Not beside another window: Qt keeps what it found out about the looks of its parts, forgets which of them go
        while there is no style sheet, and follows dangling pointers at the next change of the look.
        """
        self._held = True
        self._app.setStyleSheet("")
        try:
            yield
        finally:
            self._held = False
            self._app.setStyleSheet(stylesheet(self.colours))

    def _on_system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self._scheme is Scheme.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        colours = self.colours
        if self._applied != (colours, self._scale):
            self._applied = (colours, self._scale)
            self._put_on(colours)
        self.changed.emit()

    def _put_on(self, colours: Colours) -> None:
        font = QFont("Inter")
        font.setPointSizeF(BASE_PT * self._scale)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._app.setFont(font)
        self._app.setPalette(palette_of(colours))
        # Last, because widgets take their sizes anew when the style has changed.
        if not self._held:
            self._app.setStyleSheet(stylesheet(colours))


def load_fonts() -> None:
    """Make the bundled fonts known; where they are missing the system's own are used."""
    for name in _FONTS:
        path = resources() / "fonts" / name
        if path.is_file() and not _is_loaded(name):
            QFontDatabase.addApplicationFont(str(path))
            _loaded.add(name)


_loaded: set[str] = set()


def _is_loaded(name: str) -> bool:
    return name in _loaded


def palette_of(colours: Colours) -> QPalette:
    """Return a Qt palette made of our colours."""
    role = QPalette.ColorRole
    inks = {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.base,
        role.AlternateBase: colours.hover,
        role.Text: colours.text,
        role.Button: colours.raised,
        role.ButtonText: colours.text,
        role.BrightText: colours.danger,
        role.ToolTipBase: colours.raised,
        role.ToolTipText: colours.text,
        role.PlaceholderText: colours.muted,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent,
        role.Link: colours.accent,
        role.LinkVisited: colours.accent,
        role.Accent: colours.accent,
        role.Light: colours.raised,
        role.Midlight: colours.border,
        role.Mid: colours.border,
        role.Dark: colours.edge,
        role.Shadow: colours.edge,
    }
    palette = QPalette()
    for which, name in inks.items():
        palette.setColor(which, QColor(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.edge))
    return palette


def sized(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return a copy of a font at another step of the type scale, semi-bold if asked."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * factor)
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made
