"""Assignment of shards to workers."""

from __future__ import annotations

from collections.abc import Collection, Mapping

UNEVEN = 1.25
"""Times its fair share that a worker may hold before shards are moved away from it."""


def assign_shards(
    sizes: Mapping[str, int], workers: Collection[str], held: Mapping[str, str]
) -> dict[str, str]:
    """Shard -> worker, for shards of ``sizes`` rows; empty without workers.

    A shard stays where it is ``held`` unless that worker is gone or has far more than its share;
    the others go, largest first, to whoever has least. The same input gives the same answer.
    """
    if not workers:
        return {}
    loads = dict.fromkeys(sorted(workers), 0)
    limit = UNEVEN * sum(sizes.values()) / len(loads)
    assigned: dict[str, str] = {}
    by_size = sorted(sizes, key=lambda name: (-sizes[name], name))
    for name in by_size:
        worker = held.get(name, "")
        if worker in loads and (not loads[worker] or loads[worker] + sizes[name] <= limit):
            assigned[name] = worker
            loads[worker] += sizes[name]
    for name in by_size:
        if name not in assigned:
            assigned[name] = min(loads, key=lambda worker: loads[worker])
            loads[assigned[name]] += sizes[name]
    return assigned
