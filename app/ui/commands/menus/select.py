"""Commands that select photos."""

from app.ui.commands.command import Command

COMMANDS = (
    Command("select_all", "Select", "Select all", ("Ctrl+A",), True),
    Command("select_none", "Select", "Select none", ("Ctrl+D",), True),
    Command(
        "select_section",
        "Select",
        "Select all under this heading",
        ("Ctrl+Alt+A",),
        on_photos=True,
    ),
    Command("invert", "Select", "Select the others instead", ("Ctrl+I",), True),
    Command(
        "toggle_selected",
        "Select",
        "Add this photo, or take it out",
        ("Ctrl+Space", "Insert"),
        True,
        separated=True,
    ),
)
