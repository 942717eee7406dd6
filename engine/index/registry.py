"""Every index by name; modules are imported on use, so that research code costs nothing."""

from __future__ import annotations

from importlib import import_module

from engine.errors import InputError
from engine.index.base import Index

INDEXES: dict[str, str] = {
    "adaptive": "engine.index.adaptive:AdaptiveIndex",
    "exact": "engine.index.exact:ExactIndex",
    "hash": "engine.index.hash:HashIndex",
    "online_lsh": "engine.index.online_lsh:OnlineHashTables",
}
"""Name -> module:class, made from a metric and settings (tests/contracts/test_indexes.py)."""


def index_class(name: str) -> type[Index]:
    """Return the index class ``name``. Raises InputError for a name not in the registry."""
    if name not in INDEXES:
        raise InputError(f"There is no index {name!r}; there are {', '.join(INDEXES)}.")
    module, _, attribute = INDEXES[name].partition(":")
    found: type[Index] = getattr(import_module(module), attribute)
    return found
