"""Sentences about shards that did not answer."""

from __future__ import annotations

from collections.abc import Mapping

from likewise.app.core.store.runs import OWN

NAMED = 3
"""Shards that are named one by one."""


def missing_shards(missing: Mapping[str, str], shards: int) -> str:
    """What of ``shards`` is ``missing`` (shard -> reason) from an answer; empty if nothing is."""
    if not missing:
        return ""
    by_reason: dict[str, list[str]] = {}
    for name, reason in missing.items():
        by_reason.setdefault(reason, []).append(shard_name(name))
    parts = [f"{_listed(names)} ({reason})" for reason, names in by_reason.items()]
    return f"{shards - len(missing)} of {shards} shards answered. Missing: {'; '.join(parts)}."


def shard_name(name: str) -> str:
    """What people read of a shard."""
    return "the part that this computer read" if name == OWN else name


def _listed(names: list[str]) -> str:
    more = len(names) - NAMED
    named = ", ".join(names[:NAMED])
    return f"{named} and {more} more" if more > 0 else named
