"""Patterns of the files and folders that a scan leaves out, kept in the library's settings.

A pattern is a name with * and ?, for files and folders at any depth ("Screenshots", "*.gif"), or,
with a slash in it, a path below the folder that was added ("2019/raw", "*/cache"). Large and small
letters are the same, and so are the two ways to write a letter with an accent. What is left out
below a folder is all of it.
"""

from __future__ import annotations

import fnmatch
import os
import re
import unicodedata
from collections.abc import Callable, Iterable

from app.core.library.library import Library
from app.core.store.settings import get_setting, set_setting

Excluded = Callable[[bytes], bool]
"""Tells of a path below a root, as the system calls it, whether it is left out."""

_KEY = "excluded"


def excluded_patterns(library: Library) -> tuple[str, ...]:
    """The patterns of the library, as they were written."""
    kept = get_setting(library.catalogue, _KEY, [])
    return tuple(str(pattern) for pattern in kept) if isinstance(kept, list) else ()


def exclude(library: Library, patterns: Iterable[str]) -> None:
    """Leave out what matches ``patterns``, and nothing else, from the next scan on."""
    kept = dict.fromkeys(pattern.strip().strip("/") for pattern in patterns)
    set_setting(library.catalogue, _KEY, [pattern for pattern in kept if pattern])


def nothing_excluded(path: bytes) -> bool:
    """For a library without patterns."""
    del path
    return False


def matcher(patterns: Iterable[str]) -> Excluded:
    """What tells whether a path matches one of ``patterns``."""
    names = [pattern for pattern in patterns if "/" not in pattern]
    paths = [pattern for pattern in patterns if "/" in pattern]
    if not names and not paths:
        return nothing_excluded
    name_matches, path_matches = _compiled(names), _compiled(paths)

    def excluded(path: bytes) -> bool:
        text = _folded(os.fsdecode(path).replace(os.sep, "/"))
        return bool(name_matches(text.rpartition("/")[2]) or path_matches(text))

    return excluded


def _folded(text: str) -> str:
    """The same for what a person reads as the same."""
    return unicodedata.normalize("NFC", text).casefold()


def _compiled(patterns: Iterable[str]) -> Callable[[str], object]:
    """One expression for all; the empty one matches nothing, as no name is empty."""
    return re.compile(
        "|".join(fnmatch.translate(_folded(each)) for each in patterns) or r"\Z"
    ).match
