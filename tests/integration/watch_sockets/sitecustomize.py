"""Notes every socket that Python code connects, binds or looks a host up for, of any process.

Python imports this at its start where it is on the path: so tests learn of a program's children.
"""

import os
import sys

_NOTES = os.environ.get("LIKEWISE_SOCKETS")
_ASKED = ("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo")


def _note(text: str) -> None:
    notes = os.open(str(_NOTES), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(notes, f"{text}\n".encode(errors="backslashreplace"))
    os.close(notes)


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if event not in _ASKED:
        return
    family = getattr(arguments[0], "family", None)
    if getattr(family, "name", "") != "AF_UNIX":  # Python's own, from process to process
        _note(f"{event} {arguments}")


if _NOTES:
    _note("watching")
    sys.addaudithook(_watch)
