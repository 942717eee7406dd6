"""Settings of a library that this machine keeps: a library or a backup may come from a stranger.

They are its cluster, the second place for its backups, and whether photos may be touched.

<state>/library-<hash>.json       JSON by key, for the library in this folder
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from app.core.base.paths import state_folder
from engine.atomic import replacing
from engine.ordinary import content

MAX_BYTES = 1_000_000  # bytes


def machine_setting(library: Path, key: str) -> Any:
    """Return the value under ``key``; None if there is none that can be read."""
    return _read_settings(_settings_file(library)).get(key)


def set_machine_setting(library: Path, key: str, value: Any) -> None:
    """Store a JSON value under ``key``. Raises OSError."""
    file = _settings_file(library)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(_read_settings(file) | {key: value})
    with replacing(file) as temporary:
        temporary.write_text(text, encoding="ascii")


def _read_settings(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(content(file, MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _settings_file(library: Path) -> Path:
    name = blake2b(bytes(library.resolve()), digest_size=6).hexdigest()
    return state_folder() / f"library-{name}.json"
