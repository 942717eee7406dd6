"""Archives with the same bytes for the same content: sorted, of one time, owned by root."""

from __future__ import annotations

import gzip
import io
import tarfile
from pathlib import Path

from recipe import Recipe, run, said


def source_archive(recipe: Recipe) -> Path:
    """Everything that is committed, as git packs it."""
    name = f"likewise-{recipe.version}"
    packed = recipe.work / f"{name}.tar"
    settings = ("-c", "tar.umask=0022", "-c", "core.autocrlf=false")
    what = (f"--prefix={name}/", f"--output={packed}", recipe.commit)
    said("git", "-C", recipe.root, *settings, "archive", "--format=tar", *what)
    return _compressed(packed.read_bytes(), recipe.target / f"{name}.tar.gz")


def exported(recipe: Recipe) -> Path:
    """What is committed, unpacked; nothing else lies about there."""
    run("tar", "--extract", "--file", source_archive(recipe), "--directory", recipe.work)
    return recipe.work / f"likewise-{recipe.version}"


def packed(folder: Path, target: Path, epoch: int) -> Path:
    """``folder``, under its own name, as a .tar.gz."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            entry = archive.gettarinfo(str(path), str(path.relative_to(folder.parent)))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = epoch
            entry.mode = 0o755 if path.is_dir() or _is_program(path) else 0o644
            if entry.isreg():
                with path.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)
    return _compressed(buffer.getvalue(), target)


def _is_program(path: Path) -> bool:
    return path.is_symlink() or bool(path.stat().st_mode & 0o100 and ".so" not in path.name)


def _compressed(content: bytes, target: Path) -> Path:
    with (
        target.open("wb") as file,
        gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed,
    ):
        packed.write(content)
    return target
