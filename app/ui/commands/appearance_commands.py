"""Commands that choose the appearance: as the system's, light, dark."""

from __future__ import annotations

from app.ui.commands.command import command
from app.ui.style.appearance import Appearance, Scheme


def _is_chosen(doer: AppearanceCommands, scheme: Scheme) -> bool:
    return doer.appearance.choice == scheme


class AppearanceCommands:
    """Lets one of the three be chosen at a time, and shows which one is."""

    def __init__(self, appearance: Appearance) -> None:
        self.appearance = appearance

    @command(
        "View",
        6,
        "Follow the system",
        id="appearance_system",
        under="Look",
        checked=_is_chosen,
        arguments=(Scheme.SYSTEM,),
    )
    @command(
        "View",
        6,
        "Light",
        id="appearance_light",
        under="Look",
        checked=_is_chosen,
        arguments=(Scheme.LIGHT,),
    )
    @command(
        "View",
        6,
        "Dark",
        id="appearance_dark",
        under="Look",
        checked=_is_chosen,
        arguments=(Scheme.DARK,),
    )
    def _choose(self, choice: Scheme, on: bool) -> None:
        if on:
            self.appearance.choose(choice)
