"""Where the files of profiles are: what each brought along, and what it has computed.

They bear the profile's id, so one that takes an id must not find the files of another: an import
that was killed leaves them behind.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from app.core.errors import StorageError
from app.core.language import tr
from app.core.own_files import remove
from engine.errors import SchemaError
from engine.feedback.portable import count_judgments


def base_path(library: Path, profile: int) -> Path:
    """What an imported profile brought along, in the library in folder ``library``."""
    return library / "profiles" / f"{profile}.npz"


def state_path(library: Path, profile: int) -> Path:
    """What a profile has learned until now, kept between two starts."""
    return library / "profiles" / f"{profile}.state.npz"


def forget_files(library: Path, profile: int) -> None:
    """Remove both. Raises StorageError if they are there and stay."""
    for path in (base_path(library, profile), state_path(library, profile)):
        try:
            remove(path)
        except OSError as error:
            raise StorageError(
                tr(
                    "The profile's file {path} can't be removed: {strerror}.",
                    path=path,
                    strerror=error.strerror,
                ),
                tr("Check that the disk is there and may be written to."),
            ) from error


def brought_along(library: Path, profile: int) -> int:
    """How many judgments a profile came with; 0 if it was made here, or its file can't be read."""
    path = base_path(library, profile)
    try:
        return _judgments_in(path, path.stat().st_mtime_ns)
    except OSError:
        return 0


@lru_cache(maxsize=64)
def _judgments_in(path: Path, modified: int) -> int:
    del modified  # another file may be there by then
    try:
        return count_judgments(path)
    except SchemaError:
        return 0
