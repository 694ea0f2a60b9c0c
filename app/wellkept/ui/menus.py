"""The menu bar, built from the table of commands."""

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from wellkept.ui.commands import COMMANDS, WITHIN, Menu, words
from wellkept.ui.theme import Scheme, Theme

LOOKS = "C&olours"
SCHEMES = {Scheme.SYSTEM: "Like the &system", Scheme.LIGHT: "&Light", Scheme.DARK: "&Dark"}


def build_menus(window: QMainWindow, actions: dict[str, QAction], theme: Theme) -> None:
    """Fill the window's menu bar."""
    for place in Menu:
        if not place or place in WITHIN:
            continue
        menu = window.menuBar().addMenu(words(place.value))
        _fill(menu, place, actions)
        for inner in (one for one, outer in WITHIN.items() if outer is place):
            menu.addSeparator()
            _fill(menu.addMenu(words(inner.value)), inner, actions)
        if place is Menu.VIEW:
            _add_schemes(menu, window, theme)


def _fill(menu: QMenu, place: Menu, actions: dict[str, QAction]) -> None:
    group = 0
    for command in COMMANDS:
        if command.menu is place:
            if command.group != group:
                menu.addSeparator()
                group = command.group
            menu.addAction(actions[command.id])


def _add_schemes(menu: QMenu, window: QMainWindow, theme: Theme) -> None:
    looks = menu.addMenu(words(LOOKS))
    group = QActionGroup(window)
    for scheme, text in SCHEMES.items():
        action = QAction(words(text), window)
        action.setCheckable(True)
        action.setData(scheme)
        group.addAction(action)
        looks.addAction(action)

    def show_chosen() -> None:
        for action in group.actions():
            action.setChecked(action.data() == theme.scheme)

    looks.aboutToShow.connect(show_chosen)
    group.triggered.connect(lambda action: theme.set_scheme(Scheme(action.data())))
