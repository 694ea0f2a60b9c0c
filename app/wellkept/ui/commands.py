"""One table of everything that can be done: menus, shortcuts, tooltips, the palette and the key sheet come from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from wellkept.service.answers import UndoState
from wellkept.ui import wording
from wellkept.ui.icons import icon
from wellkept.ui.tokens import Colours


class Where(StrEnum):
    """Where a shortcut works."""

    WINDOW = "Everywhere"
    LIST = "In the list of memories"
    SEARCH = "In the search box"
    FILTERS = "In the filters"
    TIMELINE = "In the timeline"
    SAVED = "In the saved searches"
    REVIEW = "When reviewing sentences"
    EXAM = "In the exam"
    MAP = "On the map of meaning"
    PROFILE = "In what they say about you"
    DOUBLES = "In duplicates and conflicts"
    STILL = 'In "Still true?"'
    BACKUPS = "In the backups"
    FORGETTING = "In forgetting a person, a topic, a time"
    ASSISTANTS = "In the assistants"
    WISHES = "In the wishes of assistants"
    PALETTE = "In the list of commands"


class Menu(StrEnum):
    """The menus, in order; those in `WITHIN` stand within another, and NONE keeps a command out of them."""

    FILE = "&File"
    EDIT = "&Edit"
    VIEW = "&View"
    PRIVACY = "&Privacy"
    KIND = "Change &kind"
    MEANING = "Search by mea&ning"
    LANGUAGE = "Lan&guage"
    HELP = "&Help"
    NONE = ""


WITHIN = {Menu.KIND: Menu.EDIT, Menu.MEANING: Menu.VIEW, Menu.LANGUAGE: Menu.VIEW}


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be done. `keys` in Qt's portable form, where the owner chose no others; the first one is
    shown in menus.

    `embedder` is the one that the command chooses; such commands, and those of languages, are a choice of one and
    may have no keys. `ticked` ones are on or off, or a choice of one too.
    """

    id: str
    text: str
    keys: tuple[str, ...]
    where: Where = Where.WINDOW
    menu: Menu = Menu.NONE
    icon: str = ""
    group: int = 0
    embedder: str = ""
    ticked: bool = False


