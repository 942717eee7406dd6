"""The figure of `scaling`: milliseconds against photos, both on logarithmic scales, as an SVG."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 20, 48
LINES = {
    "brute_cpu_ms": ("brute force", "#8a8a8a"),
    "click_cpu_ms": ("codes, top 100", "#c8412f"),
    "candidates_cpu_ms": ("codes, candidates", "#2f7fb5"),
}
LOWEST, HIGHEST = 0, 6  # powers of ten, milliseconds


def figure(growth: Sequence[Mapping[str, float]]) -> str:
    """An SVG of the lines of the report's ``growth``."""
    photos = [math.log10(line["photos"]) for line in growth]
    parts = [*_axes(photos)]
    for name, (title, colour) in LINES.items():
        values = [line[name] for line in growth]
        places = [(_x(p, photos), _y(v)) for p, v in zip(photos, values, strict=True)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        )
        lower = 14 if name == "candidates_cpu_ms" else 0  # two lines end side by side
        x, y = places[-1]
        parts.append(
            f'<text x="{x + 8:.1f}" y="{y + 4 + lower:.1f}" fill="{colour}">{title}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _axes(photos: Sequence[float]) -> list[str]:
    heights = {power: _y(10**power) for power in range(LOWEST, HIGHEST + 1)}
    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">'
        f"{10**power:,} ms</text>"
        for power, y in heights.items()
    ]
    ticks = [
        f'<text x="{_x(place, photos):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
        f'fill="#555">{10**place:,.0f}</text>'
        for place in photos
    ]
    return [
        *lines,
        *ticks,
        f'<text x="{LEFT}" y="{HEIGHT - 6}" fill="#555">processor time of a click '
        "against photos in the library</text>",
    ]


def _x(place: float, photos: Sequence[float]) -> float:
    span = max(max(photos) - min(photos), 1e-9)
    return LEFT + 20 + (WIDTH - LEFT - RIGHT - 40) * (place - min(photos)) / span


def _y(milliseconds: float) -> float:
    share = (math.log10(max(milliseconds, 1)) - LOWEST) / (HIGHEST - LOWEST)
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
