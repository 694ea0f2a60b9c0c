"""One window for each store: a second start raises the first and ends."""

import hashlib
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_CONNECT_MS = 2000


class OneWindow(QObject):
    """The right to be the window of a store. Signals: `raised` when another start asks for it."""

    raised = Signal()

    def __init__(self, store: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        whole = store.absolute()
        digest = hashlib.sha256(str(whole).encode("utf-8", "surrogateescape")).hexdigest()[:20]
        self._name = f"wellkept-{digest}"
        self._lock = QLockFile(str(whole.with_name(whole.name + ".window")))
        self._lock.setStaleLockTime(0)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def acquire(self) -> bool:
        """Return whether this is the only window; else the other one has been asked to come up.

        Where the folder cannot be written (or is not there yet) there is no lock: the store says why.
        """
        if not self._lock.tryLock(0) and self._lock.error() == QLockFile.LockError.LockFailedError:
            return not self._raise_other()
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def release(self) -> None:
        """Let another window have the store."""
        self._server.close()
        self._lock.unlock()

    def _raise_other(self) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        reached = socket.waitForConnected(_CONNECT_MS)
        if reached:
            socket.write(b"raise")
            socket.waitForBytesWritten(_CONNECT_MS)
            socket.disconnectFromServer()
        return True

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            self.raised.emit()
