"""Commands on the window: pages, panels, sizes, keys."""

from app.ui.commands.command import Command

COMMANDS = (
    Command("library", "View", "Back to the library", ("Esc",)),
    Command("grid", "View", "To the photos", ("G",)),
    Command("map", "View", "Map of the library", ("Shift+M",), icon="map"),
    Command("larger", "View", "Larger thumbnails", ("=", "+", "Ctrl++"), separated=True),
    Command("smaller", "View", "Smaller thumbnails", ("-", "Ctrl+-")),
    Command("folders_panel", "View", "Show folders", ("F7",), checkable=True, separated=True),
    Command("search_panel", "View", "Show the search", ("F8",), checkable=True),
    Command("facts_panel", "View", "Show facts", ("F6",), checkable=True),
    Command("slide_show", "View", "Slide show", ("F9",), icon="slides", separated=True),
    Command("full_screen", "View", "Full screen", ("F11",)),
    Command("appearance_system", "View", "Follow the system", checkable=True, separated=True),
    Command("appearance_light", "View", "Light", checkable=True),
    Command("appearance_dark", "View", "Dark", checkable=True),
)
