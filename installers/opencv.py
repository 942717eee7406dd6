"""Builds OpenCV's library from its sources, with the modules that the program calls: 20 MB, not 74.

The wheel's library can do all that OpenCV can: networks, cameras, calibration, and Intel's own
kernels of everything. What the program calls gives the same numbers without them, at the same
speed. The sources come from the package index, by the hash in requirements.lock; the compiler,
CMake, Ninja and NASM (for JPEG) from the system. What was built is kept in build/opencv until
sources, settings or compiler change.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from recipe import Recipe, run, said

TOOLS = ("c++", "cmake", "ninja", "nasm")
DISTRIBUTION = "opencv-python-headless"
MODULES = ("core", "imgproc", "imgcodecs", "features", "flann", "geometry", "video", "python3")
"""`geometry` fits affine maps, `video` refines them; `flann` is what these are linked to."""

LEFT_OUT = (
    *("IPP", "OPENCL", "ITT", "FFMPEG", "V4L", "GSTREAMER", "LAPACK", "EIGEN", "PROTOBUF", "VA"),
    *("AVIF", "WEBP", "TIFF", "OPENJPEG", "JASPER", "OPENEXR", "UNIFONT", "GTK", "QT", "OBSENSOR"),
)
"""Options WITH_...: Pillow reads every format but JPEG."""

SETTINGS = {
    "CMAKE_BUILD_TYPE": "Release",
    "CMAKE_INSTALL_PREFIX": "/usr",
    "BUILD_LIST": ",".join(MODULES),
    "BUILD_SHARED_LIBS": "OFF",
    "BUILD_JPEG": "ON",
    "BUILD_PNG": "ON",
    "BUILD_ZLIB": "ON",
    "ENABLE_PRECOMPILED_HEADERS": "OFF",
    "OPENCV_PYTHON3_INSTALL_PATH": "python",
    "PYTHON3_LIMITED_API": "ON",
    "PYTHON3_LIBRARY": "none",
    "CMAKE_MODULE_LINKER_FLAGS": "-Wl,--gc-sections,--build-id=none",
    **{f"BUILD_{part}": "OFF" for part in ("TESTS", "PERF_TESTS", "DOCS", "JAVA", "opencv_apps")},
    **{f"WITH_{part}": "OFF" for part in LEFT_OUT},
}


LICENCES = (
    *("libjpeg-turbo/LICENSE.md", "libjpeg-turbo/README.ijg"),
    *("libpng/LICENSE", "zlib/LICENSE"),
)
"""Of what the built library holds beside OpenCV."""

WITHIN = {
    "libjpeg-turbo": ("IJG AND BSD-3-Clause", "CMakeLists.txt", r"set\(VERSION ([\d.]+)\)"),
    "libpng": ("libpng-2.0", "png.h", r'PNG_LIBPNG_VER_STRING "([\d.]+)"'),
    "zlib": ("Zlib", "zlib.h", r'ZLIB_VERSION "([\d.]+)"'),
}
"""Their names -> licence, and the file and line of the sources that tell the version."""

COMPONENTS = "components.json"
LIBRARY = "cv2.abi3.so"
MORE = 54
"""Megabytes that the wheel's library and what it is linked to take more."""


def put_in(folder: Path, recipe: Recipe, tools: Path) -> None:
    """Put the built library in the place of the wheel's; the wheel's stays, and that is told, where
    the recipe says so or the system can't build. ``tools`` holds what the sources ask for before
    pip hands them out."""
    (place,) = folder.rglob(LIBRARY)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if recipe.wheel_opencv or missing:
        why = f"{', '.join(missing)} not found" if missing else "as was asked for"
        print(
            f"OpenCV's library is the wheel's ({why}): the package holds {MORE} MB more than with"
            " one built here, for which please install g++, cmake, ninja-build and nasm.",
            file=sys.stderr,
        )
        return
    built = library(recipe, tools)
    shutil.copyfile(built, place)
    for licence in LICENCES:
        target = folder / "share" / "licences" / f"opencv.{licence.replace('/', '_')}.txt"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built.parent / licence, target)
    shutil.copyfile(built.parent / COMPONENTS, recipe.work / "within_opencv.json")