COMMANDS: tuple[Command, ...] = (
    Command("teach", "&Teach something new", ("Ctrl+N",), menu=Menu.FILE, icon="teach"),
    Command("backups", "&Backups", ("Ctrl+Shift+K",), menu=Menu.FILE),
    Command("quit", "&Quit", ("Ctrl+Q",), menu=Menu.FILE, group=1),
    Command("undo", "&Undo", ("Ctrl+Z",), menu=Menu.EDIT, icon="undo"),
    Command("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), menu=Menu.EDIT, icon="redo"),
    Command("copy", "&Copy sentence", ("Ctrl+C",), Where.LIST, Menu.EDIT, "copy", 1),
    Command("select_all", "Select &all", ("Ctrl+A",), Where.LIST, Menu.EDIT, group=1),
    Command("correct", "C&orrect", ("Ctrl+E", "F2"), Where.LIST, Menu.EDIT, "correct", 2),
    Command("add_question", "A &question that should find this", ("Ctrl+Shift+A",), menu=Menu.EDIT, group=2),
    Command("forget", "&Forget", ("Del",), Where.LIST, Menu.EDIT, "forget", 2),
    Command("forget_checked", "Forget, wi&th a receipt", ("Shift+Del",), Where.LIST, Menu.EDIT, group=2),
    Command("kind_fact", "&Fact", ("Ctrl+1",), Where.LIST, Menu.KIND, "fact"),
    Command("kind_episode", "&Episode", ("Ctrl+2",), Where.LIST, Menu.KIND, "episode"),
    Command("kind_preference", "&Preference", ("Ctrl+3",), Where.LIST, Menu.KIND, "preference"),
    Command("kind_relationship", "&Relationship", ("Ctrl+4",), Where.LIST, Menu.KIND, "relationship"),
    Command("kind_document", "&Document", ("Ctrl+5",), Where.LIST, Menu.KIND, "document"),
    Command("kind_insight", "&Insight", ("Ctrl+6",), Where.LIST, Menu.KIND, "insight"),
    Command("add_tag", "Add a ta&g", ("Ctrl+Shift+T",), Where.LIST, Menu.EDIT, group=3),
    Command("remove_tag", "Remo&ve a tag", ("Ctrl+Shift+R",), Where.LIST, Menu.EDIT, group=3),
    Command("importance", "&Importance", ("Ctrl+Shift+I",), Where.LIST, Menu.EDIT, group=3),
    Command("about", "A&bout whom", ("Ctrl+Shift+W",), Where.LIST, Menu.EDIT, group=3),
    Command("core", "Always in &mind", ("Ctrl+Shift+M",), Where.LIST, Menu.EDIT, group=3),
    Command("not_core", "&Not always in mind", ("Ctrl+Shift+N",), Where.LIST, Menu.EDIT, group=3),
    Command("keep_here", "Never leaves this com&puter", ("Ctrl+Shift+H",), Where.LIST, Menu.EDIT, group=4),
    Command("memories", "&Memories", ("Ctrl+L",), menu=Menu.VIEW),
    Command("search", "&Search", ("Ctrl+F",), menu=Menu.VIEW, icon="search"),
    Command("why_not", "&Expected another memory?", ("Ctrl+Shift+F",), menu=Menu.VIEW),
    Command("filters", "Show or hide the f&ilters", ("Ctrl+B",), menu=Menu.VIEW, icon="filter"),
    Command("timeline", "Show or hide the &timeline", ("Ctrl+Shift+B",), menu=Menu.VIEW),
    Command("save_search", "Sa&ve this search", ("Ctrl+S",), menu=Menu.VIEW),
    Command("being", "S&witch being", ("Ctrl+Shift+G",), menu=Menu.VIEW),
    Command("exam", "Twin's e&xam", ("Ctrl+T",), menu=Menu.VIEW, group=1),
    Command("map", "Ma&p of meaning", ("Ctrl+M",), menu=Menu.VIEW, group=1),
    Command("profile", "What they say about &you", ("Ctrl+Shift+Y",), menu=Menu.VIEW, group=1),
    Command("doubles", "&Duplicates and conflicts", ("Ctrl+Shift+D",), menu=Menu.VIEW, group=1),
    Command("still", "Still t&rue?", ("Ctrl+Shift+S",), menu=Menu.VIEW, group=1),
    Command("larger", "&Larger text", ("Ctrl++", "Ctrl+="), menu=Menu.VIEW, group=2),
    Command("smaller", "Sm&aller text", ("Ctrl+-",), menu=Menu.VIEW, group=2),
    Command("usual_size", "&Usual text size", ("Ctrl+0",), menu=Menu.VIEW, group=2),
    Command("built_in", "&Built-in model", (), menu=Menu.MEANING, embedder="built-in"),
    Command(
        "hash_words", "&Hashed words (for testing; knows no meaning)", (), menu=Menu.MEANING, embedder="hash-words"
    ),
    Command("language_system", "Like the &system", (), menu=Menu.LANGUAGE, ticked=True),
    Command("language_en", "&English", (), menu=Menu.LANGUAGE, ticked=True),
    Command("language_de", "&Deutsch", (), menu=Menu.LANGUAGE, ticked=True),
    Command("offline", "&Offline", ("Ctrl+Shift+O",), menu=Menu.PRIVACY, ticked=True),
    Command("assistants", "&Assistants", ("Ctrl+Shift+P",), menu=Menu.PRIVACY, icon="assistant", group=1),
    Command("wishes", "W&ishes of assistants", ("Ctrl+I",), menu=Menu.PRIVACY, group=1),
    Command("forget_about", "&Forget a person, a topic, a time", ("Ctrl+Shift+Del",), menu=Menu.PRIVACY, group=1),
    Command("ledger", "&What left this computer", ("Ctrl+Shift+L",), menu=Menu.PRIVACY, group=1),
    Command("encryption", "&Encryption", ("Ctrl+Shift+E",), menu=Menu.PRIVACY, icon="lock", group=1),
    Command("receipt", "&Check what you forgot", ("Ctrl+Shift+X",), menu=Menu.PRIVACY, group=1),
    Command("settings", "&Models on other computers, and your key", ("Ctrl+,",), menu=Menu.PRIVACY, group=1),
    Command("palette", "&Commands", ("Ctrl+K",), menu=Menu.HELP),
    Command("keys", "&Keys", ("F1",), menu=Menu.HELP),
)


PAGES = (
    "memories",
    "teach",
    "exam",
    "map",
    "profile",
    "doubles",
    "still",
    "assistants",
    "wishes",
    "forget_about",
    "receipt",
    "ledger",
    "backups",
    "encryption",
    "settings",
)
"""The commands that show a page."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key that a widget handles by itself, for the key sheet only."""

    keys: str
    text: str
    where: Where


OTHER_KEYS: tuple[Key, ...] = (
    Key("/", "Search", Where.LIST),
    Key("A … Z", "Search for what is typed", Where.LIST),
    Key("Esc", "Cancel work on many memories", Where.WINDOW),
    Key("Return", "Open the memory", Where.LIST),
    Key("Esc", "Select only one again", Where.LIST),
    Key("Esc", "Clear the search", Where.SEARCH),
    Key("Up, Down, PgUp, PgDown", "Walk through the list", Where.SEARCH),
    Key("Return", "Open the memory; Del forgets it there", Where.SEARCH),
    Key("Space", "Choose, or take off", Where.FILTERS),
    Key("Left, Right", "Fold, unfold", Where.FILTERS),
    Key("Esc", "Back to the list", Where.FILTERS),
    Key("Left, Right", "Earlier, later", Where.TIMELINE),
    Key("Space", "Choose, or take off", Where.TIMELINE),
    Key("Shift+Left, Shift+Right", "Choose more, or less", Where.TIMELINE),
    Key("Home, End", "The earliest, the latest", Where.TIMELINE),
    Key("Esc", "See all time again", Where.TIMELINE),
    Key("Return", "Back to the list", Where.TIMELINE),
    Key("Return", "Look for it", Where.SAVED),
    Key("F2", "Rename", Where.SAVED),
    Key("Del", "Remove", Where.SAVED),
    Key("Return", "Show the memory in a search for the question", Where.EXAM),
    Key("Del", "Remove the question", Where.EXAM),
    Key("F5", "Run the exam", Where.EXAM),
    Key("Space", "Tick or untick", Where.REVIEW),
    Key("R", "Replace the one you have, or keep both", Where.REVIEW),
    Key("K", "Another kind, for what a model found", Where.REVIEW),
    Key("F2", "Change the words", Where.REVIEW),
    Key("Ctrl+Return", "Find sentences, keep them, or save", Where.WINDOW),
    Key("Esc", "Back to the list", Where.REVIEW),
    Key("Up, Down", "Choose a command", Where.PALETTE),
    Key("Return", "Run the command", Where.PALETTE),
    Key("Esc", "Close the list of commands", Where.PALETTE),
    Key("Left, Right, Up, Down", "Go to the next memory that way", Where.MAP),
    Key("Space", "Select it, or no longer", Where.MAP),
    Key("Return", "Show it in the list", Where.MAP),
    Key("+, -, 0", "Closer, farther, all", Where.MAP),
    Key("Shift+Left, Shift+Up", "Move the map, and likewise right and down", Where.MAP),
    Key("Return", "Show the memory in the list", Where.PROFILE),
    Key("Del", "Forget the line", Where.PROFILE),
    Key("1, 2", "Keep the first, keep the second", Where.DOUBLES),
    Key("U", "The newer replaces the older", Where.DOUBLES),
    Key("B", "Keep both", Where.DOUBLES),
    Key("W", "Write one sentence", Where.DOUBLES),
    Key("S", "Skip", Where.DOUBLES),
    Key("F5", "Look again", Where.DOUBLES),
    Key("T", "It is still true", Where.STILL),
    Key("C", "It has changed: put it into new words", Where.STILL),
    Key("F, Del", "Forget it", Where.STILL),
    Key("L", "Ask later", Where.STILL),
    Key("B", "Take the last answer back", Where.STILL),
    Key("Return", "See what a backup would bring back", Where.BACKUPS),
    Key("Del", "Delete a backup", Where.BACKUPS),
    Key("Space", "Tick or untick what it would bring back", Where.BACKUPS),
    Key("Space", "Tick or untick", Where.FORGETTING),
    Key("A", "Tick or untick all of the group", Where.FORGETTING),
    Key("Del", "Forget what is ticked", Where.FORGETTING),
    Key("Down", "From the name to what was found", Where.FORGETTING),
    Key("Return", "What can be done about it", Where.ASSISTANTS),
    Key("Del", "Shut it out, or remove it", Where.ASSISTANTS),
    Key("Y", "Grant the wish", Where.WISHES),
    Key("N", "Refuse it", Where.WISHES),
    Key("W, F2", "Put it into your own words", Where.WISHES),
    Key("A", "Grant all", Where.WISHES),
)


_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"

_own: dict[str, tuple[str, ...]] = {}


def words(text: str) -> str:
    """Return a text of the table in the owner's language."""
    return QCoreApplication.translate("commands", text)


def plain(command: Command) -> str:
    """Return what a command is called, without the mark for its menu key; after its menu where that is a choice."""
    text = words(command.text)
    if command.menu in WITHIN:
        text = f"{words(command.menu.value)}: {text}"
    return text.replace("&", "")


def make_actions(parent: QObject, colours: Colours) -> dict[str, QAction]:
    """Return one action for each command, owned by `parent`, by command id."""
    actions = {}
    for command in COMMANDS:
        action = QAction(words(command.text), parent)
        action.setObjectName(command.id)
        if command.where is Where.LIST:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setCheckable(bool(command.embedder) or command.ticked)
        actions[command.id] = action
    bind(actions)
    tint(actions, colours)
    return actions


def bind(actions: dict[str, QAction]) -> None:
    """Give the actions the keys in use: menus show them, tooltips name them."""
    for command in COMMANDS:
        actions[command.id].setShortcuts([QKeySequence(keys) for keys in keys_of(command)])
        actions[command.id].setToolTip(tip(command))


def use_keys(own: Mapping[str, tuple[str, ...]]) -> None:
    """Use the owner's own keys, by command id, from now on. The whole program has one window, and so one choice."""
    _own.clear()
    _own.update(own)


def keys_of(command: Command) -> tuple[str, ...]:
    """Return the keys of a command: the owner's own, or those of the table that the owner gave to no other."""
    if command.id in _own:
        return _own[command.id]
    elsewhere = {keys for other in COMMANDS if meet(command.where, other.where) for keys in _own.get(other.id, ())}
    return tuple(keys for keys in command.keys if keys not in elsewhere)


def meet(one: Where, other: Where) -> bool:
    """Say whether the same keys in two places would be one too many."""
    return one is other or Where.WINDOW in (one, other)


def tint(actions: dict[str, QAction], colours: Colours) -> None:
    """Give the actions icons in the colours in use."""
    for command in COMMANDS:
        if command.icon:
            actions[command.id].setIcon(icon(command.icon, colours.text))


_UNDO = {"undo": ("&Undo", "&Undo {act}"), "redo": ("&Redo", "&Redo {act}")}


def name_undo(actions: dict[str, QAction], state: UndoState) -> None:
    """Say in the menu what can be taken back and done again."""
    for name, act in (("undo", state.undo), ("redo", state.redo)):
        plain_text, pattern = _UNDO[name]
        actions[name].setText(words(pattern).format(act=wording.act(act)) if act is not None else words(plain_text))
        actions[name].setEnabled(act is not None)


def tick_embedder(actions: dict[str, QAction], name: str) -> None:
    """Show in the menu which embedder is chosen."""
    for command in COMMANDS:
        if command.embedder:
            actions[command.id].setChecked(command.embedder == name)


def tip(command: Command) -> str:
    """Return the tooltip of a command: its name and its keys."""
    return _with_keys(plain(command), command)


def tip_of(command_id: str, text: str = "") -> str:
    """Return the tooltip of a command by its id, perhaps with other words than its name."""
    command = next(command for command in COMMANDS if command.id == command_id)
    return _with_keys(text or plain(command), command)


def native(keys: str) -> str:
    """Return keys as this system writes them, also where one reads from the right."""
    text = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    rightwards = QGuiApplication.layoutDirection() is not Qt.LayoutDirection.RightToLeft
    return text if rightwards else f"{_LEFT_TO_RIGHT}{text}{_LEFT_TO_RIGHT}"


def _with_keys(text: str, command: Command) -> str:
    keys = keys_of(command)
    return f"{text} ({native(keys[0])})" if keys else text
