"""What the page about encryption says."""

from PySide6.QtCore import QCoreApplication

from wellkept.providers.keys import Standing
from wellkept.service.encryption_requests import EncryptionState
from wellkept.ui import wording
from wellkept.ui.in_words import in_words


def standing(state: EncryptionState) -> tuple[str, str]:
    """Return in one sentence whether the file is encrypted, and in another what follows from it."""
    if not state.on:
        return (
            _tr("Your memories are not encrypted."),
            _tr("Whoever gets hold of the file, or of a copy of this computer's disk, can read them."),
        )
    if state.standing is Standing.PRESENT:
        return (
            _tr("Your memories are encrypted."),
            _tr("The key is in {keyring}. On another computer, or without it, the recovery code opens them.").format(
                keyring=in_words(state.keyring)
            ),
        )
    return (
        _tr("Your memories are encrypted, and their key is in no keyring."),
        _tr("The recovery code is needed each time Wellkept starts."),
    )


def backups_left(count: int) -> str:
    """Return what is said of backups that could not be made what the file is; "" for none."""
    if not count:
        return ""
    if count == 1:
        return _tr("1 backup is not encrypted as your memories are. Wellkept tries again when it starts next.")
    return _tr("{n} backups are not encrypted as your memories are. Wellkept tries again when it starts next.").format(
        n=wording.number(count)
    )


def working(*, on: bool) -> str:
    """Return what goes on while the file is made anew."""
    if on:
        return _tr("Encrypting. Searching waits until it is done.")
    return _tr("Making a plain file. Searching waits until it is done.")


def printed(code: str) -> str:
    """Return the text of the page that is printed or saved."""
    return _tr(
        "Wellkept recovery code\n\n    {code}\n\n"
        "It opens the encrypted file of memories on any computer: start Wellkept with the file, and type this code "
        "when it asks. Keep this page where nobody else finds it, and not beside the computer.\n"
    ).format(code=code)


def _tr(text: str) -> str:
    return QCoreApplication.translate("encryption", text)
