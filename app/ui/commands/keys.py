"""Declares every command of the window once, for menus, shortcuts and the list of keys."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from likewise.app.ui.style import words


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do by key. `menu` groups it, here and in the menu bar.

    With ``short``, which says it on a button, it stands in the bar over several selected photos.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    on_photos: bool = False  # works on the selected photos, while a list of photos has the focus
    icon: str | None = None
    checkable: bool = False
    several: str = ""  # its text when it works on more than one, with {} for "12 photos"
    short: str = ""

    def text_for(self, photos: int) -> str:
        """Say what it does to this many photos."""
        if self.several and photos > 1:
            return self.several.format(words.counted(photos, "photo"))
        return self.text


COMMANDS = (
    Command("add_folder", "Library", "Add a folder…", ("Ctrl+O",), icon="folder-add"),
    Command("rescan", "Library", "Look for new photos", ("F5",)),
    Command("filter", "Library", "Filter by name", ("Ctrl+F",)),
    Command("problems", "Library", "Files that couldn't be read", ("Ctrl+Shift+E",)),
    Command("learn_folders", "Library", "Learn from my sub-folders", ("Ctrl+Shift+L",)),
    Command("model", "Library", "Use an image model…"),
    Command("no_model", "Library", "Use no image model"),
    Command("subject", "Library", "Look at what is in the pictures", checkable=True),
    Command("exclude", "Library", "Leave out files and folders…"),
    Command("gentle", "Library", "Read gently, with one core", checkable=True),
    Command("spare_battery", "Library", "Read gently on battery", checkable=True),
    Command("duplicates", "Library", "Duplicates and bursts…", ("D",)),
    Command("quit", "Library", "Quit", ("Ctrl+Q",)),
    Command(
        "search",
        "Search",
        "Search from this photo",
        ("Return", "Enter"),
        True,
        "search",
        several="Search from these {}",
        short="Search",
    ),
    Command(
        "add_to_search",
        "Search",
        "Add this photo to the search",
        ("Shift+Return",),
        True,
        several="Add these {} to the search",
    ),
    Command(
        "take_out_of_search",
        "Search",
        "Take this photo out of the search",
        ("Shift+Backspace",),
        True,
        several="Take these {} out of the search",
    ),
    Command("word", "Search", "Search by a word", ("/", "Ctrl+K")),
    Command("paste", "Search", "Search with the copied picture", ("Ctrl+V",)),
    Command("search_file", "Search", "Search with a file…", ("Ctrl+Shift+O",)),
    Command("undo", "Search", "Undo", ("Ctrl+Z",), icon="undo"),
    Command("redo", "Search", "Redo", ("Ctrl+Shift+Z",), icon="redo"),
    Command("reorder", "Search", "Show the new order now", ("R",)),
    Command("at_once", "Search", "Always show a new order at once", checkable=True),
    Command("toggle_order", "Search", "Switch between original and learned order", ("O",)),
    Command("ask_me", "Search", "Ask me for the thumbs that teach most", ("A",)),
    Command("search_again", "Search", "Search again, with photos read since", ("Shift+R",)),
    Command("back", "Search", "Earlier search", ("Alt+Left",)),
    Command("forward", "Search", "Later search", ("Alt+Right",)),
    Command("close_search", "Search", "End this search", ("Ctrl+W",)),
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
        "Take the thumb back",
        ("U",),
        True,
        several="Take the thumbs of {} back",
    ),
    Command("preview", "Photo", "Look closer", ("Space", "E"), True),
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
    Command("copy", "Photo", "Copy the file", ("Ctrl+C",), True, several="Copy {}", short="Copy"),
    Command(
        "copy_path",
        "Photo",
        "Copy its path",
        ("Ctrl+Shift+C",),
        True,
        several="Copy the paths of {}",
    ),
    Command(
        "put_into_album",
        "Albums",
        "Put into an album…",
        ("L",),
        True,
        "album-add",
        several="Put {} into an album…",
        short="Album",
    ),
    Command(
        "take_out_of_album",
        "Albums",
        "Take out of this album",
        ("Shift+L",),
        True,
        several="Take {} out of this album",
    ),
    Command("keep_as_album", "Albums", "Keep this search as an album…", ("Ctrl+L",)),
    Command("new_album", "Albums", "New album…", ("Ctrl+Shift+N",)),
    Command("album_cover", "Albums", "Let this photo stand for the album", on_photos=True),
    Command("album_earlier", "Albums", "One place earlier", ("Alt+Shift+Left",), True),
    Command("album_later", "Albums", "One place later", ("Alt+Shift+Right",), True),
    Command("line_up", "Albums", "Move the album's line up: fewer photos", ("[",)),
    Command("line_down", "Albums", "Move the album's line down: more photos", ("]",)),
    Command("line_learned", "Albums", "Put the line where it was learned"),
    Command("undo_album", "Albums", "Take back the last change", ("Ctrl+Alt+Z",)),
    Command("redo_album", "Albums", "Make it again", ("Ctrl+Alt+Shift+Z",)),
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
        "Export resized…",
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
    ),
    Command("files_done", "Files", "What was done with files", ("Ctrl+Shift+H",)),
    Command("hands_off", "Files", "Hands off my photos: only copy them", checkable=True),
    Command(
        "compare",
        "Compare",
        "Compare side by side",
        ("C",),
        True,
        "compare",
        several="Compare {} side by side",
        short="Compare",
    ),
    Command("pin", "Compare", "Keep this photo, step through the others", ("N",), True, "pin"),
    Command("real_size", "Compare", "Real size, or the whole photo", ("Z",), True),
    Command("link", "Compare", "Zoom and pan all together", ("Shift+Z",), True, checkable=True),
    Command("overlay", "Compare", "Lay over each other", ("V",), True, checkable=True),
    Command("blink", "Compare", "Blink: show the other one", ("B",), True),
    Command("histogram", "Compare", "Histograms", ("H",), True, checkable=True),
    Command("all_facts", "Compare", "Also what is the same", ("I",), True, checkable=True),
    Command("uncompare", "Compare", "Take out of the comparison", ("Backspace",), True),
    Command("select_all", "Select", "All photos", ("Ctrl+A",), True),
    Command("select_none", "Select", "None", ("Ctrl+D",), True),
    Command("invert", "Select", "The others instead", ("Ctrl+I",), True),
    Command(
        "toggle_selected",
        "Select",
        "This photo too, or no longer",
        ("Ctrl+Space", "Insert"),
        True,
    ),
    Command("stars_1", "Marks", "1 star", ("1",), True, several="1 star for {}"),
    Command("stars_2", "Marks", "2 stars", ("2",), True, several="2 stars for {}"),
    Command("stars_3", "Marks", "3 stars", ("3",), True, several="3 stars for {}"),
    Command("stars_4", "Marks", "4 stars", ("4",), True, several="4 stars for {}"),
    Command("stars_5", "Marks", "5 stars", ("5",), True, several="5 stars for {}"),
    Command("stars_0", "Marks", "No stars", ("0",), True, several="No stars for {}"),
    Command("label_red", "Marks", "Red", ("6",), True),
    Command("label_yellow", "Marks", "Yellow", ("7",), True),
    Command("label_green", "Marks", "Green", ("8",), True),
    Command("label_blue", "Marks", "Blue", ("9",), True),
    Command("label_purple", "Marks", "Purple", on_photos=True),
    Command("no_label", "Marks", "No colour", on_photos=True),
    Command(
        "keywords",
        "Marks",
        "Keywords…",
        ("K",),
        True,
        several="Keywords of {}…",
        short="Keywords",
    ),
    Command("undo_marks", "Marks", "Take the last marking back", ("Shift+U",)),
    Command("redo_marks", "Marks", "Mark again", ("Ctrl+Shift+U",)),
    Command(
        "write_sidecars",
        "Marks",
        "Write a sidecar next to the photo",
        on_photos=True,
        several="Write sidecars next to {}",
    ),
    Command(
        "write_sidecars_into",
        "Marks",
        "Write a sidecar into a folder…",
        on_photos=True,
        several="Write sidecars of {} into a folder…",
    ),
    Command("keep_sidecars", "Marks", "Keep sidecars up to date", checkable=True),
    Command("short_sidecars", "Marks", "Name them photo.xmp, as Lightroom does", checkable=True),
    Command("library", "View", "Back to the library", ("Esc",)),
    Command("grid", "View", "To the photos", ("G",)),
    Command("larger", "View", "Larger thumbnails", ("=", "+", "Ctrl++")),
    Command("smaller", "View", "Smaller thumbnails", ("-", "Ctrl+-")),
    Command("folders_panel", "View", "Folders at the side", ("F7",), checkable=True),
    Command("search_panel", "View", "Search at the side", ("F8",), checkable=True),
    Command("full_screen", "View", "Full screen", ("F11",)),
    Command("keys", "Help", "Keys", ("?", "F1")),
)


class KeyMap:
    """The keys of each command: the declared ones, or a person's own, kept in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def of(self, command: Command) -> list[QKeySequence]:
        """Give the keys of a command; an empty list if they were all taken away."""
        chosen = self._settings.value(_entry(command))
        texts = command.keys if chosen is None else (str(chosen),)
        return [QKeySequence(text) for text in texts if text]

    def choose(self, command: Command, keys: QKeySequence) -> Command | None:
        """Give a command one key in place of its own, unless another has it; gives that one."""
        for other in COMMANDS:
            if other != command and not keys.isEmpty() and keys in self.of(other):
                return other
        self._settings.setValue(_entry(command), keys.toString())
        return None

    def reset(self) -> None:
        """Go back to the declared keys."""
        self._settings.remove("keys")


def _entry(command: Command) -> str:
    return f"keys/{command.id}"
