"""Commands that help: the guide, the keys, a report, what this program is."""

from app.ui.commands.command import Command

COMMANDS = (
    Command("guide", "Help", "Guide", ("F1",)),
    Command("keys", "Help", "Keys", ("?",)),
    Command("report", "Help", "Copy a report of what went wrong", separated=True),
    Command("report_with_names", "Help", "Copy the report with names of files"),
    Command("safe_start", "Help", "Start again safely, without plug-ins"),
    Command("about", "Help", "About Likewise", separated=True),
)
