"""One style sheet, written from the tokens. Sizes of type are never set here: they follow the font."""

from string import Template

from wellkept.service.places import resources
from wellkept.ui.tokens import RADIUS, Colours

_SHEET = Template("""
QMainWindow, QDialog, QWidget#page { background: $window; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px 6px; }
QFrame#rule { background: $border; border: none; }
QWidget#sheet, QDialog#sheet { background: $base; }
QWidget#pointing { background: $window; border-left: 3px solid $accent; }
QScrollArea, QScrollArea > QWidget > QWidget#sheet { background: $base; border: none; }
QScrollArea#page, QScrollArea > QWidget > QWidget#page { background: $window; border: none; }

QMenuBar { background: $window; color: $text; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $selection; }
QMenu { background: $raised; color: $text; border: 1px solid $border; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $edge; }
QMenu::separator { height: 1px; background: $border; margin: 6px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 6px; }

QLineEdit, QPlainTextEdit, QTextEdit#editor, QComboBox, QDateEdit {
  background: $base; color: $text; border: 1px solid $field; border-radius: ${radius}px;
  padding: 6px 8px; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit#editor:focus, QComboBox:focus, QDateEdit:focus {
  border: 2px solid $accent; padding: 5px 7px;
}
QLineEdit#search { padding: 8px 10px 8px 10px; }
QLineEdit#search:focus { padding: 7px 9px 7px 9px; }
QLineEdit#rename { padding: 0 8px; border-radius: 4px; }
QLineEdit#rename:focus { padding: 0 7px; }
QTextEdit#sentence { background: transparent; border: none; padding: 0; }
QComboBox { padding: 5px 10px; combobox-popup: 0; }
QComboBox:focus { padding: 4px 9px; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { border: none; padding: 0; background: transparent; }
QComboBox::drop-down { border: none; width: 26px; }
QDateEdit { padding: 5px 10px; }
QDateEdit:focus { padding: 4px 9px; }
QDateEdit:disabled { color: $edge; border-color: $border; background: $window; }
QDateEdit::drop-down { border: none; width: 26px; }
QDateEdit::down-arrow { image: url($icons/down_$scheme.svg); width: 14px; height: 14px; }
QDateEdit QLineEdit, QDateEdit QLineEdit:focus { border: none; padding: 0; background: transparent; }
QComboBox::down-arrow { image: url($icons/down_$scheme.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $border;
  selection-background-color: $selection; selection-color: $text; outline: none; padding: 4px; }
QComboBox QAbstractItemView::item { padding: 5px 8px; border-radius: 6px; color: $text; }
QComboBox QAbstractItemView::item:selected { background: $selection; color: $text; }

QPushButton { background: $raised; color: $text; border: 1px solid $field; border-radius: ${radius}px;
  padding: 6px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $selection; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:disabled { color: $edge; border-color: $border; background: $window; }
QPushButton[look="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[look="primary"]:hover { background: $accent_hover; }
QPushButton[look="primary"]:focus { border: 2px solid $text; }
QPushButton[look="primary"]:disabled { background: $selection_idle; color: $muted; border-color: $border; }
QPushButton[look="danger"] { color: $danger; }
QPushButton[look="danger"]:disabled { color: $edge; }
QPushButton[look="quiet"] { background: transparent; border-color: transparent; color: $text; }
QPushButton[look="quiet"]:hover { background: $hover; }
QPushButton[look="quiet"]:focus { border: 2px solid $accent; }
QPushButton[look="quiet"]:checked { background: $selection; }
QPushButton[look="link"] { background: transparent; border-color: transparent; color: $accent;
  padding: 4px 0; }
QPushButton[look="link"]:hover { text-decoration: underline; }
QPushButton[look="link"]:focus { border: 1px solid transparent; padding: 4px 0; text-decoration: underline; }
QPushButton[look="link"]:disabled { color: $edge; }
QPushButton[look="chip"] { background: $selection; border-color: transparent; border-radius: 10px;
  padding: 2px 10px; }
QPushButton#clear_all { padding: 2px 6px; }
QPushButton[look="chip"]:hover { border-color: $edge; }
QPushButton[look="chip"]:focus { border: 2px solid $accent; padding: 1px 9px; }
QPushButton[look="keys"] { background: $chip; border-color: transparent; color: $muted; padding: 2px 10px; }
QPushButton[look="keys"]:hover { border-color: $edge; }
QPushButton[look="keys"]:focus { border: 2px solid $accent; padding: 1px 9px; }
QPushButton[look="value"] { background: transparent; border-color: $border; padding: 5px 30px 5px 9px;
  text-align: left; }
QPushButton[look="value"]:hover { background: $hover; }
QPushButton[look="value"]:focus { border: 2px solid $accent; padding: 4px 29px 4px 8px; }
QPushButton[look="card"] { background: $window; border-color: $border; padding: 0; }
QPushButton[look="card"]:hover { background: $hover; border-color: $edge; }
QPushButton[look="card"]:pressed { background: $selection; }
QPushButton[look="card"]:focus { border: 2px solid $accent; padding: 0; }
QPushButton[small="true"], QPushButton[small="true"]:focus { padding: 3px; border-radius: 6px; }
QToolButton { background: transparent; color: $text; border: 1px solid transparent;
  border-radius: ${radius}px; padding: 5px; }
QToolButton:hover { background: $hover; }
QToolButton:focus { border: 1px solid $accent; }
QCheckBox { spacing: 8px; color: $text; padding: 3px 6px; border: 1px solid transparent; border-radius: 6px; }
QCheckBox:focus { border: 1px solid $accent; }

QCheckBox::indicator, QListView::indicator { width: 16px; height: 16px; border: 1px solid $edge;
  border-radius: 5px; background: $base; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: $accent; border-color: $accent;
  image: url($icons/tick_$scheme.svg); }

QWidget#sidebar { background: $window; }
QWidget#edge { background: $border; }
QListView#filters { background: transparent; }
QListView#filters::item { padding: 0; }
QListView::item { padding: 4px 12px; color: $text; }
QListView::item:selected { background: $selection; }
QTableView, QListView { background: $base; border: none; outline: none; }
QListView#suggestions { background: $raised; border: 1px solid $field; }
QListView#suggestions::item { padding: 5px 8px; border-radius: 6px; }
QLabel { color: $text; background: transparent; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="danger"] { color: $danger; }
QLabel[tone="chip"] { color: $muted; background: $chip; border-radius: 9px; padding: 1px 8px; }

QFrame#message { background: $raised; border: 1px solid $field; border-radius: ${radius}px; }
QFrame#message[tone="error"] { border: 1px solid $danger; }
QFrame#tag { background: $chip; border: none; border-radius: ${radius}px; }
QFrame#attachment { background: $chip; border: 1px solid $border; border-radius: ${radius}px; }
QFrame#section { background: $base; border: 1px solid $border; border-radius: ${radius}px; }
QFrame#offline { background: $selection; border-top: 1px solid $border; }
QFrame#card { background: $window; border: 1px solid $border; border-radius: ${radius}px; }

QFrame#palette { background: $raised; border: 1px solid $field; border-radius: ${radius}px; }
QFrame#palette QLineEdit, QFrame#palette QLineEdit:focus { border: none; background: transparent; padding: 8px; }
QListView#commands { background: $raised; border: none; }

QSplitter::handle { background: $border; }
QProgressBar { background: $chip; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $thumb; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def stylesheet(colours: Colours) -> str:
    """Return the style sheet for one scheme."""
    return _SHEET.substitute(
        window=colours.window,
        base=colours.base,
        raised=colours.raised,
        hover=colours.hover,
        border=colours.border,
        field="#c4cad2" if not colours.dark else "#4a515b",
        chip="#eceff3" if not colours.dark else "#2e3339",
        thumb="#c3c9d1" if not colours.dark else "#4b525c",
        edge=colours.edge,
        text=colours.text,
        muted=colours.muted,
        accent=colours.accent,
        accent_hover="#1d4aa8" if not colours.dark else "#a3c4ff",
        on_accent=colours.on_accent,
        selection=colours.selection,
        selection_idle=colours.selection_idle,
        danger=colours.danger,
        radius=RADIUS,
        scheme="dark" if colours.dark else "light",
        icons=(resources() / "icons").as_posix(),
    )
