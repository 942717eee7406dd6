"""Writing a shard: the vectors of the photos that one worker reads, beside the library.

One process writes a shard, from its beginning, and no other ever does; what of it counts is for
the catalogue to say, so a worker may die at any moment. ``photos.jsonl`` tells of each row which
photo it is, as the catalogue does: with it and the matrices, a shard explains itself.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import BinaryIO

import numpy as np

from app.core.errors import StorageError
from app.core.language import tr
from app.core.store.matrices.rows import ReadPhoto, WrittenPhoto
from app.core.store.matrices.shards import shard_folder
from app.core.store.matrices.vectors import VectorStore

SLICE = "photos.jsonl"
LARGEST = 2**20
"""Rows; a worker that reads more photos begins another shard."""


def new_shard(vectors_folder: Path) -> str:
    """Make the folder of a new shard; its name tells the machine that it was written on."""
    machine = re.sub("[^a-z0-9]+", "-", socket.gethostname().lower())[:24].strip("-")
    while True:
        name = f"{machine or 'worker'}-{secrets.token_hex(2)}"
        folder = shard_folder(vectors_folder, name)
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            continue
        except OSError as error:
            raise StorageError(
                tr(
                    "The folder {folder} cannot be made: {strerror}.",
                    folder=folder,
                    strerror=error.strerror,
                ),
                tr("Check that the disk is there, has space and may be written to."),
            ) from error
        return name


class ShardWriter:
    """A new shard. Raises StorageError where the folder cannot be written."""

    def __init__(self, vectors_folder: Path, dimensions: Mapping[str, int]) -> None:
        self.name = new_shard(vectors_folder)
        self.rows = 0  # on the disk
        self._store = VectorStore(shard_folder(vectors_folder, self.name), dimensions)
        self._slice: BinaryIO | None = None
        self._written = 0  # bytes of the slice that are on the disk

    def append(self, batch: Sequence[tuple[int, Path, ReadPhoto]]) -> list[WrittenPhoto]:
        """Write photos, (id, path, what was read) each, behind those before.

        Returns once they are on the disk. What an error leaves behind is overwritten by the next
        batch.
        """
        if not batch:
            return []
        written = [
            WrittenPhoto(photo, read.hash, read.width, read.height, local)
            for local, (photo, _, read) in enumerate(batch, start=self.rows)
        ]
        self._store.write(
            self.rows,
            {
                name: np.stack([read.vectors[name] for _, _, read in batch])
                for name in self._store.dimensions
            },
        )
        self._store.flush()
        self._tell(_lines([path for _, path, _ in batch], written))
        self.rows += len(batch)
        return written

    def close(self) -> None:
        """Close the files."""
        self._store.close()
        if self._slice is not None:
            self._slice.close()

    def _tell(self, lines: bytes) -> None:
        path = self._store.folder / SLICE
        try:
            if self._slice is None:
                self._slice = path.open("xb", buffering=0)
            self._slice.seek(self._written)
            self._slice.truncate()
            self._slice.write(lines)
            os.fsync(self._slice.fileno())
        except OSError as error:
            raise StorageError(
                tr("{path} cannot be written: {strerror}.", path=path, strerror=error.strerror),
                tr("Check that the disk is there, has space and may be written to."),
            ) from error
        self._written += len(lines)


def _lines(paths: Sequence[Path], written: Sequence[WrittenPhoto]) -> bytes:
    """A line of JSON a photo, in ASCII, so that any file name survives (os.fsencode)."""
    return b"".join(
        json.dumps(
            {
                "row": photo.local,
                "photo": photo.photo,
                "path": os.fsdecode(path),
                "hash": photo.hash.hex(),
                "width": photo.width,
                "height": photo.height,
            }
        ).encode()
        + b"\n"
        for path, photo in zip(paths, written, strict=True)
    )
