"""Leaves out of ICU's data what Qt doesn't read: 31 of 32 MB.

Qt compares, changes case and tells time zones by ICU. Names of languages, countries, currencies and
units, transliteration, dictionaries for line breaks and tables of old encodings lie in the same
library, which holds nothing but one archive (ICU, source/common/ucmndata.h: UDataOffsetTOC).
"""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path

_KEPT = re.compile(
    r"/coll/|/(cnvalias|ulayout|uemoji)\.icu$|\.nrm$|/zone/(root|res_index|pool)\.res$"
    r"|/(root|pool|res_index|supplementalData|likelySubtags|keyTypeData|timezoneTypes|metaZones"
    r"|windowsZones|zoneinfo64|numberingSystems|metadata|icuver|icustd)\.res$"
)
_ALIGNMENT = 16


def cut(library: Path) -> None:
    """Put a library with the same name, symbol and version in the place of ``library``."""
    content = library.read_bytes()
    begin = content.index(b"CmnD") - 12  # in the header: sizes, two magic bytes, UDataInfo
    (header,) = struct.unpack_from("<H", content, begin)
    items = unpacked(content[begin + header :])
    kept = {name: data for name, data in items.items() if _KEPT.search(name)}
    archive = content[begin : begin + header] + packed(kept)
    version = re.sub(r"\D", "", next(iter(items)).partition("/")[0])
    _link(library, f"icudt{version}_dat", archive)


def unpacked(archive: bytes) -> dict[str, bytes]:
    """Name -> content, from a table of contents and what follows it. The last one ends with it."""
    (count,) = struct.unpack_from("<I", archive)
    table = [struct.unpack_from("<II", archive, 4 + 8 * number) for number in range(count)]
    ends = [begin for _, begin in table[1:]] + [len(archive)]
    return {
        archive[name : archive.index(b"\0", name)].decode("ascii"): archive[begin:end]
        for (name, begin), end in zip(table, ends, strict=True)
    }


def packed(items: dict[str, bytes]) -> bytes:
    """The reverse: the table sorted by name, names, and contents from multiples of 16 bytes on."""
    names = sorted(items)
    place = 4 + 8 * len(names)
    spelt = b"".join(name.encode("ascii") + b"\0" for name in names)
    content = bytearray()
    table = bytearray(struct.pack("<I", len(names)))
    start = -(-(place + len(spelt)) // _ALIGNMENT) * _ALIGNMENT
    for name in names:
        table += struct.pack("<II", place, start + len(content))
        place += len(name) + 1
        content += items[name]
        content += bytes(-len(content) % _ALIGNMENT)
    return bytes(table) + spelt + bytes(start - len(table) - len(spelt)) + bytes(content)


def _link(library: Path, symbol: str, archive: bytes) -> None:
    data = library.with_name(f"{library.name}.dat")
    source = library.with_name(f"{library.name}.c")
    data.write_bytes(archive)
    source.write_text(
        f'__asm__(".section .rodata\\n.balign {_ALIGNMENT}\\n.globl {symbol}\\n"\n'
        f'".type {symbol}, %object\\n{symbol}: .incbin \\"{data}\\"\\n"\n'
        f'".size {symbol}, . - {symbol}\\n.previous");\n',
        encoding="utf-8",
    )
    try:
        settings = ("-shared", "-nostdlib", "-Wl,--build-id=none", f"-Wl,-soname,{library.name}")
        subprocess.run(["cc", *settings, "-o", str(library), str(source)], check=True)
    finally:
        data.unlink()
        source.unlink()
