"""Where the files of profiles are: what each brought along, and what it has computed.

They bear the profile's id, so one that takes an id must not find the files of another: an import
that was killed leaves them behind.
"""

from __future__ import annotations

from pathlib import Path

from likewise.app.core.errors import StorageError
from likewise.app.core.language import tr


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
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                tr(
                    "The profile's file {path} can't be removed: {strerror}.",
                    path=path,
                    strerror=error.strerror,
                ),
                tr("Check that the disk is there and may be written to."),
            ) from error
