"""Commands that select photos."""

from likewise.app.ui.commands.command import Command

COMMANDS = (
    Command("select_all", "Select", "All photos", ("Ctrl+A",), True),
    Command("select_none", "Select", "None", ("Ctrl+D",), True),
    Command(
        "select_section", "Select", "All under this heading", ("Ctrl+Shift+A",), on_photos=True
    ),
    Command("invert", "Select", "The others instead", ("Ctrl+I",), True),
    Command(
        "toggle_selected",
        "Select",
        "This photo too, or no longer",
        ("Ctrl+Space", "Insert"),
        True,
    ),
)
