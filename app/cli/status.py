"""Show what the library holds: photos, folders, unreadable files, versions, profiles."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from app.cli.profile import profiles_as_json
from app.cli.terminal import add_flag, answer, counted
from app.cluster.cluster_address import stored_address
from app.core.base.shipped import own_version
from app.core.library.library import Library
from app.core.library.modalities import Unseen, unseen_photos
from app.core.library.problems import all_problems
from app.core.library.walk import excluded_patterns
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.core.store.migrations import current_format


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise status`."""
    add_flag(parser, "--check", "check that nothing is lost or torn")


def run(arguments: argparse.Namespace) -> int:
    """Report; with --check, exit with 1 if something is wrong."""
    with open_library(arguments.library, writable=False) as library:
        report = _report(library)
        if arguments.check:
            report["check"] = check(library)
    answer(arguments, report, _lines(report))
    return 1 if report.get("check") else 0


def _report(library: Library) -> dict[str, Any]:
    searched = [matrix for matrix in library.matrices() if matrix.searched]
    address = stored_address(library.folder)
    problems = all_problems(library)
    return {
        "library": library.folder,
        "photos": library.count(),
        "failed": [{"path": p.path, "reason": p.reason} for p in problems if p.photo > 0],
        "unusable": [{"path": p.path, "reason": p.reason} for p in problems if p.photo < 0],
        "roots": [
            {"path": r.path, "state": r.state, "photos": r.photos, "problems": r.problems}
            for r in library.roots()
        ],
        "cluster": None if address is None else address.scheduler,
        "excluded": list(excluded_patterns(library)),
        "versions": {
            "likewise": own_version(),
            "python": platform.python_version(),
            "catalogue": current_format(),
            "features": " ".join(sorted(matrix.name for matrix in searched)) or None,
        },
        "modalities": list(library.modalities()),
        "unseen": asdict(unseen_photos(library) or Unseen((), 0, 0)),
        "bytes": sum(f.stat().st_size for f in library.folder.rglob("*") if f.is_file()),
        "profiles": profiles_as_json(library),
    }


def _lines(report: dict[str, Any]) -> Iterator[str]:
    megabytes = report["bytes"] / 1e6
    yield f"{counted(report['photos'], 'photo')} in {report['library']} ({megabytes:.0f} MB)"
    for root in report["roots"]:
        yield f"  {root['path']}: {counted(root['photos'], 'photo')}, {root['state']}"
    if report["cluster"]:
        yield f"Searched on the cluster at {report['cluster']}"
    if report["excluded"]:
        yield f"Left out: {', '.join(report['excluded'])}"
    unseen = report["unseen"]
    if unseen["photos"]:
        yield (
            f"What is in the pictures: {unseen['photos']:,} of {unseen['total']:,} photos are still"
            " to be looked at. `likewise index` goes on, once all folders are there."
        )
    for profile in report["profiles"]:
        active = " (active)" if profile["active"] else ""
        yield (
            f"Profile {profile['name']}{active}: learned from"
            f" {counted(profile['judgments'], 'thumb')}. {profile['meter']}".rstrip()
        )
    yield from (fault["reason"] for fault in report["unusable"])
    if report["failed"]:
        yield f"{counted(len(report['failed']), 'file')} couldn't be read:"
    yield from (f"  {each['path']}: {each['reason']}" for each in report["failed"])
    if "check" in report:
        yield from (f"Check: {each}" for each in report["check"] or ["everything is in order."])
