"""Whether two paths lead to one file, so that whoever removes one of them loses the other.

Device and inode tell it of links, and of most folders that are mounted twice. Overlays and network
shares have other numbers for the same file: there a mark in one folder shows up in the other.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.core.files.transfer import discard, of_source, of_target

SameFile = Callable[[Path, Path], bool]
"""Whether what goes from the first path is what is at the second. Raises FileActError."""

MARK = ".likewise-{}.part"
"""Names of marks, which no scan takes for photos."""


def same_file() -> SameFile:
    """What compares paths, and puts a mark once into each folder from which something is to go."""
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
    """Whether what is put into ``folder`` is in ``beside``, too."""
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
