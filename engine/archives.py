"""Guard against archives of arrays that are damaged or malicious."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from tokenize import TokenError

from engine.errors import SchemaError

DAMAGE = (
    ArithmeticError,
    EOFError,
    KeyError,
    ValueError,
    TypeError,
    RuntimeError,
    SyntaxError,
    MemoryError,
    TokenError,
    lzma.LZMAError,
    zipfile.BadZipFile,
    zlib.error,
)
"""Exceptions that reading a damaged npz is known to raise."""

PACKED_BY = 200
"""Most times that arrays may be larger than their archive; vectors with many zeros reach ten."""

FREE = 2**24  # bytes that may be unpacked from any archive, however small


def check_size(archive: zipfile.ZipFile, size: int, name: str) -> None:
    """Raise SchemaError if unpacking ``archive``, of ``size`` bytes, might exhaust memory."""
    unpacked = sum(entry.file_size for entry in archive.infolist())
    if unpacked > max(FREE, PACKED_BY * size):
        raise SchemaError(
            f"{name} would unpack {size:,} bytes to {unpacked:,}; nothing that was exported does."
        )
