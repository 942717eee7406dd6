"""Stand-ins for libraries that a wheel is linked to, and that Likewise does without.

OpenCV's wheel is linked to FFmpeg for videos, libheif's to an encoder: without these they would not
load. A stand-in has the same name, symbols and versions. Behind these is, as `contents.py` says,

    trap      nothing: who called would be ended by the processor, rather than get a wrong number
    nothing   a null pointer: libheif asks its encoder, when it is loaded, what that can do
    another   the function of the same name, with a prefix, of a library that is there anyway
"""

from __future__ import annotations

import platform
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

CC = ("cc", "-shared", "-nostdlib", "-fno-builtin", "-w", "-O1", "-Wl,--build-id=none")
JUMP = {"x86_64": "jmp {name}@PLT", "aarch64": "b {name}"}


@dataclass(frozen=True)
class StandIn:
    """What stands in for the libraries that match ``pattern``, and why."""

    pattern: str
    why: str
    answers: bool = False
    other: str = ""
    """Pattern of the library that does the work."""
    prefix: str = ""


class Symbol(NamedTuple):
    """A name that a library gives: whether it is a function, and of which version, or ""."""

    name: str
    is_function: bool
    version: str


def stand_in(library: Path, users: Iterable[Path], how: StandIn, other: Path | None = None) -> None:
    """Put a stand-in in the place of ``library``, with what ``users`` ask of it."""
    wanted = {name for user in users for name in _asked(user)}
    symbols = sorted(each for each in _given(library) if each.name in wanted)
    source = library.with_name(f"{library.name}.c")
    versions = library.with_name(f"{library.name}.map")
    name = _dynamic(library, "SONAME") or [library.name]
    linked = [f"-Wl,-soname,{name[0]}", f"-Wl,--version-script={versions}"]
    there: set[str] = set()
    if other is not None:
        there = {each.name for each in _given(other)}
        linked += [str(other), f"-Wl,-rpath,$ORIGIN/../{other.parent.name}"]
    text = "".join(_defined(each, how, there) for each in symbols)
    source.write_text(text, encoding="ascii")
    versions.write_text(_version_script(symbols), encoding="ascii")
    try:
        subprocess.run([*CC, "-o", str(library), str(source), *linked], check=True)
    finally:
        source.unlink()
        versions.unlink()


def put_in(folder: Path, stand_ins: Iterable[StandIn]) -> Iterator[str]:
    """Replace what ``stand_ins`` name below ``folder``, then take away what nobody is linked to any
    more among the libraries of wheels (`*.libs`); tells the names of all of these."""
    binaries = [path for path in _libraries(folder) if not path.is_symlink()]
    replaced = {
        path: how for path in binaries for how in stand_ins if fnmatch(path.name, how.pattern)
    }
    users: defaultdict[str, list[Path]] = defaultdict(list)
    for binary in binaries:
        for needed in _dynamic(binary, "NEEDED"):
            users[needed].append(binary)
    for library, how in replaced.items():
        others = [path for path in binaries if how.other and fnmatch(path.name, how.other)]
        asking = [user for user in users[library.name] if user not in replaced]
        if asking:
            stand_in(library, asking, how, *others)
            yield library.name
    yield from _orphans(folder)


def _orphans(folder: Path) -> Iterator[str]:
    while True:
        binaries = [path for path in _libraries(folder) if not path.is_symlink()]
        needed = {name for path in binaries for name in _dynamic(path, "NEEDED")}
        of_wheels = [path for path in binaries if path.parent.name.endswith(".libs")]
        lonely = [path for path in of_wheels if path.name not in needed]
        for path in lonely:
            path.unlink()
            yield path.name
        if not lonely:
            break
    for path in _libraries(folder):
        if path.is_symlink() and not path.exists():
            path.unlink()


def _libraries(folder: Path) -> Iterator[Path]:
    yield from sorted(path for path in folder.rglob("*.so*") if not path.is_dir())


def _asked(binary: Path) -> Iterator[str]:
    for line in _said("nm", "--dynamic", "--undefined-only", binary).splitlines():
        yield line.split()[-1].partition("@")[0]


def _given(library: Path) -> Iterator[Symbol]:
    for line in _said("nm", "--dynamic", "--defined-only", library).splitlines():
        _, kind, name = line.split()
        name, _, version = name.partition("@")
        if kind != "A":  # the versions themselves
            yield Symbol(name, kind in "TWti", version.lstrip("@"))


def _defined(symbol: Symbol, how: StandIn, there: set[str]) -> str:
    name = symbol.name
    if not symbol.is_function:
        return f"char {name}[4096];\n"
    if how.prefix + name in there:
        jump = JUMP[platform.machine()].format(name=how.prefix + name)
        return f'__asm__(".globl {name}\\n.type {name}, %function\\n{name}: {jump}\\n");\n'
    return f"void *{name}(void) {{ {'return 0;' if how.answers else '__builtin_trap();'} }}\n"


def _version_script(symbols: Iterable[Symbol]) -> str:
    of: defaultdict[str, list[str]] = defaultdict(list)
    for symbol in symbols:
        of[symbol.version].append(f"{symbol.name};")
    if not of:
        return "{ local: *; };\n"
    rest = "local: *;" if len(of) == 1 else ""
    return "".join(f"{version} {{ global: {' '.join(of[version])} {rest} }};\n" for version in of)


def _dynamic(binary: Path, tag: str) -> list[str]:
    """What a binary's table of the linker says under ``tag``; nothing for what is no binary."""
    return re.findall(rf"\({tag}\).*\[(.*)\]", _said("readelf", "--dynamic", "--wide", binary))


def _said(*command: object) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    return done.stdout
