"""Render resized copies in an isolated process, as a photo may be hostile."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.core.base.errors import FileActError
from app.work.processes.pool import Done, IsolatedExecutor
from features.decode import read
from features.resized_copy import CopyOptions, resized_copy

COMPUTING_LIMIT = 180.0  # seconds, for one photo
CLOCK_LIMIT = 300.0  # seconds by the clock, in case its disk or network does not answer


class Renderer:
    """Makes the resized copies of a job, if any; the process is started with the first one.

    ``options``: the result of `ExportOptions.as_json`.
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = CopyOptions(**options)
        self._executor = IsolatedExecutor(
            1, computing_limit=COMPUTING_LIMIT, clock_limit=CLOCK_LIMIT
        )

    def __call__(self, photo: Path) -> bytes:
        """Return the content of the copy's file. Raises FileActError."""
        answer = self._executor.run(_copy_of, photo, self._options)
        if not isinstance(answer, Done):
            raise FileActError(answer.reason)
        copy: bytes = answer.value
        return copy

    def close(self) -> None:
        """End the process."""
        self._executor.close()


def _copy_of(photo: Path, options: CopyOptions) -> bytes:
    return resized_copy(read(photo), photo.name, options)
