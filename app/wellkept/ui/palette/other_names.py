"""What else people call the commands: the palette finds them by these words too, after those that are named so."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

_OTHER: Mapping[str, str] = {
    "teach": "add new import paste learn remember note file",
    "quit": "exit close",
    "undo": "take back bring back",
    "copy": "clipboard",
    "correct": "edit change reword fix update",
    "add_question": "test",
    "forget": "delete remove erase",
    "forget_checked": "delete for good proof",
    "forget_about": "delete everything about someone remove erase topic",
    "about": "person",
    "core": "pin favourite star",
    "keep_here": "private secret hide",
    "memories": "list home all",
    "search": "find look for",
    "why_not": "missing not found",
    "filters": "sidebar tags sources kinds",
    "timeline": "dates when",
    "save_search": "bookmark",
    "being": "account person profile",
    "exam": "test questions",
    "profile": "about me",
    "doubles": "merge same double clean up",
    "still": "outdated old review clean up",
    "larger": "zoom in bigger font size",
    "smaller": "zoom out font size",
    "usual_size": "reset zoom font",
    "offline": "internet network disconnect",
    "ledger": "sent log cost network history",
    "encryption": "password lock protect",
    "backups": "restore recover bring back save",
    "receipt": "proof verify gone deleted",
    "settings": "settings preferences options account API OpenRouter Ollama sign in",
    "keys": "shortcuts keyboard help",
}


def other_names(command_id: str) -> str:
    """Return other words for a command in the owner's language, "" where there are none."""
    words = _OTHER.get(command_id, "")
    return QCoreApplication.translate("other_names", words) if words else ""
