"""The desktop program: command line, window, and the packages that they are made of."""

import os


def isolate_children() -> None:
    """Let each Python that this process starts import nothing from the folder that it starts in:
    photos may be there, and a stranger's `socket.py` among them."""
    os.environ["PYTHONSAFEPATH"] = "1"
