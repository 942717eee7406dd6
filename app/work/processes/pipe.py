"""Pipes between the program and its processes."""

from __future__ import annotations

import multiprocessing
import os
import socket
import struct
import sys
from multiprocessing.connection import Connection
from typing import Any

HALF_WAY = 20  # seconds in which the other side of a message that has begun may do nothing


def pipe() -> tuple[Connection[Any, Any], Connection[Any, Any]]:
    """Our end and that of a process. Ours raises OSError where the other side stops half-way in a
    message, so that a process that was taken over holds up nobody (not on Windows)."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    if sys.platform != "win32":
        limit = struct.pack("ll", HALF_WAY, 0)
        with socket.socket(fileno=os.dup(ours.fileno())) as end:
            for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
                end.setsockopt(socket.SOL_SOCKET, direction, limit)
    return ours, theirs
