"""One mutant: what every command makes of it, and what becomes of the thumbs that it still held."""

from __future__ import annotations

import contextlib
import io
import signal
import struct
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from app.cluster.machines import open_index
from app.command_line import run
from app.core.backups.archive import unpack
from app.core.backups.keep import backup_folder, list_backups
from app.core.errors import LibraryError
from app.core.files.job import recover
from app.core.library.library import Library
from app.core.maintenance.check import check
from app.core.maintenance.doctor import examine
from app.core.maintenance.recover import recover_catalogue
from app.core.maintenance.repair import repair
from app.core.profiles.query import see_picture
from app.core.search.one_shot import search_once
from app.core.store.catalogue import FILE_NAME
from app.core.store.recovery.salvage import Fields, salvage
from app.core.types import QueryItem
from engine.errors import EngineError
from features.errors import FeatureError
from tests.endurance.mutants.library import Original, events_in

LIMIT = 300
"""Seconds that one step may take: far more than it needs, or a busy machine would seem to hang."""

LOG_HEADER, FRAME = 32, 24 + 4_096
"""Bytes of the parts of SQLite's log."""

EXPECTED = (LibraryError, FeatureError, EngineError, OSError)
"""What commands tell in a sentence."""


@dataclass(slots=True)
class Outcome:
    """What was found wrong with how one mutant was treated."""

    lost: set[Fields] = field(default_factory=set)
    doubled: int = 0
    tracebacks: list[str] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    refused: str = ""  # the sentence with which it could not be repaired
    wrong: list[str] = field(default_factory=list)  # what is wrong after the repair


class _TooLong(BaseException):
    """A step took longer than LIMIT."""


def try_mutant(folder: Path, original: Original, foreign: bool) -> Outcome:
    """Open, check, examine, repair, open again and search the damaged library in ``folder``.

    ``foreign``: its catalogue may be another library's, and then has other thumbs.
    """
    outcome = Outcome()
    held = held_in(folder, original)
    _step(outcome, "status", lambda: _command(["status", "--check", "--library", str(folder)]))
    _step(outcome, "doctor", lambda: list(examine(folder)))
    _step(outcome, "repair", lambda: _repaired(folder))
    _step(outcome, "search", lambda: _searched(folder, outcome))
    if not foreign:
        survivors(folder, held, outcome)
    return outcome


def survivors(folder: Path, held: set[Fields], outcome: Outcome) -> None:
    """Note which of the lines ``held`` before are not in the journal now, or there twice."""
    after = salvage(folder / FILE_NAME).lines["events"]
    there = {_said(line) for line in after}
    outcome.lost = {line for line in held if _said(line) not in there}
    again = Counter(line[1:] for line in after)
    outcome.doubled = sum(count - 1 for count in again.values() if count > 1)


def _said(line: Fields) -> Fields:
    """A line without the row where its photo's vectors stood, which a repair tells anew."""
    return (*line[:4], *line[5:])


def held_in(folder: Path, original: Original) -> set[Fields]:
    """The lines of the original's journal that the damaged library still holds: byte by byte in its
    catalogue or log, or in a sound backup."""
    path, log = folder / FILE_NAME, f"{FILE_NAME}-wal"
    data = [path.read_bytes()] if path.is_file() else []
    if (folder / log).is_file():
        data.append(_committed((folder / log).read_bytes(), (original.folder / log).read_bytes()))
    held = {line for line in original.events if any(cell(line) in each for each in data)}
    with contextlib.suppress(LibraryError, OSError):
        for backup in list_backups(backup_folder(folder)):
            if backup.manifest:
                held |= original.backed_up & _lines_in(backup.path)
    return held


def _committed(log: bytes, original: bytes) -> bytes:
    """``log`` up to the last frame in it that ended a transaction, and still does."""
    end = 0
    for at in range(LOG_HEADER, len(original) - FRAME + 1, FRAME):
        frame = original[at : at + FRAME]
        if any(frame[4:8]) and log[at : at + FRAME] == frame:
            end = at + FRAME
    return log[:end]


def cell(line: Fields) -> bytes:
    """A line of the journal as SQLite stores it, by its documentation."""
    header, body = b"", b""
    for number, value in enumerate(line):
        if number == 0 or value is None:
            header += b"\0"
        elif isinstance(value, float):
            whole = value.is_integer()
            header += _kind(int(value)) if whole else b"\7"
            body += _whole(int(value)) if whole else struct.pack(">d", value)
        elif isinstance(value, int):
            header, body = header + _kind(value), body + _whole(value)
        elif isinstance(value, str):
            header += _varint(13 + 2 * len(value.encode()))
            body += value.encode()
    payload = _varint(len(header) + 1) + header + body
    assert isinstance(line[0], int)
    return _varint(len(payload)) + _varint(line[0]) + payload


def _kind(value: int) -> bytes:
    return (
        bytes([8 + value])
        if value in (0, 1)
        else bytes([{1: 1, 2: 2, 3: 3, 4: 4, 6: 5, 8: 6}[_size(value)]])
    )


def _whole(value: int) -> bytes:
    return b"" if value in (0, 1) else value.to_bytes(_size(value), "big", signed=True)


def _size(value: int) -> int:
    return next(
        size for size in (1, 2, 3, 4, 6, 8) if -(1 << 8 * size - 1) <= value < 1 << 8 * size - 1
    )


def _varint(value: int) -> bytes:
    found = bytes([value & 0x7F])
    while value := value >> 7:
        found = bytes([value & 0x7F | 0x80]) + found
    return found


def _lines_in(backup: Path) -> frozenset[Fields]:
    """The journal's lines in a backup; none if it can't be used."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            unpack(backup, Path(folder) / "unpacked")
        except LibraryError:
            return frozenset()
        return events_in(Path(folder) / "unpacked")


def _command(arguments: list[str]) -> None:
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        run(arguments)


def _repaired(folder: Path) -> None:
    recover_catalogue(folder, time.time())
    with Library.open(folder) as library:
        list(recover(library))
        repair(library)


def _searched(folder: Path, outcome: Outcome) -> None:
    with Library.open(folder) as library:
        outcome.wrong = check(library)
        photos = library.photos()
        if photos:
            search_once(
                library,
                lambda **_: open_index(library, keep=False),
                QueryItem(photo=photos[0].id),
                [],
                5,
                see=see_picture,
            )


def _step(outcome: Outcome, name: str, step: Callable[[], object]) -> None:
    try:
        with _limited():
            step()
    except EXPECTED as error:
        if name in ("repair", "search"):
            outcome.refused = f"{name}: {error}"
    except _TooLong:
        outcome.hangs.append(name)
    except Exception:  # noqa: BLE001 - that is what is looked for
        outcome.tracebacks.append(f"{name}: {traceback.format_exc()}")


@contextmanager
def _limited() -> Iterator[None]:
    """Let what is done inside take LIMIT seconds at most, where the system can tell."""
    if sys.platform == "win32":
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(LIMIT)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
