"""Draw line charts of the reports, as SVG for the documentation."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

STYLE = {
    "axes.edgecolor": "#dddddd",
    "axes.grid": True,
    "axes.labelcolor": "#555555",
    "axes.prop_cycle": mpl.cycler(linestyle=["-", "--"])  # type: ignore[attr-defined]
    * mpl.cycler(color=["#8a8a8a", "#b08030", "#7a5aa6", "#2f7fb5", "#3a9a5b", "#c8412f"]),  # type: ignore[attr-defined]
    "font.family": "sans-serif",
    "grid.color": "#dddddd",
    "lines.linewidth": 2.5,
    "svg.fonttype": "none",  # text stays text, so that it can be searched and read aloud
    "svg.hashsalt": "likewise",  # the same numbers give the same file
    "xtick.color": "#555555",
    "ytick.color": "#555555",
}


def line_chart(
    x: Sequence[float], lines: Mapping[str, Sequence[float]], finish: Callable[[Axes], object]
) -> str:
    """Return an SVG with one line per name over ``x``; ``finish`` sets scales and labels."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        for name, values in lines.items():
            axes.plot(x, values, label=name)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        finish(axes)
        handles, names = axes.get_legend_handles_labels()
        highest_first = sorted(range(len(names)), key=lambda i: -lines[names[i]][-1])
        axes.legend(
            [handles[i] for i in highest_first],
            [names[i] for i in highest_first],
            loc="center left",
            bbox_to_anchor=(1, 0.5),
            frameon=False,
        )
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue()


def cost_chart(sizes: Sequence[Mapping[str, Any]], names: Mapping[str, str], label: str) -> str:
    """Return an SVG of costs over "photos", both logarithmic, with one line for each of ``names``.

    These map a key of ``sizes`` to its title. Keys that do not end in "_ms" are seconds.
    """
    photos = [size["photos"] for size in sizes]
    lines = {
        title: [size[name] * (1 if name.endswith("_ms") else 1e3) for size in sizes]
        for name, title in names.items()
    }

    def finish(axes: Axes) -> None:
        axes.loglog()
        axes.minorticks_off()
        axes.set_xticks(photos)
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.yaxis.set_major_formatter("{x:,.0f} ms")
        axes.set_xlabel(label)

    return line_chart(photos, lines, finish)
