"""Packages: the same content gives the same bytes, and desktop files fit the program."""

from __future__ import annotations

import configparser
import ctypes
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from features.decode import SUFFIXES
from tests.conftest import ROOT

DESKTOP = ROOT / "installers" / "desktop"


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


def entry(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read(DESKTOP / name, encoding="utf-8")
    return parser


def test_the_same_content_packs_to_the_same_bytes(tmp_path: Path) -> None:
    from archives import packed

    for name, order in (("first", (0, 1)), ("second", (1, 0))):
        folder = tmp_path / name / "likewise"
        folder.mkdir(parents=True)
        for number in order:
            (folder / str(number)).write_text(str(number))
            os.utime(folder / str(number), (number, number + order[0]))
        (folder / "0").chmod(0o644 if order[0] else 0o600)
    one, two = (
        packed(tmp_path / name / "likewise", tmp_path / f"{name}.tar.gz", 1_000)
        for name in ("first", "second")
    )
    assert one.read_bytes() == two.read_bytes()
    with tarfile.open(one) as archive:
        assert {(member.uid, member.mtime) for member in archive} == {(0, 1_000)}
        assert archive.getnames() == ["likewise", "likewise/0", "likewise/1"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_the_same_folder_gives_the_same_debian_package(tmp_path: Path) -> None:
    from archives import packed
    from deb import PATHS, build_deb
    from recipe import Recipe

    made = []
    for number, time in enumerate((1_000, 2_000)):
        folder = tmp_path / str(number) / "likewise"
        texts = ("likewise", "share/LICENSE", "share/CHANGELOG.md", "share/man/man1/likewise.1")
        shells = ("bash-completion/likewise", "zsh/_likewise", "fish/likewise.fish")
        icons = ("icons/hicolor/16x16/apps/likewise.png",)
        entries = (f"share/desktop/{name}" for name in PATHS)
        for name in (*texts, *(f"share/{each}" for each in (*shells, *icons)), *entries):
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name)
            os.utime(file, (time, time))
        work = tmp_path / f"work {number}"
        work.mkdir()
        recipe = Recipe(ROOT, work, work, "1.0", "", 3_000)
        made.append(build_deb(recipe, packed(folder, work / "likewise.tar.gz", recipe.epoch)))
    one, two = (package.read_bytes() for package in made)
    assert one == two
    told = subprocess.run(["dpkg-deb", "--contents", made[0]], capture_output=True, check=True)
    assert b"root/root" in told.stdout
    assert b"./usr/bin/likewise -> ../lib/likewise/likewise" in told.stdout
    assert b"./usr/share/zsh/_likewise" in told.stdout
    assert b"./usr/share/icons/hicolor/16x16/apps/likewise.png" in told.stdout


@pytest.mark.slow
def test_the_folder_holds_what_a_menu_takes(tmp_path: Path) -> None:
    """An entry names an icon; without it a person who puts the entry into a menu sees none."""
    from deb import PATHS
    from folder import put_desktops_files

    put_desktops_files(tmp_path)
    assert {path.name for path in (tmp_path / "desktop").iterdir()} == {*PATHS}
    theme = tmp_path / "icons" / "hicolor"
    name = entry("likewise.desktop")["Desktop Entry"]["Icon"]
    for size in ("16x16", "48x48", "512x512"):
        assert (theme / size / "apps" / f"{name}.png").is_file()
    assert (theme / "scalable" / "apps" / f"{name}.svg").is_file()
    assert (theme / "symbolic" / "apps" / f"{name}-symbolic.svg").is_file()


def test_a_bare_system_is_not_deleted_while_anything_is_mounted_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import roots

    kept = tmp_path / "root" / "dev" / "null"
    kept.parent.mkdir(parents=True)
    kept.touch()
    mounted = [[str(kept.parent)], [str(kept.parent)], []]
    monkeypatch.setattr(roots, "_mounted_below", lambda root: mounted.pop(0))
    asked: list[list[object]] = []
    run = subprocess.run
    monkeypatch.setattr(
        roots.subprocess,
        "run",
        lambda command, check: asked.append(command) if "umount" in command else run(command),
    )
    with pytest.raises(SystemExit, match="still mounted"):
        roots._remove(tmp_path / "root")
    assert (kept.exists(), asked) == (True, [["umount", str(kept.parent)]])
    mounted += [[]]
    roots._remove(tmp_path / "root")
    assert not kept.exists()


def test_what_is_mounted_below_a_folder_with_a_blank_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import roots

    root, mounts = tmp_path / "my roots" / "noble", tmp_path / "mountinfo"
    written = str(root).replace(" ", "\\040")
    lines = [f"22 1 0:20 / {place} rw - proc proc rw" for place in (f"{written}/proc", "/proc")]
    mounts.write_text("\n".join(lines) + "\n")
    monkeypatch.setattr(roots, "_MOUNTS", mounts)
    assert roots._mounted_below(root) == [f"{root}/proc"]


def test_what_is_shipped_follows_from_what_is_needed() -> None:
    from recipe import shipped_distributions

    shipped = shipped_distributions()
    assert {"likewise", "numpy", "pyside6_essentials", "rawpy", "joblib"} <= {*shipped}
    assert not {"pytest", "numba", "distributed", "ruff"} & {*shipped}


@pytest.mark.parametrize("name", ["likewise.desktop", "likewise-alike.desktop"])
def test_entries_start_the_program_with_files(name: str) -> None:
    section = entry(name)["Desktop Entry"]
    assert section["Exec"] == "likewise %F"
    kinds = {kind for kind in section["MimeType"].split(";") if kind.startswith("image/")}
    assert {f"image/{kind}" for kind in ("jpeg", "png", "webp", "avif", "heic", "tiff", "gif")} <= (
        kinds
    )
    assert {".jpg", ".avif", ".heic", ".gif"} <= SUFFIXES


def test_the_window_is_known_by_the_name_of_its_entry() -> None:
    code = (ROOT / "app" / "main.py").read_text(encoding="utf-8")
    (name,) = re.findall(r'setDesktopFileName\("(\w+)"\)', code)
    assert (DESKTOP / f"{name}.desktop").is_file()
    (file,) = DESKTOP.glob("*.metainfo.xml")
    described = ElementTree.parse(file).getroot()
    assert f"{described.findtext('id')}.metainfo.xml" == file.name
    assert described.findtext("launchable") == f"{name}.desktop"
    assert entry(f"{name}.desktop")["Desktop Entry"]["StartupWMClass"] == name


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", "likewise.desktop"),
        ("desktop-file-validate", "likewise-alike.desktop"),
        ("appstreamcli", "validate", "--no-net", "invalid.likewise.likewise.metainfo.xml"),
    ],
)
def test_the_desktop_finds_no_error(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    said = subprocess.run(command, cwd=DESKTOP, capture_output=True, text=True, check=False).stdout
    assert [
        line for line in said.splitlines() if line.startswith(("E:", "W:")) or "error:" in line
    ] == []


def test_machines_that_test_are_given_what_qt_needs() -> None:
    wanted = runpy.run_path(str(ROOT / "dev.py"))["QT_LIBRARIES"]
    steps = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert [name for name in wanted.values() if name not in steps.split()] == []


def test_each_thing_left_out_has_a_reason_and_the_program_none_of_it() -> None:
    from contents import EXCLUDED, FILES, MODULES, STAND_INS, is_wanted

    for reasons in (MODULES, FILES):
        assert all(reason and listed for reason, listed in reasons.items())
    assert len({*EXCLUDED}) == len(EXCLUDED)
    assert all(each.why for each in STAND_INS)
    kept = (
        "cv2/cv2.abi3.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "likewise/resources/guide.md",
        "likewise_library-0.1.0.dist-info/METADATA",
    )
    assert all(is_wanted(path) for path in kept)
    gone = ("PySide6/Qt/qml/QtQuick/x.so", "PySide6/Qt/translations/qtbase_pt_BR.qm", "a/b.pyx")
    assert not any(is_wanted(path) for path in gone)


def built(source: str, library: Path, *settings: str) -> Path:
    code = library.with_suffix(".c")
    code.write_text(source)
    made = ("-shared", "-fPIC", f"-Wl,-soname,{library.name}", "-o", library)
    subprocess.run(["cc", *made, code, *settings], check=True)
    return library


@pytest.mark.slow
@pytest.mark.skipif(
    not sys.platform.startswith("linux") or any(not shutil.which(tool) for tool in ("cc", "nm")),
    reason="needs a compiler on Linux",
)
def test_a_stand_in_is_loaded_in_place_of_a_library_and_the_lonely_go(tmp_path: Path) -> None:
    from stand_ins import StandIn, put_in

    libraries = tmp_path / "some.libs"
    libraries.mkdir()
    below = built("int depth(void) { return 3; }", libraries / "libbelow.so")
    versions = tmp_path / "versions.map"
    versions.write_text("VIDEO_1 { global: *; };\n")
    video = built(
        "int depth(void); int play(void) { return depth(); }",
        libraries / "libvideo-1.so",
        *(str(below), f"-Wl,--version-script={versions}", f"-Wl,-rpath,{libraries}"),
    )
    built("int my_add(int a, int b) { return a + b; }", libraries / "libmine.so")
    sums = built("int add(int a, int b) { return 0; }", libraries / "libsums-1.so")
    built("int idle(void) { return 1; }", libraries / "libidle-1.so")
    user = built(
        "int play(void), add(int, int); int seven(void) { return add(3, 4); }"
        "int film(void) { return play(); }",
        tmp_path / "user.so",
        *(str(video), str(sums), f"-Wl,-rpath,{libraries}"),
    )
    (libraries / "link.so").symlink_to(below)
    sums_elsewhere = StandIn("libsums-*", "twice", other="libmine*", prefix="my_")
    unasked = StandIn("libidle-*", "nobody is linked to it: it goes, and no stand-in comes")
    gone = [*put_in(tmp_path, [StandIn("libvideo-*", "no videos"), sums_elsewhere, unasked])]
    assert gone == ["libsums-1.so", "libvideo-1.so", "libbelow.so", "libidle-1.so"]
    left = ["libmine.so", "libsums-1.so", "libvideo-1.so"]
    assert [path.name for path in sorted(libraries.glob("*.so"))] == left
    assert ctypes.CDLL(str(user), mode=os.RTLD_NOW).seven() == 7
    call = f"import ctypes; ctypes.CDLL({str(user)!r}).film()"
    assert subprocess.run([sys.executable, "-c", call], check=False).returncode < 0


def test_data_of_icu_is_packed_as_it_was_unpacked() -> None:
    from unicode_data import packed, unpacked

    items = {"icudt73l/coll/de.res": b"a" * 17, "icudt73l/root.res": b"b" * 32, "icudt73l/x": b""}
    again = unpacked(packed(items))
    assert {name: data.rstrip(b"\0") for name, data in again.items()} == items
    assert packed(again) == packed(items)
