"""What all kinds of packages are built by: version, time of the commit, folders, environment."""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.shipped import DISTRIBUTION, shipped

PROGRAM = DISTRIBUTION
SHIPPED_EXTRAS = ("raw",)
"""Extras that the folder and the Debian package hold. `fast` is 190 MB, and `cluster` for few."""


@dataclass(frozen=True)
class Recipe:
    """A build: where it is done, where its product goes, and of which commit it is."""

    root: Path
    work: Path
    target: Path
    version: str
    commit: str
    epoch: int
    wheel_opencv: bool = False
    """Whether OpenCV's library is the wheel's, rather than built."""

    @classmethod
    def of(cls, root: Path, work: Path, target: Path, wheel_opencv: bool = False) -> Recipe:
        """The build of what is checked out in ``root``."""
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        commit = said("git", "-C", root, "rev-parse", "HEAD")
        epoch = int(said("git", "-C", root, "show", "--no-patch", "--format=%ct", "HEAD"))
        for folder in (work, target):
            folder.mkdir(parents=True, exist_ok=True)
        version = settings["project"]["version"]
        return cls(root, work, target, version, commit, epoch, wheel_opencv)

    def environment(self) -> dict[str, str]:
        """Variables under which tools give the same bytes each time."""
        fixed = {"SOURCE_DATE_EPOCH": str(self.epoch), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
        return os.environ | fixed | {"PYTHONDONTWRITEBYTECODE": "1"}


def shipped_distributions() -> list[str]:
    """Names of the distributions that the folder holds: ours, and all that it needs in turn."""
    return [each.metadata["Name"].lower() for each in shipped(SHIPPED_EXTRAS)]


def run(*command: object, environment: Mapping[str, str] | None = None) -> None:
    """Run a step; the build ends where one fails."""
    subprocess.run([*map(str, command)], env=environment, check=True)


def said(*command: object) -> str:
    """What a step says."""
    done = subprocess.run([*map(str, command)], check=True, capture_output=True, text=True)
    return done.stdout.strip()
