"""Every index by name. Its module is imported when it is asked for: research costs the program
nothing."""

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
"""Name -> module and class. Each class is made of a metric and optional settings; the contracts in
tests/contracts/test_indexes.py run on all of them."""


def index_class(name: str) -> type[Index]:
    """The index called ``name``. Raises InputError for a name that is not in the registry."""
    if name not in INDEXES:
        raise InputError(f"There is no index {name!r}; there are {', '.join(INDEXES)}.")
    module, _, attribute = INDEXES[name].partition(":")
    found: type[Index] = getattr(import_module(module), attribute)
    return found
