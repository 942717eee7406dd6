"""The folder that photos go into: checked, and made where it is not there yet."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

from app.core.errors import FileActError
from app.core.files.faults import of_target
from app.core.language import tr


def target_folder(wanted: Path, beside: Path | None = None, own: Path | None = None) -> Path:
    """The folder itself, where a link to it was chosen; it need not be there.

    A relative one lies in the folder of the photo ``beside``. ``own``: the library's own folder,
    where no photos go. Raises FileActError.
    """
    start = Path() if beside is None else beside.parent
    folder = Path(os.path.realpath(start / wanted))
    standing = _nearest_standing(folder)
    if standing is None:
        raise FileActError(
            tr("There is no folder {folder}.", folder=wanted),
            tr("Connect its disk, or choose another folder."),
        )
    if not standing.is_dir():
        raise FileActError(tr("{file} is a file.", file=standing), tr("Choose a folder."))
    if own is not None and folder.is_relative_to(os.path.realpath(own)):
        raise FileActError(
            tr("{folder} belongs to the library itself.", folder=wanted),
            tr("Choose a folder for photos."),
        )
    return folder


def missing_folders(folder: Path) -> tuple[Path, ...]:
    """Those of ``folder`` and the folders that it lies in that are not there, outermost first."""
    above = takewhile(lambda each: not os.path.lexists(each), (folder, *folder.parents))
    return tuple(reversed(list(above)))


def make_folders(folders: Iterable[Path]) -> None:
    """Make folders, outermost first; one that is there by now stays. Raises FileActError."""
    for folder in folders:
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise of_target(error, folder) from error


def _nearest_standing(path: Path) -> Path | None:
    """``path``, or the innermost of those that it lies in that is there; None: not even a disk."""
    return next((each for each in (path, *path.parents) if os.path.lexists(each)), None)
