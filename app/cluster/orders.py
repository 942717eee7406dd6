"""Messages between the program and the workers that read photos; vectors never travel."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.core.store.matrices.rows import WrittenPhoto
from app.work.processes.pool import Failed
from app.work.reading.extraction import ExtractionPlan


@dataclass(frozen=True, slots=True)
class ReadingOrder:
    """How to read photos, the same for all of them. Paths are those of the shared folders."""

    run: str  # its name: each writes shards of its own
    features: str  # schema_id(): who has others must not read for this library
    vectors: Path  # the library's folder of matrices
    plan: ExtractionPlan
    photo_limit: float  # seconds of computing to read one photo
    stall_limit: float  # seconds by the clock
    memory_limit: int  # bytes of address space


@dataclass(frozen=True, slots=True)
class BatchAnswer:
    """What became of a batch: every photo of it is in one of these, by its id."""

    worker: str  # address
    shard: str
    stored: tuple[WrittenPhoto, ...] = ()  # flushed to the shard
    failed: tuple[Failed, ...] = ()  # by ids, with the reasons
    unseen: tuple[int, ...] = ()  # the worker may not open their files, or there are none
    left: tuple[int, ...] = ()  # there was no time for them
