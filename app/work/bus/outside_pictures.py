"""Decodes and extracts pictures from outside the library in an isolated process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from app.core.errors import QueryError
from app.core.language import tr
from app.core.library.networks import Networks
from app.core.paths import cache_folder
from app.core.profiles.query import OutsidePicture, see_picture
from app.core.types import QueryItem
from app.workers.indexing.extraction import prepare
from app.workers.processes.isolated_executor import IsolatedExecutor
from app.workers.processes.pool import MEMORY_LIMIT, Done
from app.workers.seeing.seeing_thread import NETWORK_BYTES

COMPUTING_LIMIT = 60.0  # seconds, for one picture
CLOCK_LIMIT = 90.0  # seconds, when its disk or network does not answer


class OutsideReader:
    """What `see_picture` does, in a process that may crash, hang or use up its memory for us.

    The process is started with the first picture and kept for the next ones.
    """

    def __init__(
        self, computing_limit: float = COMPUTING_LIMIT, clock_limit: float = CLOCK_LIMIT
    ) -> None:
        """The limits are in seconds, for one picture."""
        self._executor = IsolatedExecutor(
            1,
            prepare,
            computing_limit=computing_limit,
            clock_limit=clock_limit,
            memory_limit=MEMORY_LIMIT + NETWORK_BYTES,
            writable=(cache_folder(),),  # folded weights
        )

    def __call__(
        self, item: QueryItem, paths: Mapping[int, Path], networks: Networks
    ) -> OutsidePicture:
        """See `see_picture`."""
        answer = self._executor.run(_attempt, item, paths, networks)
        if not isinstance(answer, Done):
            raise QueryError(
                tr("This can't be searched with. {reason}", reason=answer.reason),
                tr("Try another picture."),
            )
        if isinstance(answer.value, QueryError):
            raise answer.value
        seen: OutsidePicture = answer.value
        return seen

    def close(self) -> None:
        """End the process."""
        self._executor.close()


def _attempt(
    item: QueryItem, paths: Mapping[int, Path], networks: Networks
) -> OutsidePicture | QueryError:
    """The picture, or why there is none: a pool passes on the sentences of errors only."""
    try:
        return see_picture(item, paths, networks)
    except QueryError as error:
        return error
