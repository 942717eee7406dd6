"""The commands on a small folder of drawn pictures, as a person or a script would use them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from app.cluster.cluster_address import ClusterAddress, store_address, stored_address
from app.command_line import run
from app.core.base.paths import own_folder
from app.core.open_library import open_library
from resources.gallery import draw

pytestmark = pytest.mark.usefixtures("without_subject")


KINDS = ("balloons", "blossom", "city", "weave")
EACH = 5
"""The same pictures and library serve all tests here; none of them changes it."""


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder a kind, names that are not ASCII, and a file that is no picture."""
    folder = tmp_path_factory.mktemp("фото")
    for kind in KINDS:
        (folder / kind).mkdir()
        for number in range(EACH):
            draw(kind, "dusk", number).save(folder / kind / f"{kind} №{number}.jpg")
    (folder / "broken.jpg").write_text("no picture")
    return folder


@pytest.fixture(scope="module")
def library(photos: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    assert run(["index", str(photos), "--library", str(folder)]) == 0
    return folder


class Likewise:
    """Runs commands on one library; keeps what the last one said."""

    def __init__(self, library: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._library, self._capsys = library, capsys
        self.complaint = ""

    def __call__(self, *arguments: object) -> str:
        """Standard output of a command that must succeed."""
        code, output = self.run(*arguments)
        assert (code, self.complaint) == (0, "")
        return output

    def json(self, *arguments: object) -> Any:
        return json.loads(self(*arguments, "--json"))

    def run(self, *arguments: object) -> tuple[int, str]:
        self._capsys.readouterr()
        code = run([*map(str, arguments), "--library", str(self._library)])
        output, self.complaint = self._capsys.readouterr()
        return code, output


@pytest.fixture
def likewise(library: Path, capsys: pytest.CaptureFixture[str]) -> Likewise:
    return Likewise(library, capsys)


def test_status_counts_and_lists_what_failed(likewise: Likewise, photos: Path) -> None:
    status = likewise.json("status", "--check")
    assert status["photos"] == len(KINDS) * EACH
    (failed,) = status["failed"]
    assert failed["path"] == str(photos / "broken.jpg")
    assert failed["reason"] == "Not a supported image format."
    assert [root["path"] for root in status["roots"]] == [str(photos)]
    assert {"likewise", "python", "catalogue", "features"} <= set(status["versions"])
    assert status["check"] == []


def test_status_in_words(likewise: Likewise, photos: Path) -> None:
    text = likewise("status", "--check")
    assert f"{len(KINDS) * EACH} photos in" in text
    assert str(photos / "broken.jpg") in text
    assert "everything is in order" in text


def test_indexing_again_reads_nothing(likewise: Likewise, photos: Path) -> None:
    again = likewise.json("index", photos)
    assert (again["photos"], again["failed"], again["read"]) == (len(KINDS) * EACH, 1, 0)


def test_search_lists_the_nearest_first(likewise: Likewise, photos: Path) -> None:
    query = photos / "city" / "city №0.jpg"
    found = likewise.json("search", query, "--top", 7)
    assert [row["rank"] for row in found] == [1, 2, 3, 4, 5, 6, 7]
    distances = [row["distance"] for row in found]
    assert distances == sorted(distances)
    assert distances[0] > 0
    assert str(query) not in {row["path"] for row in found}
    for row in found:
        assert sum(row["shares"].values()) == pytest.approx(1)


def test_search_finds_the_kind(likewise: Likewise, photos: Path) -> None:
    found = likewise.json("search", photos / "city" / "city №0.jpg", "--top", EACH - 1)
    assert [Path(row["path"]).parent.name for row in found].count("city") >= EACH - 2


def test_thumbs_reorder_and_are_no_results(likewise: Likewise, photos: Path) -> None:
    query = photos / "city" / "city №0.jpg"
    up, down = photos / "weave" / "weave №1.jpg", photos / "city" / "city №1.jpg"
    plain = likewise.json("search", query)
    judged = likewise.json("search", query, "--up", up, "--down", down)
    paths = [row["path"] for row in judged]
    assert not {str(up), str(down)} & set(paths)

    def rank(rows: Any) -> int:
        return min(i for i, row in enumerate(rows) if "weave" in Path(row["path"]).parent.name)

    assert rank(judged) <= rank(plain)
    assert likewise.json("search", query) == plain


def test_a_picture_from_outside_finds_its_copy(
    likewise: Likewise, photos: Path, tmp_path: Path
) -> None:
    inside = photos / "balloons" / "balloons №2.jpg"
    outside = tmp_path / "copy.jpg"
    outside.write_bytes(inside.read_bytes())
    best = likewise.json("search", outside, "--top", 1)[0]
    assert best["path"] == str(inside)
    assert best["distance"] == pytest.approx(0, abs=1e-6)


def test_search_in_words(likewise: Likewise, photos: Path) -> None:
    lines = likewise("search", photos / "city" / "city №0.jpg", "--top", 2).splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2"]
    assert str(photos) in lines[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("search", "missing.jpg"), "missing.jpg"),
        (("search", "{photos}/broken.jpg"), "broken.jpg"),
        (("search", "{photos}/city/city №0.jpg", "--up", "missing.jpg"), "missing.jpg"),
        (("index", "missing folder"), "missing folder"),
    ],
)
def test_an_error_is_one_sentence_that_names_it(
    likewise: Likewise, photos: Path, arguments: tuple[str, ...], said: str
) -> None:
    code, output = likewise.run(*(part.format(photos=photos) for part in arguments))
    assert (code, output) == (1, "")
    assert said in likewise.complaint
    assert likewise.complaint.startswith("likewise: ")
    assert likewise.complaint.count("\n") == 1


