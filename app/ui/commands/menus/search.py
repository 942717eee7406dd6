"""Commands on a search: start it, change it, move between searches."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command(
        "search",
        "Search",
        "Search from this photo",
        ("Return", "Enter"),
        True,
        "search",
        several=Plural("Search from this photo", "Search from these {n} photos"),
        short="Search",
    ),
    Command(
        "add_to_search",
        "Search",
        "Add this photo to the search",
        ("Shift+Return",),
        True,
        several=Plural("Add this photo to the search", "Add these {n} photos to the search"),
    ),
    Command(
        "take_out_of_search",
        "Search",
        "Take this photo out of the search",
        ("Shift+Backspace",),
        True,
        several=Plural(
            "Take this photo out of the search", "Take these {n} photos out of the search"
        ),
    ),
    Command("filter", "Search", "Find photos", ("Ctrl+F", "/", "Ctrl+K")),
    Command("paste", "Search", "Search with the copied picture", ("Ctrl+V",)),
    Command("search_file", "Search", "Search with a file…", ("Ctrl+Shift+O",)),
    Command("undo", "Search", "Undo", ("Ctrl+Z",), icon="undo", separated=True),
    Command("redo", "Search", "Redo", ("Ctrl+Shift+Z",), icon="redo"),
    Command("reorder", "Search", "Show the new order now", ("R",), separated=True),
    Command("at_once", "Search", "Always show a new order at once", checkable=True),
    Command("toggle_order", "Search", "Switch between original and learned order", ("O",)),
    Command("ask_me", "Search", "Suggest photos to rate", ("A",)),
    Command("search_again", "Search", "Search again, with photos read since", ("Shift+R",)),
    Command("back", "Search", "Earlier search", ("Alt+Left",), icon="previous", separated=True),
    Command("forward", "Search", "Later search", ("Alt+Right",), icon="next"),
    Command("history", "Search", "Earlier searches…", ("Ctrl+H",)),
    Command("close_search", "Search", "End this search", ("Ctrl+W",)),
)
