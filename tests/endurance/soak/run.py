"""Let a random person use one library for a long time, among kills and changes on the disk.

The first photos are read before the time begins. For the first half of it a process with the real
window runs for one to three minutes and is killed, or ends; for the second half one process runs
on, and what it takes is watched. Meanwhile files are added, renamed, edited, copied, spoilt and
deleted, their folder is unplugged and comes back, the process sleeps and wakes, and a second window
is started on the same library. After each end the library is compared with a model that only counts
what was asked and shown.

Twice a minute the person comes to rest, in the library without a search, and what the process takes
is told, so that like is compared with like (`memory.py`). The caches of pictures are small, so that
they are full by then. The states of the profile, 64 MB at most, are counted apart: how many there
are moves with the journal.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import numpy as np

from app.core.albums.tables import stored_albums
from app.core.base.paths import claim
from app.core.open_library import open_library
from app.core.photos.tables import read_marks
from app.core.profiles.tables import read_entries
from app.core.safety.repair import check
from tests.endurance.soak.disk import Disk
from tests.endurance.soak.model import thumbs_in
from tests.endurance.soak.record import Soak

ENDS = 180.0  # seconds that the window may take to close
QUIET = 30.0  # seconds without an act after which something happens from outside all the same
SHORTEST, LONGEST = 60, 180  # seconds of a run that is killed


def soak_for(seconds: float, folder: Path, seed: int) -> Soak:
    """Use a library in ``folder`` for so long; what happened."""
    soak = Soak(folder, seed, np.random.default_rng(seed), Disk(folder / "photos", seed))
    _read_photos(soak)
    _use(soak, seconds)
    return soak


def _read_photos(soak: Soak) -> None:
    """Have photos to be used from the first minute on, however busy the machine is."""
    claim(soak.folder / "library")  # itself, without a folder of ours in it
    arguments = ["index", str(soak.folder / "photos"), "--library", str(soak.folder / "library")]
    command = [sys.executable, "-m", "app", *arguments]
    subprocess.run(command, env=_environment(soak.folder), check=True, stdout=subprocess.DEVNULL)


def _use(soak: Soak, seconds: float) -> None:
    end, number = time.monotonic() + seconds, 0
    while (left := end - time.monotonic() - seconds / 2) > 0:
        number += 1
        wanted = min(left, float(soak.random.uniform(SHORTEST, LONGEST)))
        _run(soak, number, wanted, kill=bool(soak.random.random() < 0.7))
    _run(soak, number + 1, seconds / 2, kill=False)


def _run(soak: Soak, number: int, seconds: float, *, kill: bool) -> None:
    """One process, from its start to its end."""
    soak.rested.clear()
    process = _start(soak, number, seconds + (3_600 if kill else 0))
    lines: SimpleQueue[str] = SimpleQueue()
    assert process.stdout is not None
    reader = Thread(target=_read, args=(process.stdout, lines), daemon=True)
    reader.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        acts = int(soak.random.integers(4, 16))  # by acts: how busy the machine is changes nothing
        _listen(soak, lines, min(end, time.monotonic() + QUIET), acts)
        _disturb(soak, process)
    soak.disk.plug_in()
    kill = kill and process.poll() is None  # one that ended by itself is told as a failure
    if kill:
        os.killpg(process.pid, signal.SIGKILL)
        soak.kills += 1
    _end(soak, process, kill)
    reader.join()
    process.stdout.close()
    _listen(soak, lines, 0)
    _compare(soak)


def _start(soak: Soak, number: int, seconds: float) -> subprocess.Popen[str]:
    person = ["-m", "tests.endurance.soak.at_the_window", str(soak.folder / "library")]
    arguments = [str(soak.folder / "photos"), str(1_000 * soak.seed + number), str(seconds)]
    return subprocess.Popen(
        [sys.executable, *person, *arguments],
        stdout=subprocess.PIPE,
        env=_environment(soak.folder),
        text=True,
        start_new_session=True,
    )


def _environment(folder: Path) -> dict[str, str]:
    variables = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    homes = {name: str(folder / name.lower()) for name in variables}
    return os.environ | homes | {"QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1"}


def _disturb(soak: Soak, process: subprocess.Popen[str]) -> None:
    """Do something from outside."""
    what = str(soak.random.choice(["disk"] * 12 + ["sleep", "second window"]))
    if what == "disk":
        what = soak.disk.change()
    elif what == "sleep":
        process.send_signal(signal.SIGSTOP)
        time.sleep(2)
        process.send_signal(signal.SIGCONT)
    else:
        _second_window(soak)
    soak.changes[what] = soak.changes.get(what, 0) + 1


def _second_window(soak: Soak) -> None:
    """A second start on the same library. It may refuse, or hand over to the first window."""
    command = [sys.executable, "-m", "app", "--library", str(soak.folder / "library")]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    environment = _environment(soak.folder)
    second = subprocess.Popen(command, env=environment, text=True, start_new_session=True, **quiet)
    try:
        _, said = second.communicate(timeout=15)
        if "Traceback" in said:
            soak.note(soak.failures, f"second window: {said.splitlines()[-1]}")
    except subprocess.TimeoutExpired:
        os.killpg(second.pid, signal.SIGTERM)
        second.communicate()


def _read(stdout: Any, lines: SimpleQueue[str]) -> None:
    for line in stdout:
        lines.put(line)


def _listen(soak: Soak, lines: SimpleQueue[str], until: float, acts: float = float("inf")) -> None:
    """Take in what the person tells, of so many acts at most."""
    wanted = soak.begun + acts
    while soak.begun < wanted:
        try:
            line = lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return
        try:
            told = json.loads(line)
        except ValueError:  # a kill cut it short
            continue
        _note(soak, told)


def _note(soak: Soak, told: dict[str, Any]) -> None:
    match told:
        case {"act": name}:
            soak.last = name
            soak.begun += 1
        case {"asked": act}:
            soak.model.asked(act)
            soak.acts += 1
        case {"shown": _}:
            soak.model.shown()
        case {"wrong": what}:
            soak.note(soak.failures, what)
        case {"refused": sentence, "doing": act}:
            soak.note(soak.failures, f"refused at {act}: {sentence}")
        case {"left": [_, *_] as threads}:
            soak.note(soak.failures, f"threads at the end: {threads}")
        case {"rested": taken}:
            soak.rested.append(taken)


def _end(soak: Soak, process: subprocess.Popen[str], killed: bool) -> None:
    try:
        code = process.wait(ENDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        soak.note(soak.failures, "the window did not close")
        return
    if code and not killed:
        soak.note(soak.failures, f"the process ended with {code} after {soak.last}")


def _compare(soak: Soak) -> None:
    """Look whether the library holds what it must."""
    with open_library(soak.folder / "library", writable=False) as library:
        catalogue = library.catalogue
        entries = {each: read_entries(catalogue, [each]) for each in soak.model.touched()}
        thumbs = {search: thumbs_in(lines) for search, lines in entries.items()}
        stars = {photo: marks.stars for photo, marks in read_marks(catalogue).items()}
        albums = [album.name for album in stored_albums(catalogue)]
        for each in soak.model.settle(thumbs, stars, albums):
            soak.note(soak.lost, each)
        given = {each: sum(e.kind == "judge" for e in lines) for each, lines in entries.items()}
        for each in soak.model.doubled(given):
            soak.note(soak.doubled, each)
        for each in check(library):
            soak.note(soak.failures, f"check: {each}")
