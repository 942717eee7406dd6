"""Survive a page of a mapped file that can't be loaded, as on a failing disk or of a cut file.

Touching such a page raises a signal (SIGBUS), which would end the program. The reading instruction
raises it and nothing else does, so our handler may do more than handlers usually may: it maps a
page of zeros there and records the failure, and the instruction continues. This costs nothing in
normal use. It works on 64-bit Linux only, whose structures are declared here; elsewhere the program
is still killed.
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
    """The watched addresses, and the handler installed before ours."""

    def __init__(self) -> None:
        self.torn: dict[int, tuple[int, Callable[[], None]]] = {}  # start -> (end, callback)
        self.before = _Action()
        self.handler = _Handler(self._handle)  # must live as long as the program
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
        for start, (end, on_torn) in tuple(self.torn.items()):
            if start <= address < end:
                page = address - address % mmap.PAGESIZE
                how = (mmap.PROT_READ, _FIXED_AND_ANONYMOUS, -1, 0)
                if self.library.mmap(page, mmap.PAGESIZE, *how) == page:
                    on_torn()
                    return
        self._install(self.before, None)  # not ours: the old handler gets the repeated fault


_watches: list[_Watch] = []


def watch(start: int, size: int, on_torn: Callable[[], None]) -> Callable[[], None]:
    """Watch ``size`` bytes of a map from address ``start`` on; return a function that ends that.

    ``on_torn`` is called within a read when a page can't be loaded; it may only set a flag.
    """
    if not SUPPORTED:
        return lambda: None
    if not _watches:
        _watches.append(_Watch())
    torn = _watches[0].torn
    torn[start] = (start + size, on_torn)
    return lambda: torn.pop(start, None) and None
