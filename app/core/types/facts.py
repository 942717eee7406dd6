"""What photos can be filtered by, and what is known of some photos."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FactCounts:
    """What photos can be filtered by: each value with the number of its photos."""

    years: Mapping[int, int] = field(default_factory=dict)  # ascending
    folders: Mapping[Path, int] = field(default_factory=dict)  # without those in inner folders
    keywords: Mapping[str, int] = field(default_factory=dict)
    cameras: Mapping[str, int] = field(default_factory=dict)  # here and below: most photos first
    lenses: Mapping[str, int] = field(default_factory=dict)
    places: Mapping[str, int] = field(default_factory=dict)  # town|region|country
    formats: Mapping[str, int] = field(default_factory=dict)
