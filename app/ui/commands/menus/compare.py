"""Commands of the page that compares photos."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command(
        "compare",
        "Compare",
        "Compare side by side",
        ("C",),
        True,
        "compare",
        several=Plural("Compare {n} photo side by side", "Compare {n} photos side by side"),
        short="Compare",
    ),
    Command("pin", "Compare", "Keep this photo, step through the others", ("N",), True, "pin"),
    Command("real_size", "Compare", "Real size, or the whole photo", ("Z",), True, separated=True),
    Command("link", "Compare", "Zoom and pan all together", ("Shift+Z",), True, checkable=True),
    Command("overlay", "Compare", "Overlay", ("V",), True, checkable=True, separated=True),
    Command("blink", "Compare", "Blink: show the other one", ("B",), True),
    Command("histogram", "Compare", "Histograms", ("H",), True, checkable=True, separated=True),
    Command("all_facts", "Compare", "Show what is the same, too", ("I",), True, checkable=True),
    Command(
        "uncompare", "Compare", "Take out of the comparison", ("Backspace",), True, separated=True
    ),
)
