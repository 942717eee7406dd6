"""Make a resized copy of a picture file, as JPEG, PNG or WebP, upright and with its metadata.

The picture is decoded in full and shrunk once (Lanczos); it is never enlarged. Its colour profile
is kept unless its channels must be converted (CMYK, 16 bits): then the copy is in sRGB. Files are
checked as in features/decode.py; as a picture may be hostile, use a process of its own.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image as Pillow
from PIL import ImageCms, PngImagePlugin

from features import decode, raw, rendering
from features.copied_metadata import CopiedMetadata, metadata_for_copy
from features.errors import DecodeError

Format = Literal["JPEG", "PNG", "WEBP"]

_TURNS = {
    2: Pillow.Transpose.FLIP_LEFT_RIGHT,
    3: Pillow.Transpose.ROTATE_180,
    4: Pillow.Transpose.FLIP_TOP_BOTTOM,
    5: Pillow.Transpose.TRANSPOSE,
    6: Pillow.Transpose.ROTATE_270,
    7: Pillow.Transpose.TRANSVERSE,
    8: Pillow.Transpose.ROTATE_90,
}
_SPACES = {"RGB": "RGB", "RGBA": "RGB", "L": "GRAY", "LA": "GRAY"}
_MAX_WEBP_SIDE = 16_383  # pixels per side


@dataclass(frozen=True)
class CopyOptions:
    """Options of a copy, of which ``side`` is the longest side in pixels (0: unchanged).

    ``quality``: 1 to 100, not for PNG; ``location``: whether GPS is kept if ``metadata`` is.
    """

    side: int = 0
    format: Format = "JPEG"
    quality: int = 90
    metadata: bool = True
    location: bool = True


def resized_copy(data: bytes, name: str, options: CopyOptions) -> bytes:
    """Return a copy of the picture ``name`` with content ``data``. Raises DecodeError."""
    with decode.faults_told(name):
        if decode.is_raw(name):
            picture, profile, metadata = _raw(data, name, options)
        else:
            picture, profile, metadata = _picture(data, name, options)
        if options.format == "WEBP" and max(picture.size) > _MAX_WEBP_SIDE:
            raise DecodeError(f"{name} is larger than a WebP can be; choose a smaller size.")
        return _encoded(picture, profile, metadata, options)


Parts = tuple[Pillow.Image, bytes | None, CopiedMetadata]


def _picture(data: bytes, name: str, options: CopyOptions) -> Parts:
    with decode.opened(io.BytesIO(data), name) as picture:
        profile = picture.info.get("icc_profile")
        width, height = picture.size
        if width * height > decode.MAX_WHOLE_PIXELS and options.side:
            picture.draft(None, (2 * options.side, 2 * options.side))
        picture.load()
        turned = decode.orientation_of(picture, 1)  # some formats are loaded upright
        pixels, profile = _in_usual_channels(picture, profile)
        copy = _fitted(pixels, options.side)
        if turned in _TURNS:
            copy = copy.transpose(_TURNS[turned])
        metadata = CopiedMetadata()
        if options.metadata:
            metadata = metadata_for_copy(picture, *copy.size, location=options.location)
    return copy, profile, metadata


def _raw(data: bytes, name: str, options: CopyOptions) -> Parts:
    """Return the camera's preview of a raw file, or its developed pixels, in sRGB."""
    side = options.side or max(raw.size_of(data, name))
    copy = Pillow.fromarray(decode.decode_bytes(data, name, side))
    if not options.metadata:
        return copy, None, CopiedMetadata()
    try:
        with Pillow.open(io.BytesIO(data), formats=["TIFF"]) as shell:  # like most raw files
            return copy, None, metadata_for_copy(shell, *copy.size, location=options.location)
    except (OSError, SyntaxError, ValueError):
        return copy, None, CopiedMetadata()


def _in_usual_channels(
    picture: Pillow.Image, profile: bytes | None
) -> tuple[Pillow.Image, bytes | None]:
    """Return the picture in 8-bit RGB or grey, with any transparency, and its profile."""
    if picture.has_transparency_data and picture.mode not in ("RGBA", "LA"):
        picture = picture.convert("RGBA")
    elif picture.mode == "P":
        picture = picture.convert("RGB")
    if picture.mode in _SPACES:
        return picture, profile if profile and _space(profile) == _SPACES[picture.mode] else None
    pixels = rendering.to_srgb(rendering.eight_bit(picture), profile)
    return Pillow.fromarray(pixels), None


def _space(profile: bytes) -> str:
    """Return the colour space that a profile is for; empty if it is damaged."""
    try:
        opened = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return ""
    return str(opened.profile.xcolor_space.strip())


def _fitted(picture: Pillow.Image, side: int) -> Pillow.Image:
    scale = side / max(picture.size) if side else 1.0
    if scale >= 1:
        return picture.copy()
    size = tuple(max(1, round(length * scale)) for length in picture.size)
    return picture.resize((size[0], size[1]), Pillow.Resampling.LANCZOS)


def _encoded(
    picture: Pillow.Image, profile: bytes | None, metadata: CopiedMetadata, options: CopyOptions
) -> bytes:
    if options.format == "JPEG" and picture.mode in ("RGBA", "LA"):
        white = Pillow.new("RGBA", picture.size, "white")
        picture = Pillow.alpha_composite(white, picture.convert("RGBA")).convert("RGB")
    picture.info = {}  # or Pillow writes some of it
    parameters: dict[str, Any] = {"icc_profile": profile} if profile else {}
    if metadata.exif:
        parameters["exif"] = metadata.exif
    match options.format:
        case "JPEG":
            parameters |= {"quality": options.quality, "optimize": True, "progressive": True}
            parameters |= {"xmp": metadata.xmp} if metadata.xmp else {}
            if metadata.iptc:
                parameters["extra"] = _app13(metadata.iptc)
        case "WEBP":
            parameters |= {"quality": options.quality}
            parameters |= {"xmp": metadata.xmp} if metadata.xmp else {}
        case "PNG" if metadata.xmp:
            text = PngImagePlugin.PngInfo()
            text.add_itxt("XML:com.adobe.xmp", metadata.xmp.decode("utf-8", "replace"))
            parameters["pnginfo"] = text
    file = io.BytesIO()
    picture.save(file, options.format, **parameters)
    return file.getvalue()


def _app13(block: bytes) -> bytes:
    """Return the JPEG segment that holds Photoshop's data."""
    content = b"Photoshop 3.0\0" + block
    return b"\xff\xed" + (len(content) + 2).to_bytes(2, "big") + content
