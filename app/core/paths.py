"""Where everything of ours lives. Photos are never written to."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APPLICATION = "likewise"


def default_library() -> Path:
    """The library's folder when none is given: the platform's place for a user's data."""
    return platformdirs.user_data_path(APPLICATION, appauthor=False) / "library"


def cache_folder() -> Path:
    """What can be made again, such as thumbnails: $LIKEWISE_CACHE, else the platform's place."""
    chosen = os.environ.get("LIKEWISE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path(APPLICATION, appauthor=False)
