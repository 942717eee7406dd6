"""Fetches what became of a batch that was sent to a worker."""

from __future__ import annotations

import asyncio
import queue
from typing import Any

import distributed

from app.cluster.orders import BatchAnswer

SLACK = 60.0  # seconds for what is not reading: starting, writing, the network

Future = Any  # of dask.distributed, which has no types
Landed = BatchAnswer | BaseException | None
"""What became of a batch; None: its worker is gone with its answer."""


async def fetch(client: Any, future: Future, landed: queue.SimpleQueue[tuple[str, Landed]]) -> None:
    """Put what became of a batch into ``landed``, with the key of its future; on the loop of the
    client, because whoever has it may hang."""
    outcome: Landed = None
    if future.status == "error":
        outcome = await future.exception()
    elif future.status == "finished":
        bringing = asyncio.wait_for(client.gather([future]), SLACK)
        brought: list[BatchAnswer] | BaseException
        (brought,) = await asyncio.gather(bringing, return_exceptions=True)
        if isinstance(brought, list):
            (outcome,) = brought
        elif not isinstance(brought, (OSError, distributed.CancelledError)):
            outcome = brought  # it was lost on the way, and read again in vain
    landed.put((future.key, outcome))
