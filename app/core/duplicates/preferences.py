"""Preferred and protected folders, kept with the library: the window's rules, and the command's."""

from __future__ import annotations

from pathlib import Path

from app.core.duplicates.types import Preferences
from app.core.library.library import Library
from app.core.store.settings import get_setting, set_setting

_PREFER, _PROTECT = "duplicates_prefer", "duplicates_protect"


def kept_preferences(library: Library) -> Preferences:
    """The folders that a person named; none at first."""
    return Preferences(_folders(library, _PREFER), _folders(library, _PROTECT))


def keep_preferences(library: Library, preferences: Preferences) -> None:
    """Keep these folders with the library, all or none."""
    with library.transaction():
        for key, folders in ((_PREFER, preferences.prefer), (_PROTECT, preferences.protect)):
            set_setting(library.catalogue, key, [str(folder) for folder in folders])


def _folders(library: Library, key: str) -> tuple[Path, ...]:
    found = get_setting(library.catalogue, key, [])
    return tuple(Path(str(name)) for name in found) if isinstance(found, list) else ()
