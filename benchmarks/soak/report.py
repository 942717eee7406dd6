"""What a long run came to, and whether what the process takes grew."""

from __future__ import annotations

from typing import Any

from benchmarks.soak.memory import trend
from benchmarks.soak.record import Soak

WARM_UP = 0.25  # part of the last run that memory may grow in
KINDS = (
    *("mb", "files_mb", "in_use_mb", "states_mb", "beside_states_mb", "gaps_mb"),
    *("blocks", "handles", "threads"),
)
COMPRESSED = 8
"""Hours of a person that one of the run stands for: who thumbs, undoes and looks on does something
every two seconds, the one of the run about four times a second."""

GROWS_AT_MOST = {"beside_states_mb": 1.0, "blocks": 16_000, "handles": 1.0, "threads": 1.0}
"""In an hour of a person. 16,000 of Python's blocks take a megabyte."""


def report_of(soak: Soak) -> dict[str, Any]:
    """What is to be printed and kept."""
    steady = soak.taken[int(WARM_UP * len(soak.taken)) :]
    rested = soak.rested[int(WARM_UP * len(soak.rested)) :]
    some = steady[:: max(1, len(steady) // 10)]
    slopes = {name: _per_hour(rested, name) for name in GROWS_AT_MOST}
    return {
        "memory_mb_per_hour": slopes["beside_states_mb"][0],
        "acts": soak.begun,
        "kept": soak.acts,
        "kills": soak.kills,
        "changes": soak.changes,
        "per_hour_and_95_percent": slopes
        | {name: _per_hour(rested, name) for name in ("mb", "in_use_mb")},
        "grows": [name for name, (_, low, _) in slopes.items() if low > GROWS_AT_MOST[name]],
        "rested": [
            {name: round(each[name]) for name in KINDS}
            for each in rested[:: max(1, len(rested) // 20)]
        ],
        "highest_mb": round(max((each["mb"] for each in steady), default=0)),
        "mb": [round(each["mb"]) for each in some],
        "handles": [each["handles"] for each in some],
        "kinds_of_handles": {
            name: [each["kinds"].get(name, 0) for each in some]
            for name in sorted({name for each in steady for name in each["kinds"]})
        },
        "threads": [each["threads"] for each in some],
        "lost": len(soak.lost),
        "doubled": len(soak.doubled),
        "failures": len(soak.failures),
        "told": [*soak.lost, *soak.doubled, *soak.failures],
    }


def _per_hour(taken: list[dict[str, Any]], name: str) -> tuple[float, float, float]:
    """How fast something grows in an hour of a person."""
    return trend([each["at"] / 3600 * COMPRESSED for each in taken], [each[name] for each in taken])
