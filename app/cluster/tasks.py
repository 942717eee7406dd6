"""Waiting for asyncio tasks that may fail, be cancelled, or never end."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, TypeVar

A = TypeVar("A")


async def waited(
    tasks: Collection[asyncio.Future[A]], seconds: float
) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
    """Those that ended within ``seconds``, and the others."""
    return await asyncio.wait(tasks, timeout=max(seconds, 0)) if tasks else (set(), set())


def error_of(task: asyncio.Future[Any]) -> BaseException | None:
    """Why a task that ended has failed; that it was cancelled is a reason too."""
    return asyncio.CancelledError() if task.cancelled() else task.exception()


def seen(task: asyncio.Future[Any]) -> None:
    """Take note of how a task ended that nobody may wait for."""
    if not task.cancelled():
        task.exception()
