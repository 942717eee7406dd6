"""Keep the state of the window between starts: its position, panels, and size of tiles."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow

from app.ui.commands.registry import Actions
from app.ui.photos.tile_size import TileSize
from app.ui.system import window_state

# Kept switches with their initial values:
_SWITCHES = {"folders_panel": 1, "facts_panel": 0}


class SavedState:
    """Saves and restores how a person arranged a window."""

    def __init__(
        self,
        window: QMainWindow,
        settings: QSettings,
        actions: Actions,
        tile_size: TileSize,
    ) -> None:
        self._window = window
        self._settings = settings
        self._switches = {command: actions[command] for command in _SWITCHES}
        self._tile_size = tile_size

    def restore(self) -> None:
        """Restore the saved state."""
        settings = self._settings
        window_state.restore(settings, self._window)
        step = window_state.kept_number(settings, "tile_step", self._tile_size.step())
        self._tile_size.set_step(step)
        for command, switch in self._switches.items():
            on = window_state.kept_number(settings, command, _SWITCHES[command])
            switch.setChecked(bool(on))

    def save(self) -> None:
        """Save the current state."""
        numbers = {command: int(switch.isChecked()) for command, switch in self._switches.items()}
        numbers["tile_step"] = self._tile_size.step()
        window_state.save(self._settings, self._window, numbers)
