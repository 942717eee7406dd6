"""Whether the files of photos that can't be read are there, and their roots, asked on threads.

Asking a disk or network may take for ever, so each batch is asked on a thread that can be left to
itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from app.core.base.photo_types import Presence
from app.core.library.presence import KnownRoot, presence_of
from app.work.processes.pool import Failed


@dataclass(frozen=True, slots=True)
class Asked:
    """A photo that can't be read, with its file and root."""

    failure: Failed
    file: Path
    root: KnownRoot


@dataclass(frozen=True, slots=True)
class CheckedFailures:
    """Failures of photos whose files are there, and the roots that are not there any more."""

    there: tuple[Failed, ...]
    gone: tuple[int, ...]


class MissingFiles:
    """Attribute: ``open``, how many batches have no answer yet."""

    def __init__(self, ask_presence: Callable[[KnownRoot], Presence] = presence_of) -> None:
        self.open = 0
        self._ask_presence = ask_presence
        self._answers: SimpleQueue[CheckedFailures] = SimpleQueue()

    def ask(self, batch: Sequence[Asked]) -> None:
        """Have it found out; returns at once."""
        self.open += 1
        Thread(target=self._find_out, args=(batch,), name="failures", daemon=True).start()

    def answers(self, timeout: float = 0.0) -> Iterator[CheckedFailures]:
        """What was found out since; waits up to ``timeout`` seconds for the first answer."""
        while self.open:
            try:
                answer = self._answers.get(timeout=timeout) if timeout else self._answers.get(False)
            except Empty:
                return
            self.open -= 1
            timeout = 0.0
            yield answer

    def _find_out(self, batch: Sequence[Asked]) -> None:
        there = {each.failure.key for each in batch if os.access(each.file, os.R_OK)}
        roots = {each.root.id: each.root for each in batch if each.failure.key not in there}
        gone = [root.id for root in roots.values() if self._ask_presence(root).device is None]
        failures = (each.failure for each in batch if each.failure.key in there)
        self._answers.put(CheckedFailures(tuple(failures), tuple(gone)))