def test_no_library_says_how_to_make_one(
    tmp_path: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["search", str(photos / "broken.jpg"), "--library", str(tmp_path / "none")]
    assert run(arguments) == 1
    assert "likewise index" in capsys.readouterr().err


def test_it_runs_as_a_module_without_loading_qt(library: Path, photos: Path) -> None:
    script = (
        "import sys; from app.__main__ import main; code = main();"
        "assert not [m for m in sys.modules if m.startswith('PySide6')]; sys.exit(code)"
    )
    query = photos / "city" / "city №0.jpg"
    ended = subprocess.run(
        [sys.executable, "-c", script, "search", query, "--library", library, "--top", "1"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.count(b"\n") == 1


def test_a_reader_that_has_enough_is_no_error(library: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "app", "find", "--library", str(library)]
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_indexing_tells_how_many_photos_it_read(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh = Likewise(tmp_path / "library", capsys)
    first = fresh.json("index", photos)
    assert (first["photos"], first["read"]) == (len(KINDS) * EACH, len(KINDS) * EACH)


def test_profiles_are_made_chosen_exported_imported_and_deleted(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    likewise = Likewise(shutil.copytree(library, tmp_path / "library"), capsys)
    assert "no profiles yet" in likewise("profile")
    assert "Cats (LEGO)" in likewise("profile", "--create", "Cats", "--learner", "LEGO")
    assert "Cats (LEGO, active)" in likewise("profile", "--use", "Cats")
    likewise("profile", "--export", "Cats", tmp_path / "Dogs.likewise")
    likewise("profile", "--import", tmp_path / "Dogs.likewise")
    likewise("profile", "--rename", "Cats", "Lions")
    listed = {info["name"]: info for info in likewise.json("profile")}
    assert {name: info["learner"] for name, info in listed.items()} == {
        "Dogs": "LEGO",
        "Lions": "LEGO",
    }
    assert [name for name, info in listed.items() if info["active"]] == ["Lions"]
    assert "Dogs (LEGO, active)" in likewise("profile", "--delete", "Lions")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--create", "Cats", "--learner", "SVM"), "SVM"),
        (("--use", "Nobody"), "Nobody"),
        (("--learner", "LEGO"), "--create"),
    ],
)
def test_profiles_that_make_no_sense_are_refused(
    likewise: Likewise, arguments: tuple[str, ...], complaint: str
) -> None:
    code, _ = likewise.run("profile", *arguments)
    assert code in (1, 2)
    assert complaint in likewise.complaint


def test_patterns_are_kept_until_others_are_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    likewise = Likewise(tmp_path / "library", capsys)
    folder = tmp_path / "photos"
    for number, name in enumerate(("a.jpg", "b.jpg", "b №1.jpg", "screens/c.jpg")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        draw("city", "dusk", number).save(folder / name)
    assert (
        likewise.json("index", folder, "--exclude", "Screens", "--exclude", "*№1*")["photos"] == 2
    )
    assert likewise.json("index", folder)["photos"] == 2
    assert likewise.json("status")["excluded"] == ["Screens", "*№1*"]
    assert "Left out: Screens, *№1*" in likewise("status")
    assert likewise.json("index", folder, "--exclude", "")["photos"] == 4


def test_a_measurement_can_be_stopped(likewise: Likewise, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("app.core.duplicates.near_duplicates.near_pairs", stop)
    code, output = likewise.run("duplicates")
    assert (code, output) == (1, "")
    assert likewise.complaint.startswith("likewise: Stopped")


# Wrong usage of the command line: empty names, unknown words, outputs with few characters.


def usage_error(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of arguments that are wrong usage."""
    with pytest.raises(SystemExit) as stopped:
        run(arguments)
    assert stopped.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [("index", ""), ("search", ""), ("status", "--library", ""), ("search", "a.jpg", "--in", "")],
)
def test_an_empty_name_is_not_this_folder(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "an empty name" in usage_error(capsys, *arguments)


def test_a_word_that_is_no_command_opens_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“serch” is neither a file, a folder nor a command" in usage_error(capsys, "serch")


@pytest.mark.parametrize("option", ["--create", "--use", "--delete"])
def test_an_empty_profile_name_is_told(
    option: str, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", option, "", "--library", str(library)]) == 1
    assert capsys.readouterr().err


def test_an_export_writes_over_nothing(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(b"a photo")
    assert run(["profile", "--create", "Cats", "--library", str(library)]) == 0
    assert run(["profile", "--export", "Cats", str(photo), "--library", str(library)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert photo.read_bytes() == b"a photo"


def test_the_way_to_a_cluster_needs_one(
    library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["index", str(photos), "--insecure", "--library", str(library)]) == 1
    assert "--cluster" in capsys.readouterr().err


def test_a_library_leaves_its_cluster(library: Path, photos: Path) -> None:
    index = ["index", str(photos), "--library", str(library)]
    own = own_folder(library)
    store_address(own, ClusterAddress("tcp://localhost:1"))
    assert run(index) == 0  # which alone leaves no cluster
    assert stored_address(own) is not None
    assert run([*index, "--no-cluster"]) == 0
    assert stored_address(own) is None


def test_a_cluster_is_named_or_left(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    either = ["--cluster", "local", "--no-cluster"]
    assert "not allowed with" in usage_error(capsys, "index", str(library), *either)


def test_a_folder_without_photos_is_told(
    library: Path, photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    query = str(photos / "city" / "city №0.jpg")
    assert run(["search", query, "--in", str(tmp_path), "--library", str(library)]) == 1
    assert "no photos of this library" in capsys.readouterr().err


@pytest.mark.parametrize("limits", [("--until", "9999-12-31"), ("--since", "1600-01-01")])
def test_the_ends_of_time_are_no_limits(
    limits: tuple[str, str], library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    query = str(photos / "city" / "city №0.jpg")
    assert run(["search", query, *limits, "--json", "--library", str(library)]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(KINDS) * EACH - 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_are_written_in_any_encoding(
    encoding: str, library: Path, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding, write_through=True))
    assert run(["search", str(photos / "city" / "city №0.jpg"), "--library", str(library)]) == 0
    found = written.getvalue().decode(encoding)
    assert found.count("\n") >= 3
    assert ("№" if encoding == "utf-8" else "\\u2116") in found


@pytest.mark.skipif(os.name == "nt", reason="closes an output by the shell")
def test_without_an_output_a_command_does_its_work(library: Path) -> None:
    command = [sys.executable, "-m", "app", "find", "--library", str(library)]
    closed = subprocess.run(["sh", "-c", 'exec "$@" >&-', "sh", *command], capture_output=True)
    assert (closed.returncode, closed.stderr) == (0, b"")


def test_a_profile_is_missed_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_library(tmp_path).close()
    assert run(["profile", "--use", "Cats", "--library", str(tmp_path)]) == 1
    assert "There are none yet." in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["search"], ["index"], ["search", "x", "--top", "0"]])
def test_wrong_usage_exits_with_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert usage_error(capsys, *arguments).startswith("usage: likewise")
