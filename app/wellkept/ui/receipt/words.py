"""The receipt in plain words. It never has a word of what was forgotten."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.ledger import Outcome, SentRow
from wellkept.model.text import shown
from wellkept.service.receipt_requests import FileChecked, Receipt
from wellkept.store.traces import FileRole, TraceKind
from wellkept.ui import wording
from wellkept.ui.ages import day_and_time

_ROLES = {
    FileRole.MEMORIES: "Your memories, their history and their indexes",
    FileRole.LOG: "What was written last, on its way into the file",
    FileRole.LOG_INDEX: "Page numbers of what was written last",
    FileRole.JOURNAL: "What an interrupted change would be taken back with",
    FileRole.COPY: "A copy made before an update",
    FileRole.BACKUP: "A backup",
    FileRole.RESERVE: "Room kept free for forgetting on a full disk",
    FileRole.LOCK: "That only one window is open",
    FileRole.WINDOW: "How the window was left",
    FileRole.OTHER: "Beside the file of memories",
}
# What was looked for: one piece, several pieces.
_KINDS = {
    TraceKind.SENTENCE: ("its sentence", "{n} pieces of sentences"),
    TraceKind.FOLDED: ("its searchable form", "{n} pieces of searchable forms"),
    TraceKind.WORD: ("a rare word", "{n} rare words"),
    TraceKind.LABEL: ("a label", "{n} labels"),
    TraceKind.QUOTE: ("the quote it came from", "{n} pieces of quotes"),
    TraceKind.EARLIER: ("earlier words", "{n} pieces of earlier words"),
    TraceKind.QUESTION: ("an exam question", "{n} pieces of exam questions"),
    TraceKind.LINE: ("a line about you", "{n} pieces of lines about you"),
    TraceKind.WISH: ("a wish of an assistant", "{n} pieces of wishes of assistants"),
    TraceKind.VECTOR: ("a piece of its vector", "{n} pieces of vectors"),
    TraceKind.FINGERPRINT: ("its fingerprint", "{n} fingerprints"),
}
_OUT_OF_REACH = (
    "Copies of the file that you, a backup program or a cloud folder made.",
    "Snapshots that the system keeps of its disks.",
    "Its number stays in a list, so that no backup brings it back. It was made at random and says nothing.",
    "Old blocks inside an SSD, until it uses them again. Only an encrypted disk helps there.",
)
_SENT = "{when}: sent to {host}, {model}. What it keeps is in its hands."
_SENT_WITHOUT_MODEL = "{when}: sent to {host}. What it keeps is in its hands."
_MAYBE_SENT = "{when}: on its way to {host} when that was cut short; it may have arrived."


def _tr(text: str) -> str:
    return QCoreApplication.translate("receipt", text)


def traces(count: int) -> str:
    """Return "1 trace" or "67 traces"."""
    return _tr("1 trace") if count == 1 else _tr("{n} traces").format(n=wording.number(count))


def files(count: int) -> str:
    """Return "1 file" or "4 files"."""
    return _tr("1 file") if count == 1 else _tr("{n} files").format(n=wording.number(count))


def verdict(receipt: Receipt) -> str:
    """Return what the receipt comes to, as a title."""
    if receipt.clean and receipt.sealed:
        return _tr("Nothing is left in the indexes, and the file is encrypted")
    if receipt.clean:
        return _tr("Nothing is left in any file of this program")
    if not receipt.scrubbed:
        return _tr("Another program still holds the last bytes")
    return _tr("Something is left")


def explained(receipt: Receipt) -> str:
    """Return what was done to find that out, or what to do."""
    if not receipt.scrubbed:
        return _tr("They go as soon as it lets go of the file; this program keeps trying. Check again later.")
    if not receipt.clean:
        return _tr("This should not be. Check again; if it stays, please tell the makers of Wellkept.")
    if receipt.sealed:
        pattern = _tr(
            "{what} forgotten. Your memories are encrypted, so the bytes of those files show nothing in any case. "
            "Looked for {traces} in {files} and in the indexes, {when}."
        )
    else:
        pattern = _tr("{what} forgotten. Looked for {traces} in {files} and in the indexes, {when}.")
    return pattern.format(
        what=wording.memories(receipt.memories),
        traces=traces(receipt.traces),
        files=files(len(receipt.files)),
        when=day_and_time(receipt.at),
    )


def role(file: FileChecked) -> str:
    """Return what a file is for."""
    return _tr(_ROLES[file.role])


def before(file: FileChecked, receipt: Receipt) -> str:
    """Return how many traces of a file there were before; of the memories it is known without a search."""
    if file.before is None:
        return wording.number(receipt.pieces) if _was_read(file) else _tr("not searched")
    return wording.number(file.before)


def notes(file: FileChecked) -> str:
    """Return what is said below a file: what it is for, and what there is to know about its numbers."""
    read = _tr("Before: as they were read from it and its log when they were forgotten") if _was_read(file) else ""
    sealed = _tr("Encrypted: its bytes show no trace in any case") if file.sealed else ""
    return "\n".join(filter(None, (role(file), sealed, read, others(file))))


def _was_read(file: FileChecked) -> bool:
    return file.before is None and file.role is FileRole.MEMORIES


def others(file: FileChecked) -> str:
    """Return what is said of traces that stand in what is kept, too."""
    if not file.others:
        return ""
    if file.others == 1:
        return _tr("1 more stands in other memories, too")
    return _tr("{n} more stand in other memories, too").format(n=wording.number(file.others))


def sought(receipt: Receipt) -> str:
    """Return what was looked for; each part stays together where lines are broken."""
    counts = dict(receipt.sought)
    parts = [_counted(one, many, counts[kind]) for kind, (one, many) in _KINDS.items() if kind in counts]
    if receipt.terms:
        pattern = _tr("{n} words and groups of three letters in the indexes")
        parts.append(pattern.format(n=wording.number(receipt.terms)))
    return " · ".join(part.replace(" ", "\u00a0") for part in parts)


def _counted(one: str, many: str, count: int) -> str:
    return _tr(one) if count == 1 else _tr(many).format(n=wording.number(count))


def sent(row: SentRow) -> str:
    """Return a call that held one of them."""
    call = row.sent
    pattern = _SENT if call.model else _SENT_WITHOUT_MODEL
    if call.outcome is not Outcome.ANSWERED:
        pattern = _MAYBE_SENT
    return _tr(pattern).format(when=day_and_time(call.at), host=shown(call.host), model=shown(call.model))


def waiting(count: int) -> str:
    """Return that forgotten memories wait."""
    if count == 1:
        return _tr("1 forgotten memory waits until another program lets go of the file.")
    return _tr("{n} forgotten memories wait until another program lets go of the file.").format(n=wording.number(count))


def out_of_reach() -> tuple[str, ...]:
    """Return what this program cannot reach, a sentence each."""
    return tuple(_tr(text) for text in _OUT_OF_REACH)
