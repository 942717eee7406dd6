"""What starts of the program ask for: folders are added, pictures searched with."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr
from app.core.base.start_request import StartRequest
from app.ui.commands.photo_commands import PhotoCommands
from app.work.bus.bus import Bus


class StartCommands(QObject):
    """Does what this start asked for, and what later ones hand over. Signal: ``said(sentence)``."""

    said = Signal(str)

    def __init__(self, bus: Bus, photos: PhotoCommands, window: QWidget) -> None:
        super().__init__(window)
        self._bus = bus
        self._photos = photos
        self._window = window

    def take_up(self, request: StartRequest) -> None:
        """Raise the window and do what another start asked for."""
        if request.activation:  # Qt looks here, as in a program that has just started
            os.environ["XDG_ACTIVATION_TOKEN"] = request.activation
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()
        os.environ.pop("XDG_ACTIVATION_TOKEN", None)  # it is not for programs started from here
        self.do(request)

    def do(self, request: StartRequest) -> None:
        """Add the folders, search with the pictures."""
        if request.subject is not None:
            wanted = request.subject
            self._bus.ask(lambda library: library.scan.use_subject(wanted))
        for folder in request.folders:
            self._photos.add_folder(folder)
        if request.pictures:
            self._photos.search_files(request.pictures)
        if request.left_out:
            number = len(request.pictures)
            whole = number + request.left_out
            self.said.emit(
                tr("Searching with the first {first} of {all} pictures.", first=number, all=whole)
            )
