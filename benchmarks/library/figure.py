"""Draw the costs of a library by its size as an SVG, both logarithmic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes

from benchmarks.line_chart import line_chart

LINES = {
    "open_s": "opening",
    "listed_s": "all photos listed",
    "first_look_s": "first look",
    "status_check_s": "status --check",
    "filter_ms": "a letter typed",
    "search_ms": "a search",
    "thumb_ms": "a thumb",
    "album_s": "an album",
}


def draw(sizes: Sequence[Mapping[str, Any]], target: Path) -> None:
    """Write the figure of the report's ``sizes`` to ``target``."""
    photos = [size["photos"] for size in sizes]
    lines = {
        title: [size[name] * (1 if name.endswith("_ms") else 1e3) for size in sizes]
        for name, title in LINES.items()
    }

    def finish(axes: Axes) -> None:
        axes.loglog()
        axes.minorticks_off()
        axes.set_xticks(photos)
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.yaxis.set_major_formatter("{x:,.0f} ms")
        axes.set_xlabel("time against photos in the library")

    target.write_text(line_chart(photos, lines, finish), encoding="utf-8")
