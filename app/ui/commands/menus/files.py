"""Commands that act on photos' files."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command(
        "copy_to",
        "Files",
        "Copy to a folder…",
        ("Shift+C",),
        True,
        several=Plural("Copy {n} photo to a folder…", "Copy {n} photos to a folder…"),
        short="Copy to…",
    ),
    Command(
        "move_to",
        "Files",
        "Move to a folder…",
        ("M",),
        True,
        several=Plural("Move {n} photo to a folder…", "Move {n} photos to a folder…"),
        short="Move…",
    ),
    Command(
        "rename",
        "Files",
        "Rename…",
        ("F2",),
        True,
        several=Plural("Rename {n} photo…", "Rename {n} photos…"),
        short="Rename…",
    ),
    Command(
        "export",
        "Files",
        "Export resized copies…",
        ("Ctrl+Shift+S",),
        True,
        several=Plural("Export {n} photo resized…", "Export {n} photos resized…"),
        short="Export…",
    ),
    Command(
        "bin",
        "Files",
        "Put into the bin…",
        ("Delete",),
        True,
        several=Plural("Put {n} photo into the bin…", "Put {n} photos into the bin…"),
        short="Bin…",
    ),
    Command(
        "open_with",
        "Files",
        "Open with…",
        ("Ctrl+Shift+Return",),
        True,
        several=Plural("Open {n} photo with…", "Open {n} photos with…"),
        separated=True,
    ),
    Command("files_done", "Files", "What was done with files", ("Ctrl+Shift+H",), separated=True),
    Command("hands_off", "Files", "Never move, rename or bin my photos", checkable=True),
)
