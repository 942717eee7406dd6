"""Sentences about shards that did not answer."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.language import tr, tr_n
from app.core.store.matrices.extents import OWN

NAMED = 3
"""Shards that are named one by one."""


def missing_shards(missing: Mapping[str, str], shards: int) -> str:
    """What of ``shards`` is ``missing`` (shard -> reason) from an answer; empty if nothing is."""
    if not missing:
        return ""
    by_reason: dict[str, list[str]] = {}
    for name, reason in missing.items():
        by_reason.setdefault(reason, []).append(shard_name(name))
    parts = [
        tr("{shards} ({reason})", shards=_listed(names), reason=reason)
        for reason, names in by_reason.items()
    ]
    return tr_n(
        "{answered} of {n} shard answered. Missing: {missing}.",
        "{answered} of {n} shards answered. Missing: {missing}.",
        shards,
        answered=shards - len(missing),
        missing="; ".join(parts),
    )


def shard_name(name: str) -> str:
    """What people read of a shard."""
    return tr("the part that this computer read") if name == OWN else name


def _listed(names: list[str]) -> str:
    more = len(names) - NAMED
    named = ", ".join(names[:NAMED])
    return tr("{named} and {more} more", named=named, more=more) if more > 0 else named
