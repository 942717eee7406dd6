"""Isolated executors that can't be started: the one who asked hears of it, and nobody else."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.work.pictures.thumbnail_loader import ThumbnailLoader
from app.work.processes.pool import Done, IsolatedExecutor, Pool, PoolError

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("spawned_readers")]

LIMIT = 300.0  # seconds


@pytest.fixture
def apart() -> Iterator[IsolatedExecutor]:
    made = IsolatedExecutor(1, computing_limit=LIMIT, clock_limit=LIMIT)
    yield made
    made.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Errors that the next starts of a process fail with, one after the other."""
    errors: list[int] = []
    spawn = Pool._spawn

    def start(pool: Pool) -> object:
        if errors:
            number = errors.pop(0)
            raise OSError(number, os.strerror(number))
        return spawn(pool)

    monkeypatch.setattr(Pool, "_spawn", start)
    return errors


@pytest.mark.parametrize("number", [errno.EMFILE, errno.EAGAIN, errno.ENOMEM])
def test_a_failed_start_is_an_error_and_its_task_is_nobodys_answer(
    apart: IsolatedExecutor, short: list[int], number: int
) -> None:
    short.append(number)
    with pytest.raises(PoolError, match="can't be started") as failed:
        apart.run(str.lower, "A")
    assert os.strerror(number) in str(failed.value)
    assert [apart.run(str.lower, text) for text in "BC"] == [Done(None, "b"), Done(None, "c")]


def test_warming_up_in_vain_costs_nothing_but_time(
    apart: IsolatedExecutor, short: list[int]
) -> None:
    short.append(errno.EAGAIN)
    apart.warm_up()
    assert apart.run(str.lower, "A") == Done(None, "a")


def test_a_photo_whose_thumbnail_could_not_be_made_can_be_asked_for_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = tmp_path / "photo.png"
    photo.write_bytes(cv2.imencode(".png", np.zeros((30, 60, 3), np.uint8))[1].tobytes())
    loader = ThumbnailLoader(tmp_path / "cache", at_once=1)
    with monkeypatch.context() as patched:
        patched.setattr(IsolatedExecutor, "run", refuse)
        with qtbot.waitSignal(loader.failed):
            loader.request(1, photo, 128)
    assert loader.failure(1) == "No thumbnail can be made: Too many open files."
    loader.forget(1)
    with qtbot.waitSignal(loader.loaded):
        loader.request(1, photo, 128)
    loader.close()


def refuse(*_: object) -> None:
    raise OSError(errno.EMFILE, "Too many open files")
