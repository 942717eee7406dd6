"""Draw the figure of `clicks` as an SVG: precision at 20, page by page, one line per method."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from matplotlib.axes import Axes

from benchmarks.line_chart import line_chart


def page_figure(methods: Mapping[str, Mapping[str, Any]]) -> str:
    """Return an SVG of the ``p20`` lists of ``methods``, as in the JSON report."""
    lines = {name: [float(value) for value in found["p20"]] for name, found in methods.items()}
    pages = range(1, 1 + max(len(values) for values in lines.values()))

    def finish(axes: Axes) -> None:
        axes.set_xticks(pages, [f"page {page}" for page in pages])
        axes.set_ylim(0, 1)
        axes.set_xlabel("share of the 20 unseen photos of a page that are of the query's class")

    return line_chart(pages, lines, finish)
