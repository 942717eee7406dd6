"""A process that reads photos is taken over: it runs any code that it likes, and tries to get out.

Each way is a few lines below; to add another, write one more function and list it.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import pickle
import shutil
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from app.work.processes import pool_worker
from app.work.processes.confinement import landlock_version
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.processes.pool_worker import packed
from app.work.reading.extraction import read_photo


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A person's folder with a photo and a library."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "photo.jpg").write_bytes(b"a photo")
    (folder / "likewise-files").mkdir()
    (folder / "likewise-files" / "catalogue.sqlite").write_bytes(b"what was said")
    return folder


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    made = Pool(1, writable=())
    yield made
    made.close()


def _result(pool: Pool, function: Callable[..., Any], *arguments: object) -> Done | Failed:
    pool.submit(Task("it", function, arguments, 30.0, 60.0))
    while True:
        for result in pool.results(0.05):
            return result


# What a process that was taken over may try; each raises OSError, or returns what it got hold of.


def writes_beside_the_photo(home: Path) -> None:
    (home / "new").write_text("x")


def writes_into_the_photo(home: Path) -> None:
    (home / "photo.jpg").write_text("x")


def appends_to_the_catalogue(home: Path) -> None:
    with (home / "likewise-files" / "catalogue.sqlite").open("ab") as file:
        file.write(b"x")


def maps_the_photo_to_write(home: Path) -> None:
    with (home / "photo.jpg").open("r+b") as file:
        mmap.mmap(file.fileno(), 0)[0] = 0


def cuts_the_photo(home: Path) -> None:
    os.truncate(home / "photo.jpg", 0)


def removes_the_photo(home: Path) -> None:
    (home / "photo.jpg").unlink()


def moves_the_photo(home: Path) -> None:
    (home / "photo.jpg").rename(home / "other.jpg")


def links_to_the_catalogue(home: Path) -> None:
    (home / "link").hardlink_to(home / "likewise-files" / "catalogue.sqlite")


def makes_a_symbolic_link(home: Path) -> None:
    (home / "link").symlink_to("/etc/passwd")


def makes_a_folder(home: Path) -> None:
    (home / "folder").mkdir()


def removes_the_library(home: Path) -> None:
    shutil.rmtree(home / "likewise-files")


def opens_by_proc(home: Path) -> None:
    read = os.open(home / "photo.jpg", os.O_RDONLY)
    os.close(os.open(f"/proc/self/fd/{read}", os.O_WRONLY))


def writes_into_shared_memory(home: Path) -> None:
    Path("/dev/shm/likewise-attack").write_text("x")


def connects(home: Path) -> None:
    socket.create_connection(("127.0.0.1", 9), 1)


def opens_a_local_socket(home: Path) -> None:
    socket.socket(socket.AF_UNIX)


def asks_the_kernel_by_netlink(home: Path) -> None:
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)


def runs_a_program(home: Path) -> None:
    subprocess.run([sys.executable, "--version"], check=False)


def runs_a_program_from_memory(home: Path) -> None:
    memory = os.memfd_create("program")
    os.write(memory, Path("/bin/true").read_bytes())
    os.execve(memory, ["true"], {})


def ends_the_program(home: Path) -> None:
    os.kill(os.getppid(), signal.SIGCONT)


def stops_the_program_by_descriptor(home: Path) -> None:
    signal.pidfd_send_signal(os.pidfd_open(os.getppid()), signal.SIGCONT)  # type: ignore[attr-defined,unused-ignore]


def traces_the_program(home: Path) -> None:
    _call(101, 16, os.getppid(), 0, 0)  # PTRACE_ATTACH


def writes_into_the_programs_memory(home: Path) -> None:
    Path(f"/proc/{os.getppid()}/mem").open("r+b").close()


def sets_the_programs_limits(home: Path) -> None:
    import resource

    now = resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE)
    resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, now)


def lets_nobody_read_the_photo(home: Path) -> None:
    (home / "photo.jpg").chmod(0)


def changes_the_photos_time(home: Path) -> None:
    os.utime(home / "photo.jpg", (0, 0))


def writes_attributes_of_the_photo(home: Path) -> None:
    os.setxattr(home / "photo.jpg", "user.x", b"x")


def gives_the_photo_away(home: Path) -> None:
    os.chown(home / "photo.jpg", 1, 1)


def _call(*numbers: int) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    if library.syscall(*map(ctypes.c_long, numbers)) < 0:
        raise OSError(ctypes.get_errno(), "refused")


WAYS = [
    *(writes_beside_the_photo, writes_into_the_photo, appends_to_the_catalogue),
    *(maps_the_photo_to_write, cuts_the_photo, removes_the_photo, moves_the_photo),
    *(links_to_the_catalogue, makes_a_symbolic_link, makes_a_folder, removes_the_library),
    *(opens_by_proc, writes_into_shared_memory, connects, opens_a_local_socket),
    *(asks_the_kernel_by_netlink, runs_a_program, runs_a_program_from_memory, ends_the_program),
    *(stops_the_program_by_descriptor, traces_the_program, writes_into_the_programs_memory),
    *(sets_the_programs_limits, lets_nobody_read_the_photo, changes_the_photos_time),
    *(writes_attributes_of_the_photo, gives_the_photo_away),
]


@pytest.mark.skipif(landlock_version() < 6, reason="this kernel can't confine all of it")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_there_is_no_way_out(pool: Pool, home: Path, way: Callable[[Path], None]) -> None:
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    result = _result(pool, way, home)
    assert isinstance(result, Failed), f"{way.__name__} worked"
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


# Answers of every shape, sent in place of the one that was asked for.


class Runs:
    """Unpickled, it makes a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.file,)


