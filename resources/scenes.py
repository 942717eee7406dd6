"""Draw the kinds of picture in the sample gallery.

A scene is a function of a random generator and of the hue that sets its mood: the same state and
hue give the same picture. Any kind may have any hue, so two pictures can be alike in what they show
or in their colours.
"""

from __future__ import annotations

import colorsys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

Colour = tuple[int, int, int]
Scene = Callable[[np.random.Generator, float], Image.Image]

WIDTH, HEIGHT = 720, 540  # twice the size of the pictures that are stored


def colour(hue: float, saturation: float, value: float) -> Colour:
    """Return a colour. Hue wraps at 1; saturation and value are clipped to [0, 1]."""
    rgb = colorsys.hsv_to_rgb(hue % 1, min(max(saturation, 0), 1), min(max(value, 0), 1))
    return (round(rgb[0] * 255), round(rgb[1] * 255), round(rgb[2] * 255))


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Mix two colours; ``share`` is that of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)


def gradient(top: Colour, bottom: Colour, curve: float = 1.0) -> Image.Image:
    """Return a full picture that changes from one colour to another, top to bottom."""
    run = np.linspace(0, 1, HEIGHT)[:, None, None] ** curve
    rows = np.asarray(top) * (1 - run) + np.asarray(bottom) * run
    return Image.fromarray(np.broadcast_to(rows, (HEIGHT, WIDTH, 3)).astype(np.uint8))


def ridge(random: np.random.Generator, level: float, relief: float, rough: int) -> list[float]:
    """Return the heights of a mountain line, one per column, as a sum of sines."""
    x = np.linspace(0, 2 * np.pi, WIDTH)
    line = np.full(WIDTH, level * HEIGHT)
    for octave in range(1, rough + 1):
        line += (
            relief
            * HEIGHT
            / octave
            * np.sin(x * octave * random.uniform(0.6, 1.4) + random.uniform(0, 6.28))
        )
    return [float(y) for y in line]


def fill_below(draw: ImageDraw.ImageDraw, line: list[float], paint: Colour) -> None:
    """Fill everything below a line of heights."""
    draw.polygon([(0, HEIGHT), *enumerate(line), (WIDTH, HEIGHT)], fill=paint)


def field(random: np.random.Generator, cells: int) -> NDArray[np.float64]:
    """Return smooth noise in [0, 1], (HEIGHT, WIDTH): a small random grid, enlarged."""
    small = random.integers(0, 255, (cells, cells), dtype=np.uint8)
    large = Image.fromarray(small).resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)
    return np.asarray(large, dtype=np.float64) / 255


def hills(random: np.random.Generator, hue: float) -> Image.Image:
    """Layers of hills that fade into a hazy sky."""
    sky, haze = colour(hue, 0.35, 0.95), colour(hue + 0.06, 0.12, 1.0)
    near = colour(hue + random.uniform(-0.1, 0.1), 0.6, 0.28)
    picture = gradient(sky, haze)
    draw = ImageDraw.Draw(picture)
    layers = int(random.integers(4, 7))
    for layer in range(layers):
        depth = (layer + 1) / layers
        line = ridge(random, 0.38 + 0.5 * depth, 0.035 + 0.03 * depth, 6)
        fill_below(draw, line, mix(haze, near, 0.25 + 0.75 * depth))
    return picture


def sea(random: np.random.Generator, hue: float) -> Image.Image:
    """A low sun over the sea and its broken reflection."""
    glow = colour(hue, 0.55, 1.0)
    picture = gradient(colour(hue - 0.1, 0.6, 0.4), glow, 1.4)
    draw = ImageDraw.Draw(picture)
    horizon = int(HEIGHT * random.uniform(0.48, 0.66))
    centre, radius = random.uniform(0.2, 0.8) * WIDTH, random.uniform(34, 70)
    top = horizon - radius * random.uniform(0.6, 2.4)
    light = mix(glow, (255, 255, 240), 0.7)
    draw.ellipse([centre - radius, top - radius, centre + radius, top + radius], fill=light)
    deep = colour(hue - 0.1, 0.65, 0.22)
    draw.rectangle([0, horizon, WIDTH, HEIGHT], fill=deep)
    for y in range(horizon, HEIGHT, 5):
        near = (y - horizon) / (HEIGHT - horizon)
        for _ in range(9):
            x = random.normal(centre, 30 + 170 * near)
            half = random.uniform(8, 30) * (0.5 + near)
            draw.line([x - half, y, x + half, y], fill=mix(deep, light, 0.75 - 0.4 * near), width=3)
    return picture


