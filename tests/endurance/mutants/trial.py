"""One mutant: what every command makes of it, and what becomes of the thumbs that it still held."""

from __future__ import annotations

import contextlib
import io
import signal
import sqlite3
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.errors import LibraryError
from app.core.base.paths import CATALOGUE
from app.core.base.search_types import QueryItem
from app.core.files.job import recover
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.safety.archive import unpack
from app.core.safety.backups import backup_folder, list_backups
from app.core.safety.doctor import examine
from app.core.safety.repair import check, repair
from app.core.safety.restore import recover_catalogue
from app.core.said.lines import SAID_FILE, read_log
from app.core.said.tables import library_id_in, tables
from app.core.search.one_shot import search_once
from engine.errors import EngineError
from features.errors import FeatureError
from tests.endurance.mutants.library import Fields, Original, events_in

LIMIT = 300
"""Seconds that one step may take: far more than it needs, or a busy machine would seem to hang."""

TRUTHS = ((CATALOGUE, f"{CATALOGUE}-wal"), (SAID_FILE,))
"""Files any of which tell all that was said."""

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

    ``foreign``: it may be taken for another library, and then has other thumbs.
    """
    outcome = Outcome()
    held = held_in(folder, original)
    _step(outcome, "status", lambda: _command(["status", "--check", "--library", str(folder)]))
    _step(outcome, "doctor", lambda: list(examine(folder, partial(open_library, writable=False))))
    _step(outcome, "repair", lambda: _repaired(folder))
    _step(outcome, "search", lambda: _searched(folder, outcome))
    if not foreign:
        survivors(folder, original, held, outcome)
    return outcome


def survivors(folder: Path, original: Original, held: set[Fields], outcome: Outcome) -> None:
    """Note which of the lines ``held`` before are not in the journal now, or there twice."""
    after = set[Fields]()
    with contextlib.suppress(sqlite3.Error):
        after |= events_in(folder)
    there = {_said(line) for line in after}
    if outcome.refused:  # it is left as it is, so what its log tells is there
        there |= {_said(line) for line in _told(folder, original)}
    outcome.lost = {line for line in held if _said(line) not in there}
    again = Counter(line[1:] for line in after)
    outcome.doubled = sum(count - 1 for count in again.values() if count > 1)


def _said(line: Fields) -> Fields:
    """A line without the row where its photo's vectors stood, which a repair tells anew."""
    return (*line[:4], *line[5:])


def held_in(folder: Path, original: Original) -> set[Fields]:
    """The lines of the original's journal that the damaged library still holds: all if its
    catalogue or its log of what was said is what it was, else those in whole lines of that log and
    in sound backups."""
    if any(all(_same(folder, original, name) for name in names) for names in TRUTHS):
        return set(original.events)
    held = _told(folder, original)
    with contextlib.suppress(LibraryError, OSError):
        for backup in list_backups(backup_folder(folder)):
            if backup.manifest:
                held |= original.backed_up & _lines_in(backup.path)
    return held


def is_as_much_of(other: Original, original: Original, folder: Path) -> bool:
    """Whether the log and the backups name the other library as often as their own: nothing else
    tells whose they are once the catalogue is gone."""
    named = [read_log(folder / SAID_FILE, tables()).library]
    named += [_library_in(backup.path) for backup in list_backups(backup_folder(folder))]
    return named.count(other.library) >= max(1, named.count(original.library))


def _library_in(backup: Path) -> str:
    """The number of the library in a backup; empty if it can't be used."""
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(LibraryError):
        unpack(backup, Path(folder) / "unpacked")
        return library_id_in(Path(folder) / "unpacked" / CATALOGUE)
    return ""


def _told(folder: Path, original: Original) -> set[Fields]:
    """The lines of the original's journal that whole lines of the log tell."""
    told = read_log(folder / SAID_FILE, tables())
    keys = told.rows.get("events", {}) if told.library in ("", original.library) else {}
    return {line for line in original.events if line[:1] in keys}


def _same(folder: Path, original: Original, name: str) -> bool:
    path, before = folder / name, original.folder / name
    return path.is_file() and path.read_bytes() == before.read_bytes()


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
    with open_library(folder) as library:
        list(recover(library))
        repair(library)


def _searched(folder: Path, outcome: Outcome) -> None:
    with open_library(folder) as library:
        outcome.wrong = check(library)
        photos = library.photos()
        if photos:
            search_once(
                library,
                lambda **_: open_index(library, for_command=True),
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
