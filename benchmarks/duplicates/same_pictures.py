"""List pictures that two collections contain twice, though their pixels differ.

All pairs of a collection whose 24 x 24 grey levels correlate by .88 or more, plain, mirrored or
upside down, were inspected by eye; those that are one photo or one drawing are listed here by the
hash of their files. Different shots of one thing, and redrawn drawings, are not.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

LISTED = {
    "one photo twice": (
        ("c6b3855ab0f6", "ba204c0e4356"),  # llama 1, 10
        ("5fc7446b296c", "667ea25732f1"),  # nautilus 20, 33
        ("fb65e8651802", "a3799244aefb"),  # buddha 22, 28
        ("f04afaa7a186", "4ddea810069a"),  # grand_piano 6, 14
        ("898b9d6dacb0", "1d541d7f5c9d"),  # pyramid 8, 43
        ("c999dd67aff9", "503f98a7d789"),  # gerenuk 4, 25
        ("149954455114", "c9d02e6e92ff"),  # lotus 23, 33
        ("01fd44e9118b", "7a49b99a686d"),  # trilobite 44, 77
        ("dc3d42ecdf80", "350977d63b89"),  # rhino 51, 55
        ("e058d0e95cfe", "65ef63f7deed"),  # grand_piano 41, 51
        ("790004e5629c", "5658b79b1ebc"),  # mayfly 3, 14
        ("ee58f611cdef", "c796ec7fb972"),  # kangaroo 15, 25
        ("701c8057a2ab", "6b86e36bea00"),  # inline_skate 27, 30
    ),
    "one photo, recoloured": (
        ("60771289d58f", "cc11f8c0faf3"),  # trilobite 41, 64
    ),
    "one photo, a sign pasted into it": (
        ("c3913eb31b99", "60676942667d"),  # gerenuk 1, 19
    ),
    "one photo, mirrored": (
        ("6a2de42d0ff6", "e2a374497f6e"),  # food 935, 981
    ),
    "one photo on another ground": (
        ("247ccf40048c", "28a806ae91f5"),  # grand_piano 9, 72
        ("e4b9384dab03", "1e795e5a8e45"),  # grand_piano 3, 46
    ),
    "one drawing, recoloured, or written on": (
        (
            "c96eb769825d",
            "829c51737be4",
            "7a854b07c40f",
            "1e74e0f7e9cc",
            "41a14eb34a5a",
        ),  # stop_sign 1, 5, 22, 34, 43
        ("d1261fc13f69", "ec1ec81669c6"),  # stop_sign 47, 48
        ("7088e5d7051c", "f55055d03d39", "68c012787865"),  # yin_yang 2, 14, 45
        ("30cd199840b8", "56ff58db8c28"),  # soccer_ball 13, 58
        ("e0a493fb5c28", "8ef67f2de8cc"),  # metronome 6, 10
        ("5d8f46cd4c35", "49eb81d2beef"),  # metronome 5, 11
    ),
}
"""Reason -> groups of files, by the first digits of their SHA-256."""

DIGITS = 12

_GROUP_OF = {
    name: (why, number)
    for why, groups in LISTED.items()
    for number, group in enumerate(groups)
    for name in group
}


def picture_of(path: Path) -> str:
    """Return a key of the picture in a file of a collection: the same for those listed together."""
    name = hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]
    why, number = _GROUP_OF.get(name, ("", name))
    return f"{why} {number}"
