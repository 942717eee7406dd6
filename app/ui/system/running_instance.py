"""One window a library: a second start hands over what it was asked to the window that is open.

The window listens on a local socket in a folder that nobody else can look into, named by the
library. Both ends refuse a peer of another user where the system tells whose it is.
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
"""Milliseconds for a window to answer, and for a request to arrive whole."""

MOST_PEERS = 8
_LONGEST_NAME = 100  # bytes; a socket's name has 104 on macOS, 108 on Linux
_TAKEN = b"taken\n"


def server_name(library: Path) -> str:
    """Where the window of ``library`` listens; raises OSError if there is no place for it."""
    digest = hashlib.sha256(os.fsencode(library.resolve())).hexdigest()[:16]
    if os.name == "nt":
        return f"likewise-{digest}"
    name = str(runtime_folder() / f"likewise-{digest}")
    if len(os.fsencode(name)) > _LONGEST_NAME:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), name)
    return name


def hand_over(name: str, request: StartRequest) -> bool:
    """Ask the window that listens under ``name``; False if there is none.

    Raises StartRequestError if it does not answer, or refuses.
    """
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
    """Whether the other end is a process of the same user, as far as the system tells."""
    if sys.platform != "linux":
        return True  # the folder of the socket, or the rights of the pipe, keep others out
    peer = socket.socket(fileno=os.dup(connection.socketDescriptor()))
    with peer:
        told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", told)
    return bool(user == os.getuid())


class RunningInstance(QObject):
    """The end that listens. Signal: ``asked(StartRequest)``, by another start of the program."""

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_PEERS)
        self._server.newConnection.connect(self._welcome)
        self._peers: dict[_Peer, None] = {}  # the one that came first is first

    def listen(self, name: str) -> bool:
        """Listen under ``name``, where a program that was killed may have left its socket."""
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
        for peer in tuple(self._peers):
            peer.end()

    def _welcome(self) -> None:
        while (connection := self._server.nextPendingConnection()) is not None:
            if not is_ours(connection):
                connection.abort()
                connection.deleteLater()
                continue
            if len(self._peers) >= MOST_PEERS:  # a start says at once what it wants
                next(iter(self._peers)).end()
            peer = _Peer(connection, self, self.asked.emit, self._peers.pop)
            self._peers[peer] = None
            peer.read()  # it may have been quick


class _Peer(QObject):
    """One start of the program: a line is read, answered, and that is all.

    ``asked`` gets its request, and ``ended`` this object when it has hung up: plain calls, as an
    object that is connected to itself through a lambda lives until its connections are taken down.
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
        """Hang up."""
        if self._over:
            return
        self._over, self._listens = True, False  # to hang up is told here a second time
        self._connection.abort()
        self._ended(self)
        self.deleteLater()

    def read(self) -> None:
        """Take the line, if it has come whole."""
        if not self._listens:
            return
        if self._connection.canReadLine():
            self._take(bytes(self._connection.readLine().data()))
        elif self._connection.bytesAvailable() > MOST_BYTES:
            self.end()

    def _take(self, line: bytes) -> None:
        self._listens = False
        try:
            request = decoded(line)
        except StartRequestError as error:
            self._connection.write(f"{error}\n".encode())
        else:
            self._connection.write(_TAKEN)
            self._asked(request)
        self._connection.disconnectFromServer()  # when it is written


def handed_over(library: Path, request: StartRequest) -> bool:
    """Whether a window of ``library`` is open and took ``request``.

    Raises StartRequestError if it is open and does not answer, or refuses.
    """
    try:
        return hand_over(server_name(library), request)
    except OSError:  # there is no place for a socket, so nobody listens
        return False


@contextmanager
def only_one(library: Path, request: StartRequest) -> Iterator[RunningInstance | None]:
    """Give the end that listens for later starts; None if a window is open and took ``request``.

    Of two starts at the same moment one listens before the other asks. Without a place for a
    socket each stands for itself. Raises as `handed_over` does.
    """
    instance = RunningInstance()
    try:
        name = server_name(library)
        with taking_turns(_turns(name)):
            taken = hand_over(name, request)
            if not taken:
                instance.listen(name)
    except OSError:
        taken = False
    try:
        yield None if taken else instance
    finally:
        instance.close()


def _turns(name: str) -> Path:
    return runtime_folder() / f"{Path(name).name}.lock"


def _answer(connection: QLocalSocket) -> bytes:
    clock = QElapsedTimer()
    clock.start()
    answer = b""
    waiting = True  # what came before a peer hung up is still read
    while waiting and not answer.endswith(b"\n"):
        left = PATIENCE - clock.elapsed()
        waiting = left > 0 and connection.waitForReadyRead(int(left))
        answer += bytes(connection.readAll().data())
    return answer
