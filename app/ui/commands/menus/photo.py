"""Commands on single photos: thumbs, a closer look, other programs."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command(
        "like",
        "Photo",
        "More like this",
        ("P",),
        True,
        "thumb-up",
        several=Plural("More like this", "More like these {n} photos"),
        short="More like these",
    ),
    Command(
        "dislike",
        "Photo",
        "Less like this",
        ("X",),
        True,
        "thumb-down",
        several=Plural("Less like this", "Less like these {n} photos"),
        short="Less like these",
    ),
    Command(
        "clear",
        "Photo",
        "Clear rating",
        ("U",),
        True,
        several=Plural("Clear the ratings of {n} photo", "Clear the ratings of {n} photos"),
    ),
    Command("preview", "Photo", "Look closer", ("Space", "E"), True, separated=True),
    Command(
        "open",
        "Photo",
        "Open",
        ("Ctrl+Return",),
        True,
        several=Plural("Open", "Open the first of {n} photos"),
    ),
    Command(
        "show_in_folder",
        "Photo",
        "Show in folder",
        ("Ctrl+Shift+R",),
        True,
        "folder",
        several=Plural(
            "Show in its folder",
            "Show the first of {n} photos in its folder",
        ),
    ),
    Command(
        "copy",
        "Photo",
        "Copy the file",
        ("Ctrl+C",),
        True,
        several=Plural("Copy {n} photo", "Copy {n} photos"),
        short="Copy",
        separated=True,
    ),
    Command(
        "copy_path",
        "Photo",
        "Copy its path",
        ("Ctrl+Shift+C",),
        True,
        several=Plural("Copy the paths of {n} photo", "Copy the paths of {n} photos"),
    ),
)
