"""Define colours by role, light and dark, and dress Qt in them: its palette and style sheet.

docs/design.md says what each is for.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from string import Template

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one theme. Only photos and their colour labels have others.

    Text in `text`, `quiet`, `third` or `link` is readable (4.5 : 1) on each of `GROUNDS` (`third`
    on all but `pressed` and `selected`); a test checks all pairs. Nothing is red: what can be
    undone is no danger.
    """

    ground: str  # the page, under the photos
    surface: str  # sidebar, dialogs
    raised: str  # menus, fields, buttons, tooltips: what is above the page
    hover: str  # under the pointer, and under a row of segments
    pressed: str  # pressed, and switched on
    selected: str  # the background of selected items and chips
    border: str  # hairlines that only divide
    control: str  # edges of buttons and fields, and disabled text
    text: str
    quiet: str  # secondary text
    third: str  # counts, hints; the outline of boxes, radios, switches and knobs
    accent: str  # the main button, the focus, liked photos
    aimed: str  # the accent of a filled button below the pointer
    on_accent: str
    link: str  # the accent as a text colour
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
    aimed="#304ebd",
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
    aimed="#4561d1",
    on_accent="#ffffff",
    link="#a5b8ff",
    disliked="#b0b0ac",
    on_disliked="#141415",
    message="#333337",
    on_message="#ededeb",
    message_link="#b4c4ff",
)

CONTRASTING = {
    usual: replace(usual, text=ink, quiet=ink, third=ink, border=usual.third, control=usual.third)
    for usual, ink in ((LIGHT, "#000000"), (DARK, "#ffffff"))
}
"""The themes where the system asks for more contrast: one ink for all text, and lines stand out."""

GROUNDS = ("ground", "surface", "raised", "hover", "pressed", "selected")
"""Backgrounds of text."""


def tokens_of(palette: QPalette) -> Tokens:
    """Return the tokens that a palette was made from: a part of the window may be dark alone.

    Buttons that the style sheet makes transparent have no ground colour; then the text's decides.
    """
    ground = palette.color(QPalette.ColorRole.Window)
    text = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
    is_dark = text.lightnessF() > 0.5 if ground.alpha() == 0 else ground.lightnessF() < 0.5
    usual = DARK if is_dark else LIGHT
    contrasting = CONTRASTING[usual]
    return contrasting if text == QColor(contrasting.text) else usual


@cache  # each window asks forty times
def palette_of(tokens: Tokens) -> QPalette:
    """Return the palette of a theme, for Qt's painting and our own; copy it to change it."""
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
    """Return the colour of disabled text, which may be paler than text that must be readable."""
    return QColor(tokens.control)


def sheet_of(tokens: Tokens, letters: float = 1.0) -> str:
    """Return the style sheet of a theme, for the application or for a part that is dark alone.
    ``letters``: size of the system's letters, 1 being usual; indicators grow with them."""
    resources = files("resources")
    icons = str(resources.joinpath("icons")).replace("\\", "/")
    values = asdict(tokens) | {"faded": faded(tokens).name(), "icons": icons}
    values |= {f"side{side}": str(round(side * letters)) for side in (10, 12, 16)}
    sheet = resources.joinpath("window.qss").read_text("utf-8")
    return Template(sheet).substitute(values)
