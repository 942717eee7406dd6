"""Make the README's pictures of the sample gallery again: `python docs/screenshots.py`.

Runs the tour of the sample gallery without a display, and keeps two of its pictures.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

KEPT = {"liked": "judged", "learned": "learned"}  # step -> docs/images/NAME.png


def main() -> int:
    """Exit code of the tour."""
    environment = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    images = Path(__file__).parent / "images"
    images.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tour = [sys.executable, "-m", "app", "--demo"]
        code = subprocess.call(tour, cwd=folder, env=environment)
        for picture in Path(folder).glob("likewise-demo/*.png"):
            name = KEPT.get(picture.stem.partition("-")[2])
            if name:
                Image.open(picture).convert("RGB").save(images / f"{name}.png", optimize=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
