"""Contrast of every colour that is written or drawn, on everything that it may stand on."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor, QPalette

from app.ui.style.tokens import CONTRASTING, DARK, GROUNDS, LIGHT, Tokens, palette_of, tokens_of

WRITTEN = ("text", "quiet", "link")
DRAWN = ("third", "accent", "disliked")  # outlines, frames, icons
FILLED = (
    ("on_accent", "accent"),
    ("on_accent", "aimed"),
    ("on_disliked", "disliked"),
    ("on_message", "message"),
    ("message_link", "message"),
    *(("third", ground) for ground in ("ground", "surface", "raised", "hover")),
)
EVERY = {"light": LIGHT, "dark": DARK, "ink": CONTRASTING[LIGHT], "chalk": CONTRASTING[DARK]}
THEMES = pytest.mark.parametrize("theme", EVERY.values(), ids=EVERY)


@THEMES
@pytest.mark.parametrize(("text", "ground"), [*itertools.product(WRITTEN, GROUNDS), *FILLED])
def test_text_can_be_read_on_every_ground(theme: Tokens, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@THEMES
@pytest.mark.parametrize("drawn", DRAWN)
@pytest.mark.parametrize("ground", ["ground", "surface", "raised", "hover"])
def test_what_is_drawn_stands_out(theme: Tokens, drawn: str, ground: str) -> None:
    assert contrast(getattr(theme, drawn), getattr(theme, ground)) >= 3


@THEMES
def test_the_tokens_are_found_again_by_the_palette(theme: Tokens) -> None:
    assert tokens_of(palette_of(theme)) is theme


@THEMES
def test_what_qt_writes_itself_can_be_read(theme: Tokens) -> None:
    role, palette = QPalette.ColorRole, palette_of(theme)
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.Link, role.Window),
    ):
        assert contrast(palette.color(text).name(), palette.color(ground).name()) >= 4.5


@pytest.mark.parametrize("theme", CONTRASTING.values(), ids=["ink", "chalk"])
def test_more_contrast_is_for_all_texts_and_lines(theme: Tokens) -> None:
    for text, ground in itertools.product(("text", "quiet", "third"), GROUNDS):
        assert contrast(getattr(theme, text), getattr(theme, ground)) >= 11
    assert contrast(theme.border, theme.ground) >= 4.5


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_where_the_ground_is_transparent_the_text_tells_the_theme(tokens: Tokens) -> None:
    palette = palette_of(tokens)
    palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
    assert tokens_of(palette) is tokens


def contrast(one: str, other: str) -> float:
    """Contrast by WCAG 2.2, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in QColor(colour).getRgbF()[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
