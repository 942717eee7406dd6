"""Says in a sentence what went wrong, whatever kind of error it was."""

from __future__ import annotations

from likewise.app.core.language import both_sentences, tr

_NO_ROOM = ("failed to map segment", "allocate memory")  # not shown
"""What Linux says where a library can't be loaded for lack of memory."""


def is_out_of_memory(error: BaseException) -> bool:
    """Whether an error tells of memory that ran out, also while something was being imported."""
    said = str(error)
    return isinstance(error, MemoryError) or (
        isinstance(error, ImportError) and any(words in said for words in _NO_ROOM)
    )


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
