"""Define the errors that the core raises on purpose: each has a sentence and a hint at a remedy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.core.base.language import both_sentences, tr, tr_later


class LibraryError(Exception):
    """Base of all errors of the core. ``str(error)`` is the sentence followed by the hint."""

    def __init__(self, sentence: str, hint: str = "") -> None:
        super().__init__(sentence, hint)
        self.sentence = sentence
        self.hint = hint

    def __str__(self) -> str:
        return both_sentences(self.sentence, self.hint)


class LibraryMissingError(LibraryError):
    """There is no library in this folder."""


class LibraryBusyError(LibraryError):
    """Another Likewise writes to this library."""


class LibraryDamagedError(LibraryError):
    """The catalogue or a matrix cannot be read, or they contradict each other."""


class LibraryVersionError(LibraryError):
    """The library was made by another version of Likewise."""


class StorageError(LibraryError):
    """The library's folder cannot be written."""


class RootError(LibraryError):
    """A folder cannot be added, or is not one of the library's."""


class UnknownPhotoError(LibraryError):
    """No photo of the library has this id or path."""


class QueryError(LibraryError):
    """A picture, or a part of one, cannot be searched with."""


class ProfileError(LibraryError):
    """A profile cannot be made, found or changed."""


class AlbumError(LibraryError):
    """An album cannot be made, found or changed."""


class MarkError(LibraryError):
    """A mark can't be given, or a sidecar can't be read or written."""


class StackError(LibraryError):
    """Photos cannot be stacked, or lie in no stack."""


class FileActError(LibraryError):
    """A photo's file cannot be copied, moved, renamed, exported or put into the bin."""


class ProtectedError(FileActError):
    """Photos' files are protected: they may only be copied, and nothing written beside them."""


class BackupError(LibraryError):
    """A backup can't be made, read or restored."""


class StartRequestError(LibraryError):
    """A request made by starting the program is invalid or can't be met."""


class ClusterError(LibraryError):
    """A cluster cannot be reached, trusted or used."""


_NO_ROOM = (
    "failed to map segment",  # not shown
    "allocate memory",  # not shown
    "Insufficient memory",  # not shown
    "std::bad_alloc",
)
"""Messages of Linux, when a library can't be loaded for lack of memory, and of OpenCV."""


def is_out_of_memory(error: BaseException) -> bool:
    """Return whether an error, or one that caused it, is due to a lack of memory."""
    return any(
        isinstance(each, MemoryError)
        or (
            (isinstance(each, ImportError) or type(each).__module__ == "cv2")
            and any(words in str(each) for words in _NO_ROOM)
        )
        for each in _with_causes(error)
    )


def _with_causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


CHECK_DISK = tr_later("Check that the disk is there, has space and may be written to.")


@contextmanager
def disk_faults(
    kind: type[LibraryError], sentence: str, hint: str = CHECK_DISK, **named: object
) -> Iterator[None]:
    """Raise OSErrors inside as this ``kind``; its ``sentence`` has the reason as {strerror}."""
    try:
        yield
    except OSError as error:
        message = tr(sentence, strerror=error.strerror or error, **named)
        raise kind(message, tr(hint) if hint else "") from error


def sentence_of(error: BaseException) -> str:
    """Return a sentence for any error: its own, or one about lack of memory or a system error."""
    if is_out_of_memory(error):
        return both_sentences(
            tr("There was not enough memory for this."),
            tr("Close other programs, then do it again."),
        )
    if isinstance(error, OSError) and error.strerror:
        if error.filename is None:
            return tr("The disk reported an error: {error}.", error=error.strerror)
        return tr(
            "{path} can't be read or written: {error}.", path=error.filename, error=error.strerror
        )
    return str(error)
