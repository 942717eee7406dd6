"""The Debian package: the self-contained folder in /usr/lib/likewise, and the desktop's files.

It brings its own Python, so one package serves every Debian and Ubuntu whose glibc is new enough.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path

from recipe import Recipe, run, said

HERE = Path(__file__).resolve().parent
DEBIAN = HERE / "debian"
PATHS = {
    "likewise.desktop": "applications",
    "invalid.likewise.likewise.metainfo.xml": "metainfo",
    "likewise-dolphin.desktop": "kio/servicemenus",
    "likewise-alike.desktop": "Thunar/sendto",
    "likewise-nautilus.py": "nautilus-python/extensions",
}
"""File of installers/desktop -> folder below /usr/share."""


def build_deb(recipe: Recipe, folder: Path) -> Path:
    """Lay the files out as they are installed, and pack them."""
    root = recipe.work / "deb"
    share = root / "usr" / "share"
    library = root / "usr" / "lib"
    library.mkdir(parents=True)
    run("tar", "--extract", "--file", folder, "--directory", library)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "likewise").symlink_to("../lib/likewise/likewise")
    own = library / "likewise" / "share"
    for name, path in PATHS.items():
        (share / path).mkdir(parents=True, exist_ok=True)
        shutil.move(own / "desktop" / name, share / path / name)
    shutil.rmtree(own / "desktop")
    for name in ("man", "bash-completion", "zsh", "fish", "icons"):
        shutil.move(own / name, share / name)
    _zip(share / "man" / "man1" / "likewise.1")
    _document(recipe, own, share / "doc" / "likewise")
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(DEBIAN / "lintian-overrides", overrides / "likewise")
    architecture = said("dpkg", "--print-architecture")
    _control(recipe, root, architecture)
    _settle(root, recipe.epoch)
    product = recipe.target / f"likewise_{recipe.version}_{architecture}.deb"
    run(
        *("dpkg-deb", "--root-owner-group", "-Zgzip", "--build", root, product),
        environment=recipe.environment(),
    )
    return product


def _document(recipe: Recipe, own: Path, target: Path) -> None:
    """Licences, bill of materials and changes, where Debian has them."""
    target.mkdir(parents=True)
    for path in sorted(own.iterdir()):
        if path.name != "LICENSE":  # it is in `copyright`
            shutil.move(path, target / path.name)
    shutil.rmtree(own)
    notice = (DEBIAN / "copyright").read_text(encoding="utf-8")
    licence = (recipe.root / "LICENSE").read_text(encoding="utf-8")
    body = "\n".join(f" {line}".rstrip() or " ." for line in licence.splitlines())
    (target / "copyright").write_text(notice.replace("{licence}", body), encoding="utf-8")
    day = formatdate(recipe.epoch)
    (target / "changelog").write_text(
        f"likewise ({recipe.version}) stable; urgency=medium\n\n"
        "  * See CHANGELOG.md.gz beside this file.\n\n"
        f" -- Likewise <likewise@likewise.invalid>  {day}\n",
        encoding="utf-8",
    )
    for name in ("changelog", "CHANGELOG.md"):
        _zip(target / name)


def _control(recipe: Recipe, root: Path, architecture: str) -> None:
    control = root / "DEBIAN"
    control.mkdir()
    files = [path for path in _files(root) if control not in path.parents]
    size = sum(path.lstat().st_size for path in files) // 1024
    text = (DEBIAN / "control").read_text(encoding="utf-8")
    filled = text.format(version=recipe.version, architecture=architecture, size=size)
    (control / "control").write_text(filled, encoding="utf-8")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}"
        for path in files
        if not path.is_symlink()
    ]
    (control / "md5sums").write_text("\n".join(sums) + "\n", encoding="utf-8")


def _files(root: Path) -> Iterator[Path]:
    yield from (path for path in sorted(root.rglob("*")) if path.is_symlink() or path.is_file())


def _zip(path: Path) -> None:
    """As gzip -9n does, so that no time is in it."""
    packed = path.with_name(f"{path.name}.gz")
    packed.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def _settle(root: Path, epoch: int) -> None:
    """Give everything fixed rights and the time of the commit."""
    for path in [*root.rglob("*"), root]:
        if not path.is_symlink():
            runs = path.is_dir() or path == root / "usr" / "lib" / "likewise" / "likewise"
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