def library(recipe: Recipe, tools: Path) -> Path:
    """The built library, with the licences of what it holds beside it; built where it isn't yet."""
    pinned = _pinned((recipe.root / "requirements.lock").read_text(encoding="utf-8"))
    told = (pinned, sorted(SETTINGS.items()), said("c++", "--version"), np.__version__, sys.version)
    work = recipe.root / "build" / "opencv"
    kept = work / hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    if not (kept / COMPONENTS).exists():
        print(
            "Building OpenCV's library, once: some 15 minutes of computing (--wheel-opencv: not)."
        )
        shutil.rmtree(work, ignore_errors=True)
        sources = _sources(recipe, work, tools, pinned)
        built = _built(recipe, sources, work / "made")
        half = work / "half"
        for licence in LICENCES:
            (half / licence).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(sources / "3rdparty" / licence, half / licence)
        made = [*_components(sources / "3rdparty")]
        (half / COMPONENTS).write_text(json.dumps(made), encoding="utf-8")
        built.rename(half / LIBRARY)
        half.rename(kept)
        for rest in ("made", "sources"):
            shutil.rmtree(work / rest)
    return kept / LIBRARY


def _components(libraries: Path) -> Iterator[dict[str, Any]]:
    """What the library holds beside OpenCV, as a CycloneDX bill of materials has it."""
    for name, (licence, file, line) in WITHIN.items():
        found = re.search(line, (libraries / name / file).read_text(encoding="utf-8"))
        if found is None:
            raise SystemExit(f"The version of {name} is not in {file}: see WITHIN in opencv.py.")
        yield {
            "type": "library",
            "bom-ref": f"pkg:generic/{name}@{found[1]}",
            "name": name,
            "version": found[1],
            "licenses": [{"expression": licence}],
        }


def _pinned(lock: str) -> str:
    """What the lock says of OpenCV: its version, and the hashes of what is on the index."""
    found = re.search(rf"^{DISTRIBUTION}==.*?(?=^\S|\Z)", lock, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"requirements.lock does not name {DISTRIBUTION}.")
    return found[0]


def _sources(recipe: Recipe, work: Path, tools: Path, pinned: str) -> Path:
    sources = work / "sources"
    sources.mkdir(parents=True)
    wanted = sources / "wanted.txt"
    wanted.write_text(pinned, encoding="utf-8")
    run(
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"),
        *("--no-deps", "--no-build-isolation", "--no-binary", DISTRIBUTION, "--require-hashes"),
        *("--dest", sources, "--requirement", wanted),
        environment=recipe.environment() | {"PYTHONPATH": str(tools)},
    )
    (packed,) = sources.glob("*.tar.gz")
    run("tar", "--extract", "--file", packed, "--directory", sources)
    (unpacked,) = sources.glob("*/opencv")
    return unpacked


def _built(recipe: Recipe, sources: Path, made: Path) -> Path:
    paths = f"-ffile-prefix-map={sources}=opencv -ffile-prefix-map={made}=made"
    settings = SETTINGS | {
        "CMAKE_C_FLAGS": paths,
        "CMAKE_CXX_FLAGS": paths,
        "PYTHON3_EXECUTABLE": sys.executable,
        "PYTHON_DEFAULT_EXECUTABLE": sys.executable,
        "PYTHON3_INCLUDE_DIR": sysconfig.get_path("include"),
        "PYTHON3_NUMPY_INCLUDE_DIRS": np.get_include(),
    }
    options = [f"-D{name}={value}" for name, value in settings.items()]
    environment = recipe.environment()
    quiet = ("--log-level=WARNING", "-Wno-dev")
    where = ("-G", "Ninja", "-S", sources, "-B", made)
    run("cmake", *where, *quiet, *options, environment=environment)
    told = made / "modules" / "core" / "version_string.inc"  # of folders and system that built it
    told.write_text('"OpenCV, built for Likewise with the modules that it calls\\n"\n')
    places = made / "opencv_data_config.hpp"
    places.write_text(places.read_text(encoding="utf-8").replace(f'"{made}"', '"made"'))
    run("ninja", "-C", made, "--quiet", f"-j{os.cpu_count()}", environment=environment)
    return made / "lib" / "python3" / LIBRARY
