"""Runs commands within limits: each has to end soon, and in a sentence."""

from __future__ import annotations

import io
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

import psutil

from app.command_line import run

PATIENCE = 300  # seconds: what waits for a pipe waits for ever, while readers give way to all else
"""Nothing here takes three seconds of computing. But processes that read photos have the lowest
priority, so on a machine that others keep busy they may get no turn for a minute."""
ROOM = 3 << 30  # bytes more than the tests have


@contextmanager
def bounded() -> Iterator[None]:
    """Raise TimeoutError, or MemoryError, where something takes too much of either."""

    class _TooLongError(BaseException): ...

    def late(*_: object) -> None:
        raise _TooLongError

    before = resource.getrlimit(resource.RLIMIT_AS)
    most = psutil.Process().memory_info().vms + ROOM
    handler = signal.signal(signal.SIGALRM, late)
    signal.alarm(PATIENCE)
    resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
        signal.alarm(0)
        signal.signal(signal.SIGALRM, handler)


def ends_in_a_sentence(library: Path, *command: str) -> None:
    """Run a command, and see that it ends by itself; an error that is none of ours passes
    through, as it would end the program."""
    said = io.TextIOWrapper(io.BytesIO())  # xdist can't pass on what is no text
    with bounded(), redirect_stdout(said), redirect_stderr(said):
        assert run([*command, "--library", str(library)]) in (0, 1)
