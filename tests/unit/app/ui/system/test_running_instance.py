"""One running instance: requests arrive, strangers do not, and a killed one is replaced."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from app.core.base.errors import StartRequestError
from app.core.base.start_request import MAX_BYTES, StartRequest, encoded
from app.ui.system import running_instance
from app.ui.system.running_instance import (
    RunningInstance,
    hand_over,
    handed_over,
    only_one,
    server_name,
)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="its pipes are in no folder")
REQUEST = StartRequest(pictures=(Path("/photos/a.jpg"),))


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """In a folder with a short path, as a socket's name has room for a hundred bytes."""
    with tempfile.TemporaryDirectory() as runtime:  # made for its user alone
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        yield server_name(tmp_path / "library")


@pytest.fixture
def instance(name: str, qapp: object) -> Iterator[RunningInstance]:
    del qapp
    listening = RunningInstance()
    assert listening.listen(name)
    yield listening
    listening.close()


def raw(name: str) -> socket.socket:
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(name)
    return connection


def answer(stranger: socket.socket, sent: bytes, qtbot: QtBot) -> bytes:
    """What the window says to a line that another process might send."""
    stranger.sendall(sent)
    stranger.setblocking(False)
    heard = bytearray()

    def answered() -> bool:
        try:
            heard.extend(stranger.recv(1000))
        except BlockingIOError:
            return False
        return heard.endswith(b"\n")

    qtbot.waitUntil(answered)
    return bytes(heard)


def test_a_request_arrives_whole_and_its_sender_knows(
    instance: RunningInstance, name: str, qtbot: QtBot
) -> None:
    with raw(name) as start, qtbot.waitSignal(instance.asked) as asked:
        assert answer(start, encoded(REQUEST), qtbot) == b"taken\n"
    assert asked.args == [REQUEST]


def test_nobody_listens_is_an_answer(name: str, qapp: object) -> None:
    assert not hand_over(name, REQUEST)


def test_each_library_has_a_socket_of_its_own(name: str, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "library")
    assert server_name(tmp_path / "library") != server_name(tmp_path / "other")
    assert server_name(tmp_path / "library") == server_name(tmp_path / "link")


def test_only_we_can_connect(instance: RunningInstance, name: str) -> None:
    assert not Path(name).stat().st_mode & 0o077


@pytest.mark.parametrize("sent", [b"not a request\n", b"{}\n", b"\xff\0\n"])
def test_nonsense_is_answered_with_a_sentence(
    instance: RunningInstance, name: str, qtbot: QtBot, sent: bytes
) -> None:
    with raw(name) as stranger, qtbot.assertNotEmitted(instance.asked):
        assert answer(stranger, sent, qtbot).endswith(b".\n")


def hung_up(stranger: socket.socket) -> bool:
    try:
        return stranger.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_line_without_end_is_hung_up_on(
    instance: RunningInstance, name: str, qtbot: QtBot
) -> None:
    with raw(name) as stranger, qtbot.assertNotEmitted(instance.asked):
        stranger.setblocking(False)
        left = MAX_BYTES + 2

        def refused() -> bool:
            nonlocal left
            try:
                if left > 0:
                    left -= stranger.send(b"x" * min(left, 65_536))
            except BlockingIOError:
                return False
            except (BrokenPipeError, ConnectionResetError):
                return True
            return left <= 0 and hung_up(stranger)

        qtbot.waitUntil(refused)


@pytest.mark.parametrize("many", [1, 20])
def test_who_connects_and_is_silent_holds_up_nobody(
    instance: RunningInstance, name: str, qtbot: QtBot, many: int
) -> None:
    silent = [raw(name) for _ in range(many)]
    with raw(name) as start:
        assert answer(start, encoded(REQUEST), qtbot) == b"taken\n"
    for stranger in silent:
        stranger.close()


def test_a_silent_peer_is_ended_in_time(
    instance: RunningInstance, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_instance, "PATIENCE", 20)
    with raw(name) as silent:
        silent.setblocking(False)
        qtbot.waitUntil(lambda: hung_up(silent))


def test_other_users_are_refused_at_both_ends(
    instance: RunningInstance, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_instance, "is_ours", lambda connection: False)
    with qtbot.assertNotEmitted(instance.asked):
        with pytest.raises(StartRequestError, match="Another user"):
            hand_over(name, REQUEST)
        with raw(name) as stranger:
            stranger.setblocking(False)
            qtbot.waitUntil(lambda: hung_up(stranger))


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux whose the other end is")
def test_whose_the_other_end_is_comes_from_the_kernel(
    instance: RunningInstance, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = QLocalSocket()
    connection.connectToServer(name)
    assert connection.waitForConnected()
    assert running_instance.is_ours(connection)
    monkeypatch.setattr(os, "getuid", lambda: -2)
    assert not running_instance.is_ours(connection)


def test_a_window_that_does_not_answer_is_told(
    name: str, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setattr(running_instance, "PATIENCE", 20)
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(name)
        deaf.listen()
        with pytest.raises(StartRequestError, match="does not answer"):
            hand_over(name, REQUEST)


def test_the_socket_of_a_killed_program_is_replaced(name: str, qtbot: QtBot) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(name)
    left.close()  # the file stays, as of a process that was killed
    assert not hand_over(name, REQUEST)
    instance = RunningInstance()
    assert instance.listen(name)
    with raw(name) as start:
        assert answer(start, encoded(REQUEST), qtbot) == b"taken\n"
    instance.close()
    assert not Path(name).exists()


def test_without_a_private_folder_each_start_stands_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path))
    (tmp_path / "run").mkdir(mode=0o755)
    (tmp_path / "run").chmod(0o755)
    assert not handed_over(tmp_path / "library", REQUEST)
    with only_one(tmp_path / "library", REQUEST) as instance:
        assert instance is not None


_HOLD = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.core.base.start_request import StartRequest
from app.ui.system.running_instance import only_one
application = QCoreApplication([])
with only_one(Path(sys.argv[1]), StartRequest(pictures=(Path(sys.argv[2]),))) as instance:
    if instance is None:
        print("handed over", flush=True)
    else:
        instance.asked.connect(lambda asked: print("asked", *asked.pictures, flush=True))
        print("listening", flush=True)
        application.exec()
"""


@pytest.mark.slow
def test_of_starts_at_the_same_moment_one_listens_also_after_a_kill(
    name: str, tmp_path: Path
) -> None:
    def start(picture: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", _HOLD, str(tmp_path / "library"), picture]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    first = start("/first.jpg")
    assert first.stdout is not None
    assert first.stdout.readline() == "listening\n"
    first.kill()
    first.communicate()
    starts = [start(f"/{number}.jpg") for number in range(3)]
    said = {process: process.stdout.readline() for process in starts if process.stdout}
    (listener,) = [process for process, line in said.items() if line == "listening\n"]
    assert sorted(said.values()) == ["handed over\n"] * 2 + ["listening\n"]
    assert listener.stdout is not None
    heard = {listener.stdout.readline() for _ in range(2)}
    others = {f"asked /{starts.index(process)}.jpg\n" for process in starts} - {
        f"asked /{starts.index(listener)}.jpg\n"
    }
    assert heard == others
    listener.kill()
    for process in starts:
        process.communicate()
