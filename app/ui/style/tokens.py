"""Colours by role, light and dark; docs/design.md tells what each is for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Tokens:
    """One theme. Every colour of the window but the photos' and the families' is one of these.

    What is written in `text`, `quiet`, `third` or `link` can be read (4.5 : 1) on each of `GROUNDS`
    (`third` on all but `pressed` and `selected`); a test holds that for all pairs. Nothing is red:
    what can be undone is no danger.
    """

    ground: str  # the page, under the photos
    surface: str  # sidebar, dialogs
    raised: str  # menus, fields, buttons, tooltips: what lies above
    hover: str  # under the pointer, and under a row of segments
    pressed: str  # while it is pressed, and switched on
    selected: str  # under what is selected, and under a chip
    border: str  # hairlines that only divide
    control: str  # edges of buttons and fields, and what can't be used now
    text: str
    quiet: str  # text that steps back
    third: str  # counts, hints; the outline of boxes, radios, switches and knobs
    accent: str  # the one thing to press, where the keyboard is, what is liked
    on_accent: str
    link: str  # the accent, as it is written
    disliked: str
    on_disliked: str
    message: str
    on_message: str
    message_link: str


LIGHT = Tokens(
    ground="#fcfcfb",
    surface="#f4f4f2",
    raised="#ffffff",
    hover="#eaeae7",
    pressed="#e0e0dc",
    selected="#e5eafb",
    border="#e4e4e0",
    control="#cbcbc6",
    text="#1b1b1a",
    quiet="#575753",
    third="#6a6a65",
    accent="#3556d0",
    on_accent="#ffffff",
    link="#2c49b5",
    disliked="#575753",
    on_disliked="#ffffff",
    message="#202022",
    on_message="#ededeb",
    message_link="#a9bbff",
)

DARK = Tokens(
    ground="#141415",
    surface="#1a1a1c",
    raised="#232325",
    hover="#252528",
    pressed="#2f2f33",
    selected="#27304d",
    border="#2b2b2e",
    control="#46464a",
    text="#ededeb",
    quiet="#b0b0ac",
    third="#93938f",
    accent="#4c6be6",
    on_accent="#ffffff",
    link="#a5b8ff",
    disliked="#b0b0ac",
    on_disliked="#141415",
    message="#333337",
    on_message="#ededeb",
    message_link="#b4c4ff",
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
        role.BrightText: tokens.link,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.Accent: tokens.accent,
        role.Link: tokens.link,
        role.LinkVisited: tokens.link,
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
