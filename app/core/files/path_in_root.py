"""Finds the root that a path lies in, and its path below that, if a scan would find it there."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from app.core.library.exclude import excluded_patterns, matcher
from app.core.library.library import Library
from app.core.library.roots import spellings
from app.core.library.walk import JUNK
from app.core.store.photos.copies import file_at, shown_photo
from app.core.store.photos.roots import active_roots
from app.core.types import PathInRoot


def path_in_root(library: Library, path: Path) -> PathInRoot | None:
    """The root of an absolute path without links, and the path below; None: no scan looks there."""
    for root in active_roots(library.catalogue):
        if not path.is_relative_to(root.path):
            continue
        inside = path.relative_to(root.path)
        hidden = any(part.startswith(".") for part in inside.parts)
        junk = any(os.fsencode(part.lower()) in JUNK for part in inside.parts[:-1])
        excluded = matcher(excluded_patterns(library))
        left_out = any(
            excluded(os.fsencode(each)) for each in (inside, *inside.parents) if each.name
        )
        return None if hidden or junk or left_out else (root.id, os.fsencode(inside))
    return None


def known_file(library: Library, path: Path) -> int | None:
    """The photo or copy whose file is at ``path``; None: nothing is known there."""
    paths = (path_in_root(library, spelling) for spelling in spellings(path))
    known = (file_at(library.catalogue, inside) for inside in paths if inside is not None)
    return next((file for file in known if file is not None), None)


def photos_of_files(library: Library, files: Iterable[int]) -> list[int]:
    """The photos that these files are of, copies or not, each once."""
    return list(dict.fromkeys(shown_photo(library.catalogue, file) for file in files))
