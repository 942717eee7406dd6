"""Keep one window per library, to which a second start hands its request over; end it in order.

The window listens on a local socket, named by the library, in a folder that only its user can read.
Both ends reject a peer of another user if the system identifies it.

The system asks the process to end by signals: log-out, shut-down, Ctrl+C. Python handles them
between two of its own steps, and Qt's loop may wait for long without one: the timer of
`collected_here` makes one each second. Garbage is collected in the window's thread, the only one in
which Qt's objects may be destroyed.
"""

from __future__ import annotations

import hashlib
import os
import signal
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.core.base.errors import StartRequestError
from app.core.base.garbage import collect_due, manual_collections
from app.core.base.language import tr
from app.core.base.paths import runtime_folder
from app.core.base.start_request import MAX_BYTES, StartRequest, decoded, encoded
from app.core.store.lock import taking_turns

PATIENCE = 5_000
"""Milliseconds for a window to answer, and for a request to arrive completely."""

_TAKEN = b"taken\n"


def server_name(library: Path) -> str:
    """Return the name that the window of ``library`` listens under.
    Raises OSError without a place."""
    digest = hashlib.sha256(os.fsencode(library.resolve())).hexdigest()[:16]
    if os.name == "nt":
        return f"likewise-{digest}"
    return str(runtime_folder() / f"likewise-{digest}")


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
            tr("Check whether it is waiting for you, or end it and start it again."),
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

    def __init__(self) -> None:
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept_peers)

    def listen(self, name: str) -> bool:
        """Listen under ``name``, removing the socket of a killed program."""
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _accept_peers(self) -> None:
        while (connection := self._server.nextPendingConnection()) is not None:
            connection.disconnected.connect(connection.deleteLater)
            if not is_ours(connection):
                connection.abort()
                continue
            connection.setReadBufferSize(MAX_BYTES + 1)
            connection.readyRead.connect(partial(self._read, connection))
            QTimer.singleShot(PATIENCE, connection, connection.abort)
            self._read(connection)  # it may have sent its line already

    def _read(self, connection: QLocalSocket) -> None:
        """Answer the line, if it has arrived completely."""
        if connection.canReadLine():
            connection.write(self._handle_line(bytes(connection.readLine().data())))
            connection.disconnectFromServer()  # after writing
        elif connection.bytesAvailable() > MAX_BYTES:
            connection.abort()

    def _handle_line(self, line: bytes) -> bytes:
        """Do what a line asks for; return the answer."""
        try:
            request = decoded(line)
        except StartRequestError as error:
            return f"{error}\n".encode()
        self.asked.emit(request)
        return _TAKEN


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
    while not connection.canReadLine() and connection.waitForReadyRead(PATIENCE):
        pass
    return bytes(connection.readAll().data())


NAMES = ("SIGTERM", "SIGHUP", "SIGINT")


@contextmanager
def ends_when_asked(application: QCoreApplication) -> Iterator[None]:
    """Within the block, such signals make the application's loop return 0.
    A signal that the parent process ignores (`nohup`) stays ignored. On Windows nothing changes:
    its sessions close the window."""
    names = () if sys.platform == "win32" else NAMES
    found = {getattr(signal, name): signal.getsignal(getattr(signal, name)) for name in names}
    before = {number: how for number, how in found.items() if how != signal.SIG_IGN}

    def end(*_: object) -> None:
        QTimer.singleShot(0, lambda: application.exit(0))  # also before the loop begins

    try:
        for number in before:
            signal.signal(number, end)
        yield
    finally:
        for number, how in before.items():
            signal.signal(number, how)


EVERY = 1000
"""Milliseconds between two checks whether there is enough garbage to collect."""


@contextmanager
def collected_here() -> Iterator[None]:
    """Within the block, collect cycles only in this thread's event loop."""
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.CoarseTimer)
    timer.timeout.connect(collect_due)
    with manual_collections():
        timer.start(EVERY)
        try:
            yield
        finally:
            timer.stop()
