"""Search from pictures outside the library: their networks run in a separate process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_stored
from app.core.base.search_types import QueryItem
from app.core.library.networks import Networks
from app.core.profiles.query import OutsidePicture, see_picture
from app.work.processes.pool import MEMORY_LIMIT, Done, IsolatedExecutor

COMPUTING_LIMIT = 60.0  # seconds, for one picture
CLOCK_LIMIT = 90.0  # seconds by the clock, in case its disk or network does not answer
NETWORK_BYTES = 1 << 28  # of address space, for `subject` and what runs it


class OutsideReader:
    """Runs `see_picture` in a process, which may crash, hang or run out of memory safely.

    The process is started for the first picture and kept for the next ones.
    """

    def __init__(self) -> None:
        self._executor = IsolatedExecutor(
            1, computing_limit=COMPUTING_LIMIT, clock_limit=CLOCK_LIMIT
        )

    def __call__(
        self, item: QueryItem, paths: Mapping[int, Path], networks: Networks
    ) -> OutsidePicture:
        """See `see_picture`, which may open ``networks``."""
        self._executor.before = networks.make
        self._executor.memory_limit = MEMORY_LIMIT + NETWORK_BYTES + networks.memory
        answer = self._executor.run(_attempt, item, paths, networks)
        if not isinstance(answer, Done):
            raise QueryError(
                tr("This can't be searched with. {reason}", reason=answer.reason),
                tr("Try another word, or search from a photo.")
                if item.word
                else tr("Try another picture."),
            )
        attempt: _Attempt = answer.value
        if attempt.seen is None:
            raise QueryError(tr_stored(attempt.reason), tr_stored(attempt.hint))
        return attempt.seen

    def close(self) -> None:
        """End the process."""
        self._executor.close()


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The picture, or a reason and a hint: a pool passes on no exceptions, only reasons."""

    seen: OutsidePicture | None
    reason: str = ""
    hint: str = ""


def _attempt(item: QueryItem, paths: Mapping[int, Path], networks: Networks) -> _Attempt:
    try:
        return _Attempt(see_picture(item, paths, networks))
    except QueryError as error:
        return _Attempt(None, error.sentence, error.hint)
