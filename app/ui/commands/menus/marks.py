"""Commands on marks: stars, colour labels, keywords, sidecars."""

from likewise.app.ui.commands.command import Command

COMMANDS = (
    Command("stars_1", "Marks", "1 star", ("1",), True, several="1 star for {}"),
    Command("stars_2", "Marks", "2 stars", ("2",), True, several="2 stars for {}"),
    Command("stars_3", "Marks", "3 stars", ("3",), True, several="3 stars for {}"),
    Command("stars_4", "Marks", "4 stars", ("4",), True, several="4 stars for {}"),
    Command("stars_5", "Marks", "5 stars", ("5",), True, several="5 stars for {}"),
    Command("stars_0", "Marks", "No stars", ("0",), True, several="No stars for {}"),
    Command("label_red", "Marks", "Red", ("6",), True, apart=True),
    Command("label_yellow", "Marks", "Yellow", ("7",), True),
    Command("label_green", "Marks", "Green", ("8",), True),
    Command("label_blue", "Marks", "Blue", ("9",), True),
    Command("label_purple", "Marks", "Purple", ("Ctrl+9",), True),
    Command("no_label", "Marks", "No colour", ("Ctrl+0",), True),
    Command(
        "keywords",
        "Marks",
        "Keywords…",
        ("K",),
        True,
        several="Keywords of {}…",
        short="Keywords",
        apart=True,
    ),
    Command("undo_marks", "Marks", "Undo the last marking", ("Shift+U",), apart=True),
    Command("redo_marks", "Marks", "Redo the marking", ("Ctrl+Shift+U",)),
    Command(
        "write_sidecars",
        "Marks",
        "Write a sidecar next to the photo",
        on_photos=True,
        several="Write sidecars next to {}",
        apart=True,
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
)
