"""Make a map in a process of low priority that reports progress and may be killed at any time."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Any

from app.core.base.errors import StorageError, is_out_of_memory
from app.core.base.language import tr
from app.work.processes.pool_worker import lower_priority

PATIENT = {"OMP_WAIT_POLICY": "PASSIVE"}
"""Makes waiting threads sleep: spinning would take time from others on a busy machine."""


class MapProcess:
    """Starts at once to make the map of the input in ``folder``.

    ``on_progress(share)`` and then ``ended(error)`` are called on a thread of its own; ``error`` is
    None on success. Neither is called after `close`.
    """

    def __init__(
        self,
        folder: Path,
        threads: int,
        on_progress: Callable[[float], None],
        ended: Callable[[Exception | None], None],
    ) -> None:
        self._on_progress, self._ended = on_progress, ended
        self._closed = False
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(theirs, folder, threads), daemon=True)
        with theirs:
            self._process.start()
        self._thread = Thread(target=self._listen, name="map", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Kill the process. The disk holds either the old map or the new one."""
        self._closed = True
        self._process.kill()
        self._process.join()
        self._thread.join()
        self._connection.close()

    def _listen(self) -> None:
        error: Exception | None = StorageError(
            tr("The map was not finished."), tr("It is made again when the map is opened.")
        )
        try:
            while True:
                said = self._connection.recv()
                if not isinstance(said, float):
                    error = said
                    break
                if not self._closed:
                    self._on_progress(said)
        except (EOFError, OSError):
            pass  # it was killed, or crashed
        if not self._closed:
            self._process.join()
            self._ended(error)


def _serve(connection: Connection[Any, Any], folder: Path, threads: int) -> None:
    """Send the progress as floats, and at the end None or an error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent to handle
    lower_priority()
    os.environ.update(PATIENT)  # read when openTSNE is imported
    from app.core.map.making import make_map

    end: Exception | None = None
    try:
        for share in make_map(folder, threads):
            connection.send(share)
    except OSError as error:
        end = StorageError(
            tr("The map can't be kept: {error}.", error=error.strerror or error),
            tr("Make room on the disk."),
        )
    except Exception as error:  # raised again in the parent
        if not is_out_of_memory(error):
            raise
        end = MemoryError()
    connection.send(end)
