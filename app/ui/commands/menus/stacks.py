"""Commands on stacks of photos."""

from app.core.language import Plural
from app.ui.commands.command import Command

COMMANDS = (
    Command(
        "stack",
        "Photo",
        "Stack with others",
        ("Ctrl+G",),
        True,
        several=Plural("Stack {n} photo", "Stack {n} photos"),
        short="Stack",
        separated=True,
    ),
    Command("open_stack", "Photo", "Open or close the stack", ("S",), True),
    Command("stack_page", "Photo", "Show the stack by itself", ("Shift+G",), True),
    Command("top_of_stack", "Photo", "Put on top of its stack", ("Shift+S",), True),
    Command(
        "take_out_of_stack",
        "Photo",
        "Take out of its stack",
        on_photos=True,
        several=Plural("Take {n} photo out of its stack", "Take {n} photos out of their stacks"),
    ),
    Command(
        "take_apart",
        "Photo",
        "Take the stack apart",
        ("Ctrl+Shift+G",),
        True,
        several=Plural("Take the stack of {n} photo apart", "Take the stacks of {n} photos apart"),
    ),
    Command("undo_stacks", "Photo", "Undo the last stacking", ("Ctrl+Alt+G",), separated=True),
    Command("redo_stacks", "Photo", "Redo the stacking", ("Ctrl+Alt+Shift+G",)),
)
