"""Commands on albums: fill them, order them, move their line."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command("open_album", "Albums", "Open an album…", ("J",)),
    Command(
        "put_into_album",
        "Albums",
        "Put into an album…",
        ("L",),
        True,
        "album-add",
        several=Plural("Put {n} photo into an album…", "Put {n} photos into an album…"),
        short="Album",
    ),
    Command(
        "take_out_of_album",
        "Albums",
        "Take out of this album",
        ("Shift+L",),
        True,
        several=Plural("Take {n} photo out of this album", "Take {n} photos out of this album"),
    ),
    Command("keep_as_album", "Albums", "Keep this search as an album…", ("Ctrl+L",)),
    Command("new_album", "Albums", "New album…", ("Ctrl+Shift+N",), separated=True),
    Command("album_cover", "Albums", "Use as album cover", on_photos=True, separated=True),
    Command("album_earlier", "Albums", "One place earlier", ("Alt+Shift+Left",), True),
    Command("album_later", "Albums", "One place later", ("Alt+Shift+Right",), True),
    Command("select_album", "Albums", "Select the photos of this album", ("Ctrl+Shift+A",)),
    Command("to_line", "Albums", "Go to the album's line", ("T",), separated=True),
    Command("line_up", "Albums", "Move the album's line up: fewer photos", ("[",)),
    Command("line_down", "Albums", "Move the album's line down: more photos", ("]",)),
    Command("line_learned", "Albums", "Put the line back where it was learned"),
    Command("undo_album", "Albums", "Undo the last album change", ("Ctrl+Alt+Z",), separated=True),
    Command("redo_album", "Albums", "Redo the album change", ("Ctrl+Alt+Shift+Z",)),
)