def wood(random: np.random.Generator, hue: float) -> Image.Image:
    """Tree trunks in fog, thin and pale behind, thick and dark in front."""
    fog = colour(hue, 0.18, random.uniform(0.8, 0.96))
    bark = colour(hue + random.uniform(-0.1, 0.1), 0.5, 0.16)
    picture = gradient(fog, mix(fog, bark, 0.25))
    draw = ImageDraw.Draw(picture)
    for depth in np.linspace(0.12, 1, 5):
        paint = mix(fog, bark, float(depth))
        for _ in range(int(11 - 7 * depth)):
            x, half = random.uniform(0, WIDTH), random.uniform(4, 7) + 13 * depth
            lean = random.uniform(-26, 26)
            trunk = [(x - half, HEIGHT), (x + lean - half * 0.6, 0), (x + lean + half * 0.6, 0)]
            draw.polygon([*trunk, (x + half, HEIGHT)], fill=paint)
            for _ in range(4):
                y, reach = random.uniform(0, HEIGHT * 0.6), random.choice([-1, 1]) * half * 5
                rise = random.uniform(20, 80)
                draw.line([x + lean / 2, y, x + lean / 2 + reach, y - rise], paint, int(half / 3))
    return picture


def blossom(random: np.random.Generator, hue: float) -> Image.Image:
    """One large flower before a soft background."""
    soft = field(random, 5)[:, :, None]
    back = np.asarray(colour(hue + 0.1, 0.3, 0.3)) * soft
    ground = back + np.asarray(colour(hue - 0.08, 0.2, 0.7)) * (1 - soft)
    picture = Image.fromarray(ground.astype(np.uint8))
    draw = ImageDraw.Draw(picture)
    petals = int(random.integers(5, 13))
    cx, cy = random.uniform(0.4, 0.6) * WIDTH, random.uniform(0.42, 0.58) * HEIGHT
    reach, turn = random.uniform(170, 235), random.uniform(0, 6.28)
    angles = np.linspace(0, 2 * np.pi, 480)
    for ring in range(5):
        size = reach * (1 - 0.17 * ring)
        shape = 0.34 + 0.66 * np.abs(np.sin(petals / 2 * angles + turn + 0.5 * ring))
        outline = np.stack(
            [cx + size * shape * np.cos(angles), cy + size * shape * np.sin(angles)], 1
        )
        paint = colour(hue + 0.02 * ring, 0.75 - 0.1 * ring, 0.72 + 0.06 * ring)
        draw.polygon([(float(x), float(y)) for x, y in outline], fill=paint)
    heart = reach * 0.16
    draw.ellipse([cx - heart, cy - heart, cx + heart, cy + heart], fill=colour(0.13, 0.8, 0.9))
    return picture


def city(random: np.random.Generator, hue: float) -> Image.Image:
    """A skyline at night with lit windows."""
    picture = gradient(colour(hue, 0.7, 0.12), colour(hue + 0.08, 0.55, 0.5))
    draw = ImageDraw.Draw(picture)
    lamp = colour(random.choice([0.1, 0.13, 0.5]), 0.5, 1.0)
    for depth in (0.45, 1.0):
        wall = colour(hue, 0.5, 0.26 - 0.17 * depth)
        x = -random.uniform(0, 40)
        while x < WIDTH:
            width = random.uniform(50, 110)
            top = HEIGHT * random.uniform(0.22 + 0.2 * depth, 0.5 + 0.25 * depth)
            draw.rectangle([x, top, x + width, HEIGHT], fill=wall)
            for wy in np.arange(top + 12, HEIGHT, 22):
                for wx in np.arange(x + 9, x + width - 12, 19):
                    if random.uniform() < 0.42 * depth:
                        draw.rectangle([wx, wy, wx + 9, wy + 11], fill=mix(wall, lamp, 0.9))
            x += width + random.uniform(0, 14)
    return picture


def planet(random: np.random.Generator, hue: float) -> Image.Image:
    """A banded planet, lit from one side, among stars."""
    picture = gradient(colour(hue - 0.05, 0.6, 0.08), colour(hue + 0.05, 0.6, 0.18))
    draw = ImageDraw.Draw(picture)
    for _ in range(170):
        x, y, size = random.uniform(0, WIDTH), random.uniform(0, HEIGHT), random.uniform(0.5, 2.6)
        draw.ellipse([x - size, y - size, x + size, y + size], fill=(235, 235, 245))
    radius, cx, cy = random.uniform(120, 215), random.uniform(230, 490), random.uniform(210, 330)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    u, v = (x - cx) / radius, (y - cy) / radius
    inside = u**2 + v**2 < 1
    depth = np.sqrt(np.clip(1 - u**2 - v**2, 0, 1))
    tilt, light = random.uniform(-0.5, 0.5), random.uniform(-0.8, 0.8)
    bands = np.sin((v + tilt * u) * random.uniform(8, 20) + 3 * field(random, 7)) / 2 + 0.5
    paint = bands[..., None] * np.asarray(colour(hue, 0.65, 1.0))
    paint = paint + (1 - bands[..., None]) * np.asarray(colour(hue + 0.09, 0.5, 0.6))
    shade = np.clip(0.12 + 0.6 * depth + light * u * 0.7, 0.05, 1)[..., None]
    canvas = np.asarray(picture).copy()
    canvas[inside] = (paint * shade)[inside].astype(np.uint8)
    return Image.fromarray(canvas)


