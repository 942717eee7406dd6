"""Tells how far the answer to many thumbs is, once a person has waited a moment for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from time import monotonic

from likewise.app.core.types import LearningProgress
from likewise.app.workers.bridge import events

PATIENCE = 0.2
"""Seconds that go by untold: the answer to one thumb takes a fraction of that."""


def with_progress(
    steps: Iterable[int],
    search: int | None,
    announce: Callable[[events.Event], None],
    patience: float = PATIENCE,
) -> Generator[None, None, None]:
    """Take ``steps`` of the answer to the thumbs of ``search``, each of which says how many are
    left: without a pause while ``patience``, in seconds, lasts, then one at a time, announcing how
    far they are until they end or are dropped.
    """
    began, total, announced = monotonic(), 0, False
    try:
        for left in steps:
            total = max(total, left + 1)
            if monotonic() - began >= patience:
                announced = True
                progress = LearningProgress(total - left, total, "thumbs", search)
                announce(events.LearningChanged(progress))
                yield
    finally:
        if announced:
            announce(events.LearningChanged(None))
