"""Draw costs by size as an SVG: milliseconds over photos, both logarithmic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes

from benchmarks.line_chart import line_chart

LINES = {
    "brute_cpu_ms": "brute force",
    "click_cpu_ms": "codes, top 100",
    "candidates_cpu_ms": "codes, candidates",
}


def figure(growth: Sequence[Mapping[str, float]]) -> str:
    """Return an SVG of the lines of the report's ``growth``."""
    photos = [line["photos"] for line in growth]
    lines = {title: [line[name] for line in growth] for name, title in LINES.items()}

    def finish(axes: Axes) -> None:
        axes.loglog()
        axes.minorticks_off()
        axes.set_xticks(photos)
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.yaxis.set_major_formatter("{x:,.0f} ms")
        axes.set_xlabel("processor time of a click against photos in the library")

    return line_chart(photos, lines, finish)
