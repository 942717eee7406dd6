"""Keep one window per library: a second start hands its request over to the open window.

The window listens on a local socket, named by the library, in a folder that only its user can read.
Both ends reject a peer of another user if the system identifies it.
"""

from __future__ import annotations

import errno
import hashlib
import os
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.core.base.errors import StartRequestError
from app.core.base.language import tr
from app.core.base.paths import runtime_folder
from app.core.base.start_request import MOST_BYTES, StartRequest, decoded, encoded
from app.core.store.lock import taking_turns

PATIENCE = 5_000
"""Milliseconds for a window to answer, and for a request to arrive completely."""

MOST_PEERS = 8
_LONGEST_NAME = 100  # bytes; the limit is 104 on macOS, 108 on Linux
_TAKEN = b"taken\n"


def server_name(library: Path) -> str:
    """Return the name that the window of ``library`` listens under.
    Raises OSError without a place."""
    digest = hashlib.sha256(os.fsencode(library.resolve())).hexdigest()[:16]
    if os.name == "nt":
        return f"likewise-{digest}"
    name = str(runtime_folder() / f"likewise-{digest}")
    if len(os.fsencode(name)) > _LONGEST_NAME:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), name)
    return name


def hand_over(name: str, request: StartRequest) -> bool:
    """Send a request to the window that listens under ``name``; return False if there is none.
    Raises StartRequestError if it does not answer, or refuses."""
    connection = QLocalSocket()
    connection.connectToServer(name)
    if not connection.waitForConnected(PATIENCE):
        return False
    if not is_ours(connection):
        raise StartRequestError(tr("Another user listens where your Likewise should."))
    connection.write(encoded(request))
    answer = _answer(connection)
    if answer == _TAKEN:
        return True
    if not answer.endswith(b"\n"):
        raise StartRequestError(
            tr("Likewise is open with this library already, but does not answer."),
            tr("Look whether it waits for you, or end it and start it again."),
        )
    raise StartRequestError(answer.decode("utf-8", "replace").strip())


def is_ours(connection: QLocalSocket) -> bool:
    """Return whether the other end is a process of the same user, as far as the system tells."""
    if sys.platform != "linux":
        return True  # the folder of the socket, or permissions of the pipe, keep others out
    peer = socket.socket(fileno=os.dup(connection.socketDescriptor()))
    with peer:
        told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", told)
    return bool(user == os.getuid())


class RunningInstance(QObject):
    """The listening end. Signal: ``asked(StartRequest)``, by another start of the program."""

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_PEERS)
        self._server.newConnection.connect(self._accept_peers)
        self._peers: dict[_Peer, None] = {}  # oldest first

    def listen(self, name: str) -> bool:
        """Listen under ``name``, removing the socket of a killed program."""
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        for peer in tuple(self._peers):
            peer.end()

    def _accept_peers(self) -> None:
        while (connection := self._server.nextPendingConnection()) is not None:
            if not is_ours(connection):
                connection.abort()
                connection.deleteLater()
                continue
            if len(self._peers) >= MOST_PEERS:  # starts send their request at once
                next(iter(self._peers)).end()
            peer = _Peer(connection, self, self.asked.emit, self._peers.pop)
            self._peers[peer] = None
            peer.read()  # it may have sent its line already


class _Peer(QObject):
    """One start of the program: its line is read and answered.

    ``asked`` is called with its request, and ``ended`` with this object once it is disconnected.
    These are plain calls, as an object connected to itself through a lambda lives until its
    connections are removed.
    """

    def __init__(
        self,
        connection: QLocalSocket,
        parent: QObject,
        asked: Callable[[StartRequest], object],
        ended: Callable[[_Peer], object],
    ) -> None:
        super().__init__(parent)
        self._connection = connection
        self._asked = asked
        self._ended = ended
        self._listens = True
        self._over = False
        connection.setParent(self)
        connection.setReadBufferSize(MOST_BYTES + 1)
        connection.readyRead.connect(self.read)
        connection.disconnected.connect(self.end)
        patience = QTimer(self)
        patience.setSingleShot(True)
        patience.timeout.connect(self.end)
        patience.start(PATIENCE)

    def end(self) -> None:
        """Disconnect."""
        if self._over:
            return
        self._over, self._listens = True, False  # disconnecting calls this again
        self._connection.abort()
        self._ended(self)
        self.deleteLater()

    def read(self) -> None:
        """Read the line, if it has arrived completely."""
        if not self._listens:
            return
        if self._connection.canReadLine():
            self._handle_line(bytes(self._connection.readLine().data()))
        elif self._connection.bytesAvailable() > MOST_BYTES:
            self.end()

    def _handle_line(self, line: bytes) -> None:
        self._listens = False
        try:
            request = decoded(line)
        except StartRequestError as error:
            self._connection.write(f"{error}\n".encode())
        else:
            self._connection.write(_TAKEN)
            self._asked(request)
        self._connection.disconnectFromServer()  # after writing


def handed_over(library: Path, request: StartRequest) -> bool:
    """Return whether a window of ``library`` is open and accepted ``request``.

    Raises StartRequestError if it is open and does not answer, or refuses.
    """
    try:
        return hand_over(server_name(library), request)
    except OSError:  # no place for a socket, so nobody listens
        return False


@contextmanager
def only_one(library: Path, request: StartRequest) -> Iterator[RunningInstance | None]:
    """Yield the end that listens for later starts; None if an open window accepted ``request``.

    Of two simultaneous starts, one listens before the other asks. Without a place for a socket each
    runs on its own. Raises as `handed_over` does.
    """
    instance = RunningInstance()
    try:
        name = server_name(library)
        with taking_turns(_lock_file(name)):
            taken = hand_over(name, request)
            if not taken:
                instance.listen(name)
    except OSError:
        taken = False
    try:
        yield None if taken else instance
    finally:
        instance.close()


def _lock_file(name: str) -> Path:
    return runtime_folder() / f"{Path(name).name}.lock"


def _answer(connection: QLocalSocket) -> bytes:
    clock = QElapsedTimer()
    clock.start()
    answer = b""
    waiting = True  # what arrived before a disconnect is still read
    while waiting and not answer.endswith(b"\n"):
        left = PATIENCE - clock.elapsed()
        waiting = left > 0 and connection.waitForReadyRead(int(left))
        answer += bytes(connection.readAll().data())
    return answer
