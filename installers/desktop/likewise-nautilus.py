"""The entry "Find photos like this" in Nautilus' menu; nautilus-python loads it."""

from __future__ import annotations

import subprocess

from gi.repository import GObject, Nautilus


class FindAlike(GObject.GObject, Nautilus.MenuProvider):
    """An entry for pictures of this computer; what is no picture gets none."""

    def get_file_items(self, *arguments: object) -> list[Nautilus.MenuItem]:
        """Give the entry. Before Nautilus 43 the window came first, then the files."""
        files = arguments[-1]
        paths = [file.get_location().get_path() for file in files]
        if not files or not all(paths):
            return []
        if not all(file.get_mime_type().startswith("image/") for file in files):
            return []
        item = Nautilus.MenuItem(name="Likewise::alike", label="Find photos like this")
        item.connect("activate", lambda _: subprocess.Popen(["likewise", *paths]))
        return [item]
