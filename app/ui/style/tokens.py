"""Colours by role, light and dark; docs/design.md tells what each is for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Tokens:
    """One theme. Every colour of the window but the photos' and the families' is one of these.

    What is written in `text`, `quiet`, `accent`, `warning` or `danger` can be read (4.5 : 1) on
    each of `GROUNDS`; a test holds that for all pairs.
    """

    ground: str  # under the photos
    surface: str  # panels, bars
    raised: str  # menus, dialogs, fields, tooltips: what lies above
    hover: str  # under the pointer
    pressed: str  # while it is pressed, and switched on
    selected: str  # under what is selected
    border: str  # hairlines that only divide
    control: str  # edges that say "here something can be done"
    text: str
    quiet: str  # text that steps back
    accent: str  # the one thing to press, links, where the keyboard is
    on_accent: str
    liked: str
    on_liked: str
    disliked: str
    on_disliked: str
    warning: str
    danger: str


LIGHT = Tokens(
    ground="#fcfbf9",
    surface="#f3f2ee",
    raised="#ffffff",
    hover="#e8e6e0",
    pressed="#dcd9d1",
    selected="#d5e3f3",
    border="#dbd8d1",
    control="#85827b",
    text="#22262b",
    quiet="#575c62",
    accent="#2a5d94",
    on_accent="#ffffff",
    liked="#a85a06",
    on_liked="#ffffff",
    disliked="#575c62",
    on_disliked="#ffffff",
    warning="#855000",
    danger="#b3261e",
)

DARK = Tokens(
    ground="#17191c",
    surface="#1f2226",
    raised="#2a2e33",
    hover="#30353b",
    pressed="#3a4047",
    selected="#2b4462",
    border="#3a3f46",
    control="#7d848e",
    text="#eceae6",
    quiet="#b0b5bc",
    accent="#8ab4e6",
    on_accent="#0d1b2a",
    liked="#f0ad4a",
    on_liked="#241503",
    disliked="#b0b5bc",
    on_disliked="#17191c",
    warning="#f2b866",
    danger="#ff9a8f",
)

GROUNDS = ("ground", "surface", "raised", "hover", "pressed", "selected")
"""What text may stand on."""


def tokens_of(palette: QPalette) -> Tokens:
    """Give the tokens that a palette was made of: a part of the window may be dark alone.

    In a button that the sheet makes transparent the ground is no colour: then its text tells.
    """
    ground = palette.color(QPalette.ColorRole.Window)
    if ground.alpha() == 0:
        text = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
        return DARK if text.lightnessF() > 0.5 else LIGHT
    return DARK if ground.lightnessF() < 0.5 else LIGHT


def palette_of(tokens: Tokens) -> QPalette:
    """Give the palette of a theme, for what Qt paints itself and for our own painting."""
    role, palette = QPalette.ColorRole, QPalette()
    roles = {
        role.Window: tokens.surface,
        role.WindowText: tokens.text,
        role.Base: tokens.ground,
        role.AlternateBase: tokens.surface,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.quiet,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.danger,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.Accent: tokens.accent,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
        role.Light: tokens.raised,
        role.Midlight: tokens.hover,
        role.Mid: tokens.border,
        role.Dark: tokens.control,
        role.Shadow: tokens.border,
    }
    for each, colour in roles.items():
        palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, faded(tokens))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(tokens.control))
    return palette


def faded(tokens: Tokens) -> QColor:
    """Give the colour of what can't be used now: it may be paler than text that must be read."""
    return QColor(tokens.control)
