"""Shared code of the benchmarks: options, reports, statistics of times, memory."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from app.__main__ import THREAD_CAPS


def parser(name: str, doc: str | None) -> argparse.ArgumentParser:
    """Return a parser of `bench NAME` with the common options: seed, file of the report."""
    made = argparse.ArgumentParser(
        f"bench {name}", description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--json", type=Path, metavar="FILE", help="write the report here, too")
    return made


def tell(report: Mapping[str, Any], file: Path | None) -> None:
    """Print the report, and write it to ``file`` if one is given."""
    text = json.dumps(report, indent=1, default=str)
    print(text)
    if file:
        file.write_text(text + "\n", encoding="utf-8")


def asked(options: argparse.Namespace) -> dict[str, Any]:
    """Return the options, as a report repeats them."""
    return {key: value for key, value in vars(options).items() if key != "json"}


def started_anew(name: str, arguments: Sequence[str]) -> int | None:
    """Run `bench NAME` in a process with the program's caps on threads; return its exit code.
    Return None if this process has the caps. Without a display, windows are painted off screen."""
    if any(variable not in os.environ for variable in THREAD_CAPS):
        command = [sys.executable, "-m", "benchmarks", name, *arguments]
        caps = dict.fromkeys(THREAD_CAPS, "1")
        return subprocess.run(command, env=os.environ | caps, check=False).returncode
    if not os.environ.get("DISPLAY"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # on missing features
    return None


def figures(milliseconds: Sequence[float]) -> dict[str, float]:
    """Return their median, 95th percentile and maximum."""
    return {
        "median": float(np.median(milliseconds)),
        "p95": float(np.percentile(milliseconds, 95)),
        "worst": max(milliseconds),
    }


def resident_children() -> float:
    """Return the resident megabytes of the processes that this one started."""
    return sum(resident(child.pid or 0) for child in multiprocessing.active_children())


def resident(process: int) -> float:
    """Return the resident megabytes of a process; 0 if it is gone. Only on Linux."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
