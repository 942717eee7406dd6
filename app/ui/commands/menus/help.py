"""Commands that help: the guide, the keys, what this program is."""

from likewise.app.ui.commands.command import Command

COMMANDS = (
    Command("guide", "Help", "Guide", ("F1",)),
    Command("keys", "Help", "Keys", ("?",)),
    Command("about", "Help", "About Likewise", apart=True),
)
