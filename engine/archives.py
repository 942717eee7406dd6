"""Reading archives of arrays that may be damaged, or made by somebody who means no good."""

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
"""What reading an npz is known to raise where the file is damaged."""

PACKED_BY = 200
"""Times that arrays may be larger than their archive; vectors with many zeros come to ten."""

FREE = 2**24  # bytes that may be unpacked however small the archive is


def check_size(archive: zipfile.ZipFile, size: int, name: str) -> None:
    """Raise SchemaError if unpacking ``archive``, a file of ``size`` bytes, would fill memory."""
    unpacked = sum(entry.file_size for entry in archive.infolist())
    if unpacked > max(FREE, PACKED_BY * size):
        raise SchemaError(
            f"{name} would unpack {size:,} bytes to {unpacked:,}; nothing that was exported does."
        )
