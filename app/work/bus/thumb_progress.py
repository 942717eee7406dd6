"""Tells how far an answer is that must be learned first, once a person has waited a moment."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from time import monotonic
from typing import Literal

from app.core.types import LearningProgress
from app.work.bus import events

PATIENCE = 0.2
"""Seconds that go by untold: the answer to one thumb takes a fraction of that."""


def with_progress(
    steps: Iterable[int],
    source: Literal["searches", "thumbs"],
    search: int | None,
    announce: Callable[[events.Event], None],
    patience: float = PATIENCE,
) -> Generator[None, None, None]:
    """Take ``steps`` of learning earlier searches, or the thumbs of ``search``, each of which says
    how many are left: without a pause while ``patience``, in seconds, lasts, then one at a time,
    announcing how far they are until they end or are dropped.
    """
    began, total, announced = monotonic(), 0, False
    try:
        for left in steps:
            total = max(total, left + 1)
            if monotonic() - began >= patience:
                announced = True
                progress = LearningProgress(total - left, total, source, search)
                announce(events.LearningChanged(progress))
                yield
    finally:
        if announced:
            announce(events.LearningChanged(None))
