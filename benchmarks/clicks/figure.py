"""The figure of `clicks`: precision at 20, page by page, one line a method, as an SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 20, 44
COLOURS = {
    "none": "#8a8a8a",
    "rocchio": "#b08030",
    "paper": "#7a5aa6",
    "profile": "#2f7fb5",
    "search": "#3a9a5b",
    "both": "#c8412f",
}
LABEL_GAP = 14  # pixels between the baselines of two labels


def page_figure(methods: Mapping[str, Mapping[str, Any]]) -> str:
    """An SVG of the ``p20`` lists of ``methods``, which are those of the JSON report."""
    lines = {name: [float(value) for value in found["p20"]] for name, found in methods.items()}
    pages = max(len(values) for values in lines.values())
    parts = [_axes(pages)]
    for name, values in lines.items():
        points = " ".join(f"{_x(i, pages):.1f},{_y(value):.1f}" for i, value in enumerate(values))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="2.5"/>'
        )
    for name, height in _label_heights({name: values[-1] for name, values in lines.items()}):
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{height:.1f}" fill="{COLOURS[name]}">{name}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _axes(pages: int) -> str:
    grid = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(v)}" y2="{_y(v)}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{_y(v) + 4}" text-anchor="end" fill="#555">{v:.1f}</text>'
        for v in (0.2, 0.4, 0.6, 0.8, 1.0)
    ]
    ticks = [
        f'<text x="{_x(i, pages):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
        f'fill="#555">page {i + 1}</text>'
        for i in range(pages)
    ]
    title = (
        f'<text x="{LEFT}" y="{HEIGHT - 6}" fill="#555">share of the 20 unseen photos '
        "of a page that are of the query's class</text>"
    )
    return "\n".join([*grid, *ticks, title])


def _label_heights(ends: Mapping[str, float]) -> Sequence[tuple[str, float]]:
    """Where each line's label goes: beside its end, or lower if another one is there."""
    heights: list[tuple[str, float]] = []
    for name, value in sorted(ends.items(), key=lambda item: -item[1]):
        lowest = heights[-1][1] + LABEL_GAP if heights else 0.0
        heights.append((name, max(_y(value) + 4, lowest)))
    return heights


def _x(page: int, pages: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * page / max(pages - 1, 1)


def _y(value: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)
