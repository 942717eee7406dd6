"""The desktop program: the command line, the window, and the packages that they are made of."""

import os


def isolate_children() -> None:
    """Keep Python processes started later from importing modules from their working folder.

    It may be a folder of photos with a stranger's `socket.py`.
    """
    os.environ["PYTHONSAFEPATH"] = "1"
