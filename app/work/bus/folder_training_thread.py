"""Folder training on a thread of its own, so that searches go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from app.core.profiles.folder_training import FolderTraining, Learned, teach
from app.core.types import LearningProgress


class FolderTrainingThread:
    """Learns from folders as soon as it is made.

    ``progress`` and then ``ended`` are called on that thread; the future that ``ended`` gets holds
    what was learned, None if it was stopped, or what went wrong.
    """

    def __init__(
        self,
        training: FolderTraining,
        progress: Callable[[LearningProgress], None],
        ended: Callable[[Future[Learned | None]], None],
    ) -> None:
        self._progress = progress
        self._stopped = Event()
        self._executor = ThreadPoolExecutor(1, "folder training")
        self._executor.submit(teach, training, self._go_on).add_done_callback(ended)
        self._executor.shutdown(wait=False)

    def stop(self) -> None:
        """End soon, without a result."""
        self._stopped.set()

    def close(self) -> None:
        """End, and wait for that."""
        self.stop()
        self._executor.shutdown(wait=True)

    def _go_on(self, done: int, total: int) -> bool:
        self._progress(LearningProgress(done, total))
        return not self._stopped.is_set()
