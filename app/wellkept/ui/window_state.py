"""What the window remembers of itself: where it stood, looks, language, keys, the commands used last."""

import contextlib
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QMainWindow, QSplitter

from wellkept.ui.theme import Scheme, Theme


class WindowState:
    """An INI file beside the store. Only geometry and looks: nothing of what is remembered."""

    def __init__(self, store: Path) -> None:
        self._folder = store.parent
        self.recent: list[str] = []
        self._settings = QSettings(str(self._folder / "window.ini"), QSettings.Format.IniFormat)

    def restore(self, window: QMainWindow, splitter: QSplitter, theme: Theme) -> None:
        """Put the window back as it was left; Qt moves one that stood on a screen now gone."""
        for key, take in (("geometry", window.restoreGeometry), ("splitter", splitter.restoreState)):
            blob = self._settings.value(key)
            if isinstance(blob, QByteArray):
                take(blob)
        recent = str(self._settings.value("recent", ""))
        self.recent[:] = recent.split() if recent else []
        with contextlib.suppress(ValueError):
            theme.set_scheme(Scheme(str(self._settings.value("scheme", Scheme.SYSTEM.value))))
        with contextlib.suppress(ValueError):
            theme.set_scale(float(str(self._settings.value("scale", "1.0"))))

    @property
    def language(self) -> str:
        """The language that was chosen, "" for the system's."""
        return str(self._settings.value("language", ""))

    @language.setter
    def language(self, choice: str) -> None:
        if self._folder.is_dir():
            self._settings.setValue("language", choice)

    def side(self) -> tuple[bool, frozenset[str]]:
        """Return whether the sidebar is wanted, and which of its groups are folded."""
        wanted = str(self._settings.value("filters", "shown")) != "hidden"
        return wanted, frozenset(str(self._settings.value("folded", "")).split())

    def save_side(self, wanted: bool, folded: Iterable[str]) -> None:
        """Remember whether the sidebar is wanted, and which of its groups are folded; before `save`."""
        if self._folder.is_dir():
            self._settings.setValue("filters", "shown" if wanted else "hidden")
            self._settings.setValue("folded", " ".join(sorted(folded)))

    def timeline(self) -> bool:
        """Return whether the timeline is wanted."""
        return str(self._settings.value("timeline", "shown")) != "hidden"

    def save_timeline(self, wanted: bool) -> None:
        """Remember whether the timeline is wanted; before `save`."""
        if self._folder.is_dir():
            self._settings.setValue("timeline", "shown" if wanted else "hidden")

    def keys(self) -> str:
        """Return the keys that the owner chose, as `keys.own` writes them."""
        return str(self._settings.value("keys", ""))

    def save_keys(self, keys: str) -> None:
        """Remember the keys that the owner chose, now."""
        if self._folder.is_dir():
            self._settings.setValue("keys", keys)
            self._settings.sync()

    def save(self, window: QMainWindow, splitter: QSplitter, theme: Theme) -> None:
        """Remember how the window is left; where that cannot be written it is simply not remembered."""
        if not self._folder.is_dir():
            return  # Qt would make it, and then the store would not be missing any more
        self._settings.setValue("geometry", window.saveGeometry())
        self._settings.setValue("splitter", splitter.saveState())
        self._settings.setValue("recent", " ".join(self.recent))
        self._settings.setValue("scheme", theme.scheme.value)
        self._settings.setValue("scale", str(theme.scale))
        self._settings.sync()
