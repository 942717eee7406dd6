"""Draw line charts of the reports, as SVG for the documentation."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

STYLE = {
    "axes.edgecolor": "#dddddd",
    "axes.grid": True,
    "axes.labelcolor": "#555555",
    "axes.prop_cycle": mpl.cycler(  # type: ignore[attr-defined]
        color=["#8a8a8a", "#b08030", "#7a5aa6", "#2f7fb5", "#3a9a5b", "#c8412f"]
    ),
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
