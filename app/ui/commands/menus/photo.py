"""Commands on single photos: thumbs, a closer look, other programs."""

from likewise.app.ui.commands.command import Command

COMMANDS = (
    Command(
        "like",
        "Photo",
        "More like this",
        ("P",),
        True,
        "thumb-up",
        several="More like these {}",
        short="More like these",
    ),
    Command(
        "dislike",
        "Photo",
        "Less like this",
        ("X",),
        True,
        "thumb-down",
        several="Less like these {}",
        short="Less like these",
    ),
    Command(
        "clear",
        "Photo",
        "Clear rating",
        ("U",),
        True,
        several="Clear the ratings of {}",
    ),
    Command("preview", "Photo", "Look closer", ("Space", "E"), True, apart=True),
    Command("open", "Photo", "Open", ("Ctrl+Return",), True, several="Open the first of {}"),
    Command(
        "show_in_folder",
        "Photo",
        "Show in folder",
        ("Ctrl+Shift+R",),
        True,
        "folder",
        several="Show the first of {} in its folder",
    ),
    Command(
        "copy",
        "Photo",
        "Copy the file",
        ("Ctrl+C",),
        True,
        several="Copy {}",
        short="Copy",
        apart=True,
    ),
    Command(
        "copy_path",
        "Photo",
        "Copy its path",
        ("Ctrl+Shift+C",),
        True,
        several="Copy the paths of {}",
    ),
)
