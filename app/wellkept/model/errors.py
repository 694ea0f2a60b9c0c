"""One tree of faults that an owner can meet. Everything else is a bug.

Each fault has a sentence saying what happened and one saying what to do next. Neither ever
holds the words of a memory: faults are logged and shown in crash reports.
"""


class WellkeptError(Exception):
    """A fault with one sentence for the owner and one next step."""

    sentence = "Something went wrong."
    next_step = "Try again."

    def __init__(self, sentence: str | None = None, next_step: str | None = None) -> None:
        self.sentence = sentence or type(self).sentence
        self.next_step = next_step or type(self).next_step
        super().__init__(f"{self.sentence} {self.next_step}")


class InvalidMemory(WellkeptError):
    """The words or the record cannot be kept as one memory."""

    sentence = "These words cannot be kept as one memory."
    next_step = "Write one sentence of 1 to 2,000 characters."


class UnreadableText(WellkeptError):
    """A file or a paste is not text that can be taught."""

    sentence = "This is not text that can be read."
    next_step = "Save it as plain text (UTF-8) and try again."


class MemoryNotFound(WellkeptError):
    """No memory has this id; it may have been forgotten meanwhile."""

    sentence = "There is no such memory; it may have been forgotten."
    next_step = "Look it up again in the list."


class NothingToUndo(WellkeptError):
    """The undo list is empty."""

    sentence = "There is nothing to undo."
    next_step = "Undo reaches back 30 steps, until the window closes."


class Interrupted(WellkeptError):
    """A newer request, or the owner, asked for this one to stop. Nothing was changed."""

    sentence = "Stopped."
    next_step = "Nothing was changed."


class StoreError(WellkeptError):
    """The file of memories cannot be used as asked."""

    sentence = "The file of memories cannot be used."
    next_step = "Close other programs that use it and try again."
    has_backups = False
    """Whether there is a backup beside the file to start again from."""


class StoreLocked(StoreError):
    """Another process holds the file for longer than we wait."""

    sentence = "Another program is using the file of memories and did not let go of it in time."
    next_step = "Close that program and try again; nothing was changed."


class StoreReadOnly(StoreError):
    """The file or its folder does not allow writing."""

    sentence = "The file of memories is read-only, so nothing can be changed in it."
    next_step = "Allow writing to the file and its folder, or choose another file with --store."


class StoreFull(StoreError):
    """No room is left on the disk."""

    sentence = "The disk is full, so this could not be saved; everything kept before is safe."
    next_step = "Free some room and try again."


class NotAStore(StoreError):
    """The file is not a database, or not one of ours."""

    sentence = "This file is not a store of memories; it was left as it is."
    next_step = "Choose another file with --store."


class StoreTooNew(StoreError):
    """The file was written by a newer program."""

    sentence = "This file was written by a newer Wellkept; it was left as it is."
    next_step = "Update Wellkept to open it."


class StoreDamaged(StoreError):
    """The file cannot be read in full."""

    sentence = "The file of memories is damaged; it was left as it is."
    next_step = "Copy the file to a safe place, then open a backup."


class StoreEmptied(StoreError):
    """An empty file, or none, is where memories were: there are backups of them beside it."""

    sentence = "The file of memories is empty or gone, but there are backups of it."
    next_step = "Start again from the newest backup, or move the folder of backups away to begin anew."


class StoreSealed(StoreError):
    """The file is encrypted and its key is not at hand; a recovery code opens it."""

    sentence = "This file of memories is encrypted, and its key is not in the keyring of this computer."
    next_step = "Type its recovery code here, or run: wellkept encrypt unlock."


class KeyringShut(StoreSealed):
    """The keyring that holds the key is locked, or does not answer, or there is none."""

    sentence = "This file of memories is encrypted, and the keyring that holds its key is locked."
    next_step = "Unlock the keyring and try again, or type the recovery code of the file."


class WrongCode(StoreSealed):
    """A recovery code without a slip in it that does not open this file."""

    sentence = "This recovery code belongs to another file, or to this one before its key was changed."
    next_step = "Look for the newest code of this file, and type it again."


class CodeMistyped(StoreSealed):
    """What was typed cannot be a recovery code."""

    sentence = "There is a slip in this recovery code: its check letters do not fit."
    next_step = "Compare it with the printed one, letter by letter, and type it again."


class NoPlaceForKey(StoreError):
    """A file is to be encrypted, and there is no keyring that would keep the key."""

    sentence = "The key could not be put into the keyring of this computer, so the file was left as it is."
    next_step = "Unlock or set up the system keyring, then try again."


class KeyRefused(StoreDamaged):
    """An encrypted file and a key that does not open it: all that can be said of a damaged first page, too."""

    sentence = "This file of memories is encrypted, and the key at hand does not open it: it is another's, or damaged."
    next_step = "Type its newest recovery code; if that does not open it either, open a backup."


class StoreMissing(StoreError):
    """The folder or file named does not exist and may not be made."""

    sentence = "The folder for the file of memories does not exist and cannot be made."
    next_step = "Make the folder, or choose another file with --store."


class BackupFailed(StoreError):
    """A backup could not be made, or was not the same as the memories when it was compared with them."""

    sentence = "The backup could not be made; your memories are as they were."
    next_step = "Try again; if it fails again, look whether the disk is full or failing."


class BackupsBusy(BackupFailed):
    """Another program makes a backup right now, or looks into one."""

    sentence = "Another Wellkept is busy with the backups."
    next_step = "Try again in a minute."


class BackupMissing(StoreError):
    """A backup is not where it was put, or cannot be read or written there."""

    sentence = "This backup cannot be reached."
    next_step = "Put it back where it was, or take it off the list of backups."


class NoDisplay(WellkeptError):
    """There is no screen to open a window on."""

    sentence = "There is no display to open a window on."
    next_step = "Use the command line instead, for example: wellkept list, or wellkept search WORDS."


class LibraryMissing(WellkeptError):
    """The system lacks a shared library that Qt needs to open a window."""

    sentence = "The window needs a library that this system lacks."
    next_step = "Start with `make run`, which names the package to install; the command line works without it."
