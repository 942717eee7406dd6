"""Small settings that belong to a library: JSON values under a key."""

from __future__ import annotations

import json
from typing import cast

from app.core.store.catalogue import Catalogue
from app.core.store.connection import decoded

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def get_setting(catalogue: Catalogue, key: str, default: Json = None) -> Json:
    """The value under ``key``, or ``default`` if there is none, or one of another kind."""
    with catalogue.reading() as connection:
        found = connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        value = default if found is None else cast(Json, decoded(found[0]))
    return value if default is None or isinstance(value, type(default)) else default


def set_setting(catalogue: Catalogue, key: str, value: Json) -> None:
    """Store ``value`` under ``key``."""
    with catalogue.transaction() as connection:
        connection.execute(
            "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, json.dumps(value))
        )
