"""Handles SIGBUS, which comes where a page of a mapped file can't be read: zeros take its place.

The system answers a touch of such a page with a signal (SIGBUS) in the thread that touches it,
which by itself ends the program. It comes of the instruction that reads and at no other moment, so
what handles it may do more than handlers of other signals: ours puts a page of zeros there and
tells it, and the instruction goes on. Costs nothing where nothing is wrong. 64-bit Linux only,
whose structures are known here; elsewhere the program still ends.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import signal
import sys
from collections.abc import Callable

SUPPORTED = (
    sys.platform == "linux" and sys.maxsize > 2**32 and platform.machine() in ("x86_64", "aarch64")
)

_WITH_INFO = 4  # SA_SIGINFO
_FIXED_AND_ANONYMOUS = 0x10 | 0x20 | 0x02  # MAP_FIXED, MAP_ANONYMOUS, MAP_PRIVATE
_ADDRESS = 16  # bytes from the start of siginfo_t to si_addr

_Handler = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class _Action(ctypes.Structure):
    """The C library's struct sigaction."""

    _fields_ = (
        ("handler", ctypes.c_void_p),
        ("mask", ctypes.c_ulong * 16),
        ("flags", ctypes.c_int),
        ("restorer", ctypes.c_void_p),
    )


class _Watch:
    """Which addresses are watched, and what was installed before."""

    def __init__(self) -> None:
        self.torn: dict[int, tuple[int, Callable[[], None]]] = {}  # start -> (end, who is told)
        self.before = _Action()
        self.handler = _Handler(self._handle)  # which has to live as long as the program
        self.library = ctypes.CDLL(None, use_errno=True)
        self.library.mmap.restype = ctypes.c_void_p
        self.library.mmap.argtypes = (
            *(ctypes.c_void_p, ctypes.c_size_t),
            *(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long),
        )
        ours = _Action(ctypes.cast(self.handler, ctypes.c_void_p).value, flags=_WITH_INFO)
        self._install(ours, self.before)

    def _install(self, action: _Action, before: _Action | None) -> None:
        into = None if before is None else ctypes.byref(before)
        self.library.sigaction(signal.SIGBUS, ctypes.byref(action), into)

    def _handle(self, number: int, info: int, context: int) -> None:
        del number, context
        address = ctypes.c_void_p.from_address(info + _ADDRESS).value or 0
        for start, (end, tell) in tuple(self.torn.items()):
            if start <= address < end:
                page = address - address % mmap.PAGESIZE
                how = (mmap.PROT_READ, _FIXED_AND_ANONYMOUS, -1, 0)
                if self.library.mmap(page, mmap.PAGESIZE, *how) == page:
                    tell()
                    return
        self._install(self.before, None)  # it is not ours: the instruction is done again


_watches: list[_Watch] = []


def watch(start: int, size: int, tell: Callable[[], None]) -> Callable[[], None]:
    """Watch ``size`` bytes from address ``start`` on, of a map; returns what ends that.

    ``tell`` is called, in the midst of reading, when a page could not be had, and may only note it.
    """
    if not SUPPORTED:
        return lambda: None
    if not _watches:
        _watches.append(_Watch())
    torn = _watches[0].torn
    torn[start] = (start + size, tell)
    return lambda: torn.pop(start, None) and None
