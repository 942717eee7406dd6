"""Find out whether two paths lead to one file, so that removing one would lose the other.

Device and inode show this for links, and for most folders that are mounted twice. Overlays and
network shares have different numbers for the same file: there a mark is put into one folder and
looked for in the other.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.core.files.transfer import discard, of_source, of_target

SameFile = Callable[[Path, Path], bool]
"""Whether the file to be removed (first) is the file at the second path. Raises FileActError."""

MARK = ".likewise-{}.part"
"""Names of marks, which no scan takes for photos."""


def same_file() -> SameFile:
    """Return a function that compares paths, and marks each folder of files to remove once."""
    shows = cache(_shows)

    def is_same(going: Path, other: Path) -> bool:
        try:
            if going.samefile(other):
                return True
            folder, beside = going.resolve(strict=True).parent, other.resolve(strict=True).parent
        except OSError as error:
            raise of_source(error) from error
        return folder != beside and shows(folder, beside)

    return is_same


def _shows(folder: Path, beside: Path) -> bool:
    """Return whether a file put into ``folder`` appears in ``beside``."""
    name = MARK.format(secrets.token_hex(8))
    mark = folder / name
    try:
        os.close(os.open(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise of_target(error, mark) from error
    try:
        return os.path.lexists(beside / name)
    finally:
        discard(mark)
