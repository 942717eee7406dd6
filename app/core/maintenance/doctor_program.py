"""Whether the program can do all that it could: versions, extras, and what it can decode."""

from __future__ import annotations

import platform
import re
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata, requires, version

from likewise.app.core.maintenance.doctor import Finding
from likewise.features import raw
from likewise.features.decode import decode_bytes
from likewise.features.errors import DecodeError

NAME = "likewise"

_ADDS = {
    "onnx": "seeing photos through an image model, too",
    "raw": "reading camera raw",
    "cluster": "reading and searching on a Dask cluster",
}

_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)\s*(?P<versions>[^;]*)(;.*extra == .(?P<extra>\w+).)?")
_BOUND = re.compile(r"(?P<sign>>=|<)\s*(?P<version>[\d.]+)")

_SAMPLES = {  # a red square of 16 pixels
    "HEIC": (
        "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA"
        "AAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABoAABAAAAAAAAACoAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAA"
        "AAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA/GlwcnAAAADcaXBjbwAAAHVodmNDAQNwAAAAkAAAAAAAHvAA/P34"
        "+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQApQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqrprm"
        "4CGgwIAAAAyAAAADAIRiAAEABkQBwXPBiQAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAA"
        "AChjbGFwAAAAEAAAAAEAAAAQAAAAAf///9AAAAAC////0AAAAAIAAAAQcGl4aQAAAAADCAgIAAAAGGlwbWEAAAAA"
        "AAAAAQABBYECAwWEAAAAMm1kYXQAAAAmKAGvGSFeQkDvXaW//y5b/kn1/d1t8pkoppcE14iZCwOBgI2RnTg="
    ),
    "AVIF": (
        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAA"
        "AAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAJwAAAChpaW5mAAAA"
        "AAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAEAAAABAA"
        "AAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQB"
        "AoMEAAAAL21kYXQSAAoJGAz/2iAhoNCAMhgcR4eF3dNNNMLAAAB1fVm9zMOSe2XsYY4="
    ),
}


@dataclass(frozen=True, slots=True)
class Requirement:
    """A package that is needed, by an ``extra`` alone or always; ``versions`` as in ">=2.1"."""

    name: str
    versions: str
    extra: str | None

    @property
    def installed(self) -> str | None:
        """Its version here; None if it is not installed."""
        try:
            return version(self.name)
        except PackageNotFoundError:
            return None

    def allows(self, found: str) -> bool:
        """Whether ``found`` is one of ``versions``; only >= and < are understood."""
        for bound in _BOUND.finditer(self.versions):
            at_least = _numbers(found) >= _numbers(bound["version"])
            if at_least != (bound["sign"] == ">="):
                return False
        return True


def examine_program(needed: list[str] | None = None) -> Iterator[Finding]:
    """What is installed. ``needed``: requirements as package metadata has them; None: ours."""
    stated = metadata(NAME)["Requires-Python"]
    python = Requirement("Python", stated, None)
    yield _versions("Python", [(python, platform.python_version())])
    requirements = [_parsed(text) for text in (requires(NAME) or [] if needed is None else needed)]
    always = [each for each in requirements if each.extra is None]
    yield _versions("libraries", [(each, each.installed) for each in always])
    for extra in dict.fromkeys(each.extra for each in requirements if each.extra):
        yield _extra(extra, [each for each in requirements if each.extra == extra])
    for kind, sample in _SAMPLES.items():
        yield _decoder(kind, sample)
    if raw.is_installed():
        yield Finding("decoder", "ok", f"Camera raw: {len(raw.SUFFIXES)} kinds can be read.")
    else:
        yield Finding("decoder", "note", "Camera raw can't be read.", _install("raw"))


def _versions(part: str, found: list[tuple[Requirement, str | None]]) -> Finding:
    """Whether all of ``found`` are there, in versions that we know to work."""
    advice = f"Install {NAME} again, with the versions that it asks for."
    missing = [each.name for each, installed in found if installed is None]
    if missing:
        return Finding(part, "wrong", f"Missing: {', '.join(missing)}.", advice)
    there = [(each, installed or "") for each, installed in found]
    wrong = [
        f"{each.name} {installed} (it should be {each.versions.strip()})"
        for each, installed in there
        if not each.allows(installed)
    ]
    if wrong:
        return Finding(part, "wrong", f"Other versions than needed: {', '.join(wrong)}.", advice)
    names = [
        installed if part == each.name else f"{each.name} {installed}" for each, installed in there
    ]
    return Finding(part, "ok", f"{', '.join(names)}.")


def _extra(extra: str, needed: list[Requirement]) -> Finding:
    missing = [each.name for each in needed if each.installed is None]
    adds = _ADDS.get(extra, "more")
    if missing:
        sentence = f"{extra} is not installed; it would add {adds}."
        return Finding("extra", "note", sentence, _install(extra))
    found = _versions("extra", [(each, each.installed) for each in needed])
    return found if found.state == "wrong" else Finding("extra", "ok", f"{extra}: {adds}.")


def _decoder(kind: str, sample: str) -> Finding:
    try:
        decode_bytes(b64decode(sample), f"a sample of {kind}")
    except DecodeError as error:
        advice = "Install pillow and pillow-heif again, as ready-made packages."
        return Finding("decoder", "wrong", f"{kind} can't be read: {error.reason}", advice)
    return Finding("decoder", "ok", f"{kind} can be read.")


def _install(extra: str) -> str:
    return f"`pip install {NAME}[{extra}]` adds it."


def _parsed(text: str) -> Requirement:
    found = _REQUIREMENT.match(text)
    assert found is not None, text
    return Requirement(found["name"], found["versions"], found["extra"])


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])
