"""Render a reproduced table: our figures beside the paper's, notes and floors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np


class Report:
    """Values by method and column, one per seed; ``floors`` are claims for full runs."""

    def __init__(self, title: str, paper: Mapping[str, Mapping[str, float]] | None = None) -> None:
        self.title = title
        self.paper = paper or {}  # column -> method -> the paper's figure
        self.values: dict[str, dict[str, list[float]]] = {}
        self.notes: list[str] = []
        self.floors: list[tuple[str, bool]] = []

    def add(self, method: str, column: str, value: float) -> None:
        """Add the value of one more run."""
        self.values.setdefault(method, {}).setdefault(column, []).append(float(value))

    def mean(self, method: str, column: str) -> float:
        """Return the mean over the runs."""
        return float(np.mean(self.values[method][column]))

    def floor(self, claim: str, holds: bool) -> None:
        """Record whether a floor is met."""
        self.floors.append((claim, bool(holds)))

    def to_json(self) -> dict[str, Any]:
        """Return ``rows.<method>.<column>`` = {mean, sd, paper}, with the notes and floors."""
        rows = {
            method: {
                column: {
                    "mean": float(np.mean(values)),
                    "sd": _spread(values),
                    "paper": self.paper.get(column, {}).get(method),
                }
                for column, values in columns.items()
            }
            for method, columns in self.values.items()
        }
        floors = [{"claim": claim, "holds": holds} for claim, holds in self.floors]
        return {"title": self.title, "rows": rows, "notes": self.notes, "floors": floors}

    def __str__(self) -> str:
        """Return Markdown, longer side as rows: mean ± standard deviation (the paper's figure)."""
        rows = self.to_json()["rows"]
        columns = list(dict.fromkeys(column for cells in rows.values() for column in cells))
        lines = [[" ", *columns]]
        for method, cells in rows.items():
            lines.append([method, *(_text(cells.get(column)) for column in columns)])
        if len(columns) > len(rows):
            lines = [list(line) for line in zip(*lines, strict=True)]
        parts = [f"## {self.title}", "", _markdown(lines), ""]
        parts += [f"- {note}" for note in self.notes]
        parts += [f"- {'met' if holds else 'NOT MET'}: {claim}" for claim, holds in self.floors]
        return "\n".join(parts)


def _spread(values: Sequence[float]) -> float:
    return float(np.std(values, ddof=1)) if len(values) > 1 else 0.0


def _text(cell: Mapping[str, Any] | None) -> str:
    if cell is None:
        return ""
    text = _number(cell["mean"]) + (f" ± {_number(cell['sd'])}" if cell["sd"] else "")
    return text if cell["paper"] is None else f"{text} ({_number(cell['paper'])})"


def _number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _markdown(lines: Sequence[Sequence[str]]) -> str:
    head, *body = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([head, "|" + "---|" * len(lines[0]), *body])
