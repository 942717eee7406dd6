"""Pictures from outside of the library may be any file: a process of their own decodes them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from app.core.errors import QueryError
from app.core.query import picture_of
from app.core.types import QueryItem
from app.workers.extraction import prepare
from app.workers.pool import Done, Pool

COMPUTING_LIMIT = 60.0  # seconds, for one picture
CLOCK_LIMIT = 90.0  # seconds, when its disk or network does not answer
POLL = 1.0  # seconds between two looks at the clock


class OutsideReader:
    """What `picture_of` does, in a process that may crash, hang or run out of memory instead of us.

    The process is started with the first picture and kept for the next ones.
    """

    def __init__(self) -> None:
        self._pool = Pool(1, prepare)

    def __call__(self, item: QueryItem, paths: Mapping[int, Path]) -> bytes:
        """See `picture_of`."""
        self._pool.submit(
            None, _attempt, item, paths, time_limit=COMPUTING_LIMIT, wall_limit=CLOCK_LIMIT
        )
        while not (finished := self._pool.results(POLL)):
            pass
        (answer,) = finished
        if not isinstance(answer, Done):
            raise QueryError(
                f"This can't be searched with. {answer.reason}", "Try another picture."
            )
        if isinstance(answer.value, QueryError):
            raise answer.value
        png: bytes = answer.value
        return png

    def close(self) -> None:
        """End the process."""
        self._pool.close()


def _attempt(item: QueryItem, paths: Mapping[int, Path]) -> bytes | QueryError:
    """The picture, or why there is none: a pool passes on the sentences of errors only."""
    try:
        return picture_of(item, paths)
    except QueryError as error:
        return error