def _answers(file: Path) -> dict[str, bytes]:
    nested = b"+" + b"\x91" * 100_000 + b"\xc0"  # a list in a list in a list ...
    huge = b"+" + struct.pack(">BI", 0xDD, 0xFFFFFFFF)  # a list of four milliards
    return {
        "a pickle": pickle.dumps(Runs(file)),
        "a pickle as a value": b"+" + pickle.dumps(Runs(file)),
        "nothing": b"",
        "of no kind": b"?",
        "ready again": pool_worker.READY,
        "another type": b"+" + packed("a string"),
        "none": b"+" + packed(None),
        "nested": nested,
        "huge": huge,
        "cut": (b"+" + packed({"content": b"x" * 100}))[:50],
        "a reason that is none": b"-" + packed(7),
    }


def _says(connection: Connection[Any, Any], answer: bytes) -> None:
    connection.send_bytes(pool_worker.READY)
    connection.recv_bytes()
    connection.send_bytes(answer)
    connection.poll(None)


def _stops_half_way(connection: Connection[Any, Any], answer: bytes) -> None:
    connection.send_bytes(pool_worker.READY)
    connection.recv_bytes()
    os.write(connection.fileno(), struct.pack("!i", 1000) + b"the rest never comes")
    connection.poll(None)


def _claims_too_much(connection: Connection[Any, Any], answer: bytes) -> None:
    connection.send_bytes(pool_worker.READY)
    connection.recv_bytes()
    os.write(connection.fileno(), struct.pack("!i", -1) + struct.pack("!Q", 1 << 40))
    connection.poll(None)


class _Speaker:
    """A main loop of a process that says ``answer``, whatever it is asked."""

    def __init__(self, say: Callable[..., None], answer: bytes = b"") -> None:
        self.say, self.answer = say, answer

    def __call__(self, connection: Connection[Any, Any], *_: object) -> None:
        self.say(connection, self.answer)


def _hostile(
    monkeypatch: pytest.MonkeyPatch, say: Callable[..., None], answer: bytes = b""
) -> Done | Failed:
    monkeypatch.setattr("app.work.processes.pool.serve", _Speaker(say, answer))
    pool = Pool(1, writable=())
    try:
        return _result(pool, read_photo, Path("photo.jpg"), None)
    finally:
        pool.close()


@pytest.mark.parametrize("shape", list(_answers(Path())))
def test_no_answer_runs_or_is_taken_for_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shape: str
) -> None:
    result = _hostile(monkeypatch, _says, _answers(tmp_path / "ran")[shape])
    assert isinstance(result, Failed)
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("say", [_stops_half_way, _claims_too_much])
def test_no_answer_holds_up_the_program(
    monkeypatch: pytest.MonkeyPatch, say: Callable[..., None]
) -> None:
    monkeypatch.setattr("app.work.processes.pool_worker.MESSAGE_TIMEOUT", 1)
    monkeypatch.setattr("app.work.processes.pool.EXIT_TIMEOUT", 1.0)
    assert isinstance(_hostile(monkeypatch, say), Failed)
