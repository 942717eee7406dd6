"""What tests of jobs ask of their steps and folders."""

from __future__ import annotations

from pathlib import Path

from app.core.files.job import Step


def reasons(steps: list[Step]) -> list[str]:
    return [step.act.reason for step in steps]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
