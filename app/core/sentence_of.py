"""Says in a sentence what went wrong, whatever kind of error it was."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.language import both_sentences, tr

_NO_ROOM = (
    "failed to map segment",  # not shown
    "allocate memory",  # not shown
    "Insufficient memory",  # not shown
    "std::bad_alloc",
)
"""What Linux says where a library can't be loaded for lack of memory, and OpenCV for its own."""


def is_out_of_memory(error: BaseException) -> bool:
    """Whether an error tells of memory that ran out, or came of that: what tidies up behind such an
    error may fail too, and what reads a file may take it for damage."""
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


def sentence_of(error: BaseException) -> str:
    """The error's own sentence; one around what the system says, or about memory that ran out."""
    if is_out_of_memory(error):
        return both_sentences(
            tr("There was not enough memory for this."),
            tr("Close other programs, then do it again."),
        )
    if isinstance(error, OSError) and error.strerror:
        if error.filename is None:
            return tr("The disk did not do what it was asked: {error}.", error=error.strerror)
        return tr(
            "{path} can't be read or written: {error}.", path=error.filename, error=error.strerror
        )
    return str(error)
