"""The process that makes a map: tells how far it is, and dies without harm."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.core.map import making
from app.core.map.making import MapInput
from app.work.tasks import map_process
from app.work.tasks.map_process import MapProcess
from features.nouns import LABELS

pytestmark = pytest.mark.slow


def input_of(count: int) -> MapInput:
    random = np.random.default_rng(0)
    return MapInput(
        key="a key",
        photos=np.arange(count),
        start=random.normal(size=(count, 2)),
        colours=np.zeros((count, 3), np.uint8),
        x=random.normal(size=(count, 4)).astype(np.float32),
        mean=np.zeros(4, np.float32),
        axes=np.eye(4, dtype=np.float32),
        labels=np.zeros(count, LABELS),
    )


def test_it_makes_the_map_and_tells_how_far_it_is(tmp_path: Path) -> None:
    making.write_input(tmp_path / "derived", input_of(6))
    told: list[float] = []
    ended: list[Exception | None] = []
    done = threading.Event()

    def end(error: Exception | None) -> None:
        ended.append(error)
        done.set()

    process = MapProcess(tmp_path / "derived", 1, told.append, end)
    assert done.wait(120)
    process.close()
    assert ended == [None]
    assert told[-1] == 1.0
    assert making.read_map(tmp_path / "derived") is not None


def test_killed_it_says_nothing_and_the_job_stays(tmp_path: Path) -> None:
    making.write_input(tmp_path / "derived", replace(input_of(400), key="another"))
    process = MapProcess(tmp_path / "derived", 1, lambda _: None, lambda _: pytest.fail("it ended"))
    process.close()
    assert making.read_input(tmp_path / "derived") is not None
    assert making.read_map(tmp_path / "derived") is None


def test_lack_of_memory_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def starved(folder: Path, threads: int) -> Iterator[float]:
        yield 0.5
        raise MemoryError

    monkeypatch.setattr(making, "make_map", starved)
    monkeypatch.setattr(map_process, "lower_priority", lambda: None)
    monkeypatch.setattr(map_process, "PATIENT", {})
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = multiprocessing.Pipe(duplex=False)
    map_process._serve(theirs, tmp_path, 1)
    assert ours.recv() == 0.5
    assert isinstance(ours.recv(), MemoryError)
