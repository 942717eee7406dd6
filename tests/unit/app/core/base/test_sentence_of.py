"""Every error as a sentence."""

from __future__ import annotations

import errno

import cv2
import numpy as np
import pytest

from app.core.base.errors import LibraryDamagedError, StorageError, is_out_of_memory, sentence_of


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
            "The disk reported an error: Too many open files.",
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


def starved(then: Exception, *, told: bool = True) -> None:
    try:
        raise MemoryError
    except MemoryError as error:
        if told:
            raise then from error
        raise then from None


def test_what_came_of_lack_of_memory_is_lack_of_memory() -> None:
    with pytest.raises(LibraryDamagedError) as raised:
        starved(LibraryDamagedError("It is no archive.", "Restore it."))
    assert sentence_of(raised.value).startswith("There was not enough memory")


def test_an_error_that_has_nothing_to_do_with_it_is_not() -> None:
    with pytest.raises(StorageError) as raised:
        starved(StorageError("It is full.", "Make room."), told=False)
    assert not is_out_of_memory(raised.value)


def starved_while_open() -> None:
    try:
        raise MemoryError
    finally:
        raise ValueError("Can't close the ZIP file")


def test_what_tidies_up_may_fail_too() -> None:
    with pytest.raises(ValueError, match="ZIP") as raised:
        starved_while_open()
    assert is_out_of_memory(raised.value)


def test_opencv_says_it_in_words_of_its_own() -> None:
    error = cv2.error("OpenCV: (-4:Insufficient memory) Failed to allocate 7 bytes")
    assert is_out_of_memory(error)
    assert is_out_of_memory(cv2.error("std::bad_alloc"))
    with pytest.raises(cv2.error) as raised:
        cv2.cvtColor(np.zeros((0, 0), np.uint8), cv2.COLOR_RGB2BGR)
    assert not is_out_of_memory(raised.value)
