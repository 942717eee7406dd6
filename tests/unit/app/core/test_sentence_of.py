"""Every error as a sentence."""

from __future__ import annotations

import errno

import pytest

from likewise.app.core.errors import StorageError
from likewise.app.core.sentence_of import sentence_of


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (StorageError("It is full.", "Make room."), "It is full. Make room."),
        (
            OSError(errno.EIO, "Input/output error", "/a/b"),
            "/a/b can't be read or written: Input/output error.",
        ),
        (
            OSError(errno.EMFILE, "Too many open files"),
            "The disk did not do what it was asked: Too many open files.",
        ),
        (OSError("no words of the system"), "no words of the system"),
        (
            ImportError("/x.so: failed to map segment from shared object"),
            "There was not enough memory for this. Close other programs, then do it again.",
        ),
        (ImportError("No module named 'dask'"), "No module named 'dask'"),
        (
            MemoryError(),
            "There was not enough memory for this. Close other programs, then do it again.",
        ),
    ],
)
def test_by_hand(error: Exception, sentence: str) -> None:
    assert sentence_of(error) == sentence
