"""Has what is seen in photos told by a process of its own, newest request first; keeps answers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from app.core.base.search_types import SeenPhoto
from app.work.pictures.newest_first import NewestFirst
from app.work.pictures.seeing_task import SeeingTask, see_photo
from app.work.processes.isolated_executor import IsolatedExecutor
from app.work.processes.pool import MEMORY_LIMIT, Failed, PoolError
from app.work.reading.extraction import prepare

LIMIT = 60.0  # seconds for one photo; then its disk or network does not answer
NETWORK_BYTES = 1 << 28  # of address space, for `subject` and what runs it

_KEPT = 64  # photos, of some 100 kB each
_PENDING = 2  # photos that may wait: who walks on wants the last one


def seeing_executor(computing_limit: float, clock_limit: float) -> IsolatedExecutor:
    """A process in which networks can see photos; the limits are in seconds, for one photo."""
    return IsolatedExecutor(
        1,
        prepare,
        computing_limit=computing_limit,
        clock_limit=clock_limit,
        memory_limit=MEMORY_LIMIT + NETWORK_BYTES,
    )


Answer = Callable[[int, SeenPhoto | None, str], None]


class SeeingThread:
    """Answers with what is seen in a photo, or None and why, from a thread of its own.

    Thread and process are started by the first photo, and kept for the next ones.
    """

    def __init__(self, answer: Answer, *, limit: float = LIMIT) -> None:
        """``answer`` is called on that thread; ``limit``: seconds for one photo."""
        self._answer = answer
        # Touched by the thread alone:
        self._kept: OrderedDict[SeeingTask, SeenPhoto] = OrderedDict()
        self._executor = seeing_executor(limit, limit)
        self._thread: NewestFirst[tuple[int, SeeingTask], None, SeenPhoto | str] | None = None

    def submit(self, photo: int, task: SeeingTask) -> None:
        """Have a photo seen; those that wait longest are forgotten for it."""
        if self._thread is None:
            self._thread = NewestFirst(
                self._see, self._tell, threads=1, pending=_PENDING, name="seeing"
            )
        self._thread.submit((photo, task), None)

    def close(self) -> None:
        """Drop what waits, end the thread and the process."""
        self._executor.close()
        if self._thread is not None:
            self._thread.close()

    # On the thread

    def _see(self, key: tuple[int, SeeingTask], _: None) -> SeenPhoto | str:
        """What is seen, or why nothing is."""
        task = key[1]
        seen = self._kept.get(task)
        if seen is None:
            self._executor.before = task.networks.make
            try:
                answer = self._executor.run(see_photo, task)
            except PoolError as error:
                return str(error)
            if isinstance(answer, Failed):
                return answer.reason
            seen = answer.value
            assert isinstance(seen, SeenPhoto)
        self._kept[task] = seen
        self._kept.move_to_end(task)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return seen

    def _tell(self, key: tuple[int, SeeingTask], answer: SeenPhoto | str) -> None:
        if isinstance(answer, str):
            self._answer(key[0], None, answer)
        else:
            self._answer(key[0], answer, "")
