"""Does something in a fork of this process, and tells how that ended."""

from __future__ import annotations

import faulthandler
import json
import os
import select
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

LIMIT = 300.0
"""Seconds that a run may take: a fraction of one, on a quiet machine."""


@dataclass(slots=True)
class ForkReport:
    """What a process said of itself until it ended."""

    lines: list[Any] = field(default_factory=list)
    errors: str = ""  # what it wrote to the terminal
    signal: int = 0  # that ended it
    hung: bool = False


def in_fork(
    function: Callable[[Callable[[Any], None]], object], limit: float = LIMIT
) -> ForkReport:
    """Call ``function`` in a fork of this process, with what it tells lines of JSON through."""
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as errors:
        process = os.fork()
        if not process:
            os.close(reading)
            _be_the_fork(function, writing, errors.fileno())
        os.close(writing)
        told = ForkReport()
        data, told.hung = _all_of(reading, limit)
        os.close(reading)
        if told.hung:
            os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        told.signal = status & 0x7F
        for line in data.splitlines():
            with suppress(ValueError):  # cut by a kill
                told.lines.append(json.loads(line))
        errors.seek(0)
        told.errors = errors.read().decode(errors="replace")
    return told


def _be_the_fork(
    function: Callable[[Callable[[Any], None]], object], writing: int, errors: int
) -> None:
    os.dup2(errors, 1)
    os.dup2(errors, 2)
    faulthandler.enable(2)  # which says where a signal came from
    try:
        function(lambda line: os.write(writing, json.dumps(line).encode() + b"\n") and None)
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001 - a fork may not go on as its parent does
        with suppress(BaseException):
            traceback.print_exc()
            sys.stderr.flush()
    finally:
        os._exit(0)


def _all_of(file: int, limit: float) -> tuple[bytes, bool]:
    """What is written to a pipe until it is closed, and whether that took too long."""
    end, data = time.monotonic() + limit, b""
    while (left := end - time.monotonic()) > 0:
        if select.select([file], [], [], left)[0]:
            if not (some := os.read(file, 1 << 16)):
                return data, False
            data += some
    return data, True
