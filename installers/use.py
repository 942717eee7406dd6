"""What a person does with the installed program at a screen, and how long it takes."""

from __future__ import annotations

import os
import signal
import sqlite3
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from roots import entering
from screen import (
    PATIENCE,
    SCREEN,
    comes,
    press,
    screen,
    wait_for,
    window_of,
    windows,
    xdotool,
)

HOME = Path("home/person")
LIBRARY = Path("likewise/library")
DATA = HOME / ".local/share"
STARTS = 5


def window(root: Path, program: str) -> None:
    """Search from the first photo, thumb one up, keep an album, see slides and the map, quit; all
    of it is kept."""
    library = root / DATA / LIBRARY
    with screen(root), opened(root, program) as (name, process):
        wait_for("the first search", lambda: rows(library, "searches"), name, "Home", "Return")
        wait_for("a thumb", lambda: rows(library, "events"), name, "Right", "p")
        keep_album(library, name)
        for key in ("F9", "Escape", "Escape"):  # slides, and back from them
            xdotool("key", key)
            time.sleep(1)
        wait_for("a map", (library / "map/map.likewise").exists, name, "shift+m")
        tell("memory of the window, MB", memory(process.pid))
    tell("thumbs and albums kept", (rows(library, "events"), rows(library, "albums")))


def keep_album(library: Path, name: str) -> None:
    """Keep the search as an album by keys. A dialog that does not listen yet may lose the album's
    name, and close by the key after it: then another is opened."""

    def dialogs() -> list[str]:
        return [window for window in windows(name) if window != name]

    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        wait_for("a dialog", dialogs, name, "ctrl+l")
        for dialog in dialogs():
            press(dialog, "a", "Return")
        if comes(lambda: rows(library, "albums")):
            return
    raise SystemExit("Waited for an album in vain.")


def second_start(root: Path, program: str) -> None:
    """Start with a picture while the window is open: it ends at once, and the window searches."""
    library = root / DATA / LIBRARY
    with screen(root), opened(root, program):
        done = rows(library, "searches")
        command = [*entering(root, "person", DISPLAY=SCREEN), program, f"/{HOME}/Pictures/copy.jpg"]
        before = os.times()
        subprocess.run(command, check=True, timeout=PATIENCE)
        after = os.times()
        wait_for("its search in the open window", lambda: rows(library, "searches") > done)
    computed = sum(after[2:4]) - sum(before[2:4])
    told = f"{after.elapsed - before.elapsed:.1f} ({computed:.1f} of computing)"
    tell("seconds of a second start, whose search the open window makes", told)


def starts(root: Path, program: str) -> None:
    """Start and quit several times; tells the seconds to the window, those of computing, and how
    many there would have been had no other program had the core that its first thread asked for."""
    told: dict[str, list[float]] = {"": [], " by itself": [], " of computing": []}
    with screen(root):
        for _ in range(STARTS):
            began = time.monotonic()
            with opened(root, program) as (_, process):
                took = time.monotonic() - began
                for kind, seconds in (
                    ("", took),
                    (" by itself", took - waited(process.pid)),
                    (" of computing", computing(process.pid)),
                ):
                    told[kind].append(seconds)
    for kind, each in told.items():
        listed = ", ".join(f"{seconds:.1f}" for seconds in each)
        tell(f"seconds{kind} to the window, warm", f"{statistics.median(each):.1f} of {listed}")


def upgrade(root: Path, program: str, install: Callable[[], None]) -> None:
    """Install once more while the window is open; what is thumbed before and after is kept."""
    library = root / DATA / LIBRARY
    before = rows(library, "events")
    with screen(root), opened(root, program) as (name, _):
        done = rows(library, "searches")
        wait_for("a search", lambda: rows(library, "searches") > done, name, "Home", "Return")
        wait_for("a thumb", lambda: rows(library, "events") > before, name, "Right", "p")
        install()
        half = rows(library, "events")
        wait_for("another thumb", lambda: rows(library, "events") > half, name, "Right", "p")
    with screen(root), opened(root, program):
        pass
    tell("thumbs through an upgrade of the open program", rows(library, "events") - before)


def interrupted(root: Path, program: str, package: str, install: Callable[[], None]) -> None:
    """Kill an upgrade amid its unpacking while the window is open, go on, then install again."""
    library = root / DATA / LIBRARY
    before = rows(library, "events")
    with screen(root), opened(root, program) as (name, _):
        done = rows(library, "searches")
        wait_for("a search", lambda: rows(library, "searches") > done, name, "Home", "Return")
        dpkg = [*entering(root, "root"), "dpkg", "--install", package]
        process = subprocess.Popen(dpkg, stdout=subprocess.DEVNULL, start_new_session=True)
        unpacked = root / "usr/lib/likewise"
        wait_for("half a package", lambda: next(unpacked.rglob("*.dpkg-new"), None))
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        wait_for("a thumb", lambda: rows(library, "events") > before, name, "Right", "p")
    mended = [*entering(root, "root"), "dpkg", "--configure", "--pending"]  # as apt demands
    subprocess.run(mended, stdout=subprocess.DEVNULL, check=True)
    install()
    with screen(root), opened(root, program):
        pass
    tell("thumbs through an upgrade that was killed", rows(library, "events") - before)


@contextmanager
def opened(
    root: Path, program: str, *arguments: str, **variables: str
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The program's window by its number, and its process; quit at the end, by its key."""
    command = entering(root, "person", DISPLAY=SCREEN, **variables)
    process = subprocess.Popen([*command, program, *arguments])
    try:
        name = window_of(process)
        yield name, process
        wait_for("the end", lambda: process.poll() is not None, name, "ctrl+q")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if process.wait() != 0:
        raise SystemExit(f"The window ended with {process.returncode}.")


def rows(library: Path, table: str) -> int:
    """How many lines a table of the library has; 0 while there is no library."""
    file = library / "catalogue.sqlite"
    if not file.exists():
        return 0
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as catalogue:
        try:
            (number,) = catalogue.execute(f"SELECT count(*) FROM {table}").fetchone()
        except sqlite3.OperationalError:  # it is being made, or written to
            return 0
        return int(number)


def computing(process: int) -> float:
    """Seconds of processor time that a program and what it waited for have taken."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def waited(process: int) -> float:
    """Seconds that the first thread of a program could have computed, had there been a core."""
    told = Path(f"/proc/{process}/task/{process}/schedstat").read_text(encoding="ascii")
    return int(told.split()[1]) / 1e9


def memory(process: int) -> int:
    """Megabytes that a program and its children hold for themselves."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    kilobytes = sum(int(line.split()[1]) for line in told if line.startswith("Private_"))
    return kilobytes // 1024


def tell(what: str, value: object) -> None:
    """One measured thing."""
    print(f"{what}: {value}", flush=True)
