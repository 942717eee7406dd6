"""Declares all commands with their keys, in the order of the menus, a file for each."""

from app.ui.commands.command import Command
from app.ui.commands.menus import (
    albums,
    arrange,
    compare,
    files,
    help,
    library,
    marks,
    photo,
    search,
    select,
    stacks,
    view,
)

COMMANDS: tuple[Command, ...] = (
    *library.COMMANDS,
    *search.COMMANDS,
    *photo.COMMANDS,
    *stacks.COMMANDS,
    *albums.COMMANDS,
    *files.COMMANDS,
    *compare.COMMANDS,
    *select.COMMANDS,
    *marks.COMMANDS,
    *arrange.COMMANDS,
    *view.COMMANDS,
    *help.COMMANDS,
)