def weave(random: np.random.Generator, hue: float) -> Image.Image:
    """A plaid cloth: stripes that cross, with the grain of the weave."""
    size = int(random.integers(64, 150))
    paints = [
        colour(hue + shift, 0.6, value) for shift, value in ((0, 0.5), (0.08, 0.85), (-0.06, 0.3))
    ]
    stripes = np.zeros((size, 3))
    edge = 0
    while edge < size:
        width = int(random.integers(5, 26))
        stripes[edge : edge + width] = paints[int(random.integers(3))]
        edge += width
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    slant = random.uniform(-0.25, 0.25)
    warp, weft = (x + slant * y).astype(int) % size, (y - slant * x).astype(int) % size
    over = ((x // 4 + y // 4) % 2 == 0)[..., None]
    cloth = np.where(
        over, 0.7 * stripes[warp] + 0.3 * stripes[weft], 0.3 * stripes[warp] + 0.7 * stripes[weft]
    )
    return Image.fromarray(cloth.astype(np.uint8))


def glass(random: np.random.Generator, hue: float) -> Image.Image:
    """Stained glass: cells of colour between dark leads."""
    cells = int(random.integers(40, 120))
    points = random.uniform(0, 1, (cells, 2)) * [WIDTH, HEIGHT]
    y, x = np.mgrid[0:HEIGHT:2, 0:WIDTH:2]
    distances = np.sqrt((x[..., None] - points[:, 0]) ** 2 + (y[..., None] - points[:, 1]) ** 2)
    nearest = np.partition(distances, 1, axis=2)[:, :, :2]
    paints = np.array(
        [
            colour(hue + random.normal(0, 0.09), random.uniform(0.5, 0.9), random.uniform(0.45, 1))
            for _ in range(cells)
        ]
    )
    pane = paints[distances.argmin(axis=2)].astype(np.float64)
    pane *= (0.75 + 0.25 * field(random, 9)[::2, ::2])[..., None]
    pane[nearest[:, :, 1] - nearest[:, :, 0] < 6] = (22, 20, 24)
    return Image.fromarray(pane.astype(np.uint8)).resize((WIDTH, HEIGHT))


def ripples(random: np.random.Generator, hue: float) -> Image.Image:
    """Rings on water that spread from a few drops and cross."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    height = np.zeros((HEIGHT, WIDTH))
    for _ in range(int(random.integers(2, 5))):
        distance = np.hypot(x - random.uniform(0, WIDTH), y - random.uniform(0, HEIGHT))
        height += np.sin(distance / random.uniform(7, 13)) * np.exp(-distance / 420)
    shine = np.clip((height - np.roll(height, 2, axis=1)) * 1.6 + 0.5, 0, 1)[..., None]
    dark, bright = np.asarray(colour(hue, 0.75, 0.3)), np.asarray(colour(hue + 0.05, 0.25, 1.0))
    return Image.fromarray((dark * (1 - shine) + bright * shine).astype(np.uint8))


def balloons(random: np.random.Generator, hue: float) -> Image.Image:
    """Hot-air balloons of many colours in an open sky."""
    picture = gradient(colour(hue + 0.03, 0.35, 0.95), colour(hue - 0.03, 0.08, 1.0))
    picture = picture.filter(ImageFilter.GaussianBlur(2))
    draw = ImageDraw.Draw(picture)
    for size in sorted(random.uniform(26, 105, int(random.integers(3, 8)))):
        x, y = random.uniform(0, WIDTH), random.uniform(0.08, 0.72) * HEIGHT
        tint = hue + random.normal(0, 0.06)
        basket, reach = size * 0.17, y + size * 1.75
        draw.line([x - size * 0.5, y + size * 0.75, x - basket, reach], fill=(70, 60, 55), width=2)
        draw.line([x + size * 0.5, y + size * 0.75, x + basket, reach], fill=(70, 60, 55), width=2)
        draw.rectangle([x - basket, reach, x + basket, reach + basket * 1.5], fill=(110, 75, 50))
        for gore in range(6):
            half = size * (1 - gore / 6)
            paint = colour(tint + 0.07 * (gore % 2), 0.75, 0.95 - 0.05 * gore)
            draw.ellipse([x - half, y - size, x + half, y + size * 1.06], fill=paint)
    return picture


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (hills, sea, wood, blossom, city, planet, weave, glass, ripples, balloons)
}
