"""Loads what searches learn with, on a thread of its own, while nobody waits for it.

scikit-learn takes a second or more, in which a letter that is typed would wait if the library's
thread loaded it. This module knows no Qt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Thread

from app.core.garbage import settle, without_collections
from engine.feedback import kernel
from engine.metrics.registry import DEFAULT, create

log = logging.getLogger(__name__)


def load_learners() -> None:
    """Load the learner of most profiles, and what orders the results of a search with thumbs."""
    create(DEFAULT)
    kernel.load()


class LoadingThread:
    """Does ``load``, then calls ``done`` whatever became of it, both on a thread of its own: what
    can't be loaded is told where it is needed."""

    def __init__(self, done: Callable[[], None], load: Callable[[], None] = load_learners) -> None:
        self._done = done
        self._load = load
        self._thread = Thread(target=self._run, name="loading", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Wait until the thread has ended."""
        self._thread.join()

    def _run(self) -> None:
        try:
            with without_collections():
                self._load()
                settle()  # before the next collection: tens of thousands of objects that stay
        except Exception as error:
            log.warning("what searches learn with can't be loaded", exc_info=error)
        finally:
            self._done()
