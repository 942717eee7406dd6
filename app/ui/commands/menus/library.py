"""Commands on the library as a whole: its folders, how it is read, what is double."""

from app.ui.commands.command import Command

COMMANDS = (
    Command("add_folder", "Library", "Add a folder…", ("Ctrl+O",), icon="folder-add"),
    Command("rescan", "Library", "Rescan", ("F5",)),
    Command("moved_folder", "Library", "Find moved folder…"),
    Command("exclude", "Library", "Exclude…"),
    Command(
        "problems", "Library", "Files that couldn't be read", ("Ctrl+Shift+E",), separated=True
    ),
    Command("duplicates", "Library", "Duplicates and bursts…", ("D",)),
    Command("bin_marked", "Library", "Put the marked copies into the bin", ("Ctrl+Delete",)),
    Command("backups", "Library", "Backups…"),
    Command(
        "learn_folders", "Library", "Learn from my subfolders", ("Ctrl+Shift+L",), separated=True
    ),
    Command("subject", "Library", "Recognise what is in photos", checkable=True),
    Command("model", "Library", "Use an image model…"),
    Command("no_model", "Library", "Use no image model"),
    Command("watching", "Library", "Notice new photos by itself", checkable=True, separated=True),
    Command("gentle", "Library", "Use less CPU", checkable=True),
    Command("spare_battery", "Library", "Use less CPU on battery", checkable=True),
    Command("tell_when_read", "Library", "Tell me when a long reading is done", checkable=True),
    Command("share_thumbnails", "Library", "Share thumbnails with the desktop", checkable=True),
    Command("quit", "Library", "Quit", ("Ctrl+Q",), separated=True),
)
