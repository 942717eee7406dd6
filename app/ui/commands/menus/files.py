"""Commands that act on photos' files."""

from likewise.app.ui.commands.command import Command

COMMANDS = (
    Command(
        "copy_to",
        "Files",
        "Copy to a folder…",
        ("Shift+C",),
        True,
        several="Copy {} to a folder…",
        short="Copy to…",
    ),
    Command(
        "move_to",
        "Files",
        "Move to a folder…",
        ("M",),
        True,
        several="Move {} to a folder…",
        short="Move…",
    ),
    Command("rename", "Files", "Rename…", ("F2",), True, several="Rename {}…", short="Rename…"),
    Command(
        "export",
        "Files",
        "Export resized copies…",
        ("Ctrl+Shift+S",),
        True,
        several="Export {} resized…",
        short="Export…",
    ),
    Command(
        "bin",
        "Files",
        "Put into the bin…",
        ("Delete",),
        True,
        several="Put {} into the bin…",
        short="Bin…",
    ),
    Command(
        "open_with",
        "Files",
        "Open with…",
        ("Ctrl+Shift+Return",),
        True,
        several="Open {} with…",
        apart=True,
    ),
    Command("files_done", "Files", "What was done with files", ("Ctrl+Shift+H",), apart=True),
    Command("hands_off", "Files", "Never move, rename or bin my photos", checkable=True),
)
