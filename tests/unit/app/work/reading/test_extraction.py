"""What the pool's processes read of a photo: vectors, facts, the name of its place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import Shot, XmpFacts
from app.core.facts.tables import facts_of, note_xmp_facts
from app.core.library.library import Library
from app.core.library.networks import SUBJECT, Networks
from app.core.open_library import open_library
from app.core.vectors.tables import StoredMatrix
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading import indexer as module
from app.work.reading.extraction import ExtractionPlan, fits, read_photo
from app.work.reading.indexer import name_new_places
from features import subject
from features.errors import DecodeError, FeatureError
from features.extractor import BUILT_IN, extract_global, extract_keypoints
from features.modality import Modality
from features.vocabulary import shipped
from tests.made_files import add_file
from tests.made_matrices import name

# The functions of the pool's processes, run here.


def plan(
    *modalities: Modality, scale: float = 2.0, networks: Networks | None = None
) -> ExtractionPlan:
    matrices = [
        StoredMatrix(number, m.name, m.version, m.dimension, scale, searched=True)
        for number, m in enumerate(modalities)
    ]
    return ExtractionPlan(networks or Networks(), tuple(matrices))


ALL = plan(*BUILT_IN.values())
SUBJECT_ALONE = plan(SUBJECT, scale=3.0, networks=Networks(subject=True))


def test_size_is_as_a_person_sees_it(tmp_path: Path) -> None:
    picture = Image.new("RGB", (60, 40), "navy")
    turned = picture.getexif()
    turned[0x0112] = 6  # orientation: to be turned by a quarter
    picture.save(tmp_path / "turned.jpg", exif=turned)
    read = read_photo(tmp_path / "turned.jpg", ALL)
    assert (read.width, read.height) == (40, 60)


def test_vectors_are_those_of_the_features(tmp_path: Path) -> None:
    pixels = np.random.default_rng(5).integers(0, 256, (40, 60, 3), np.uint8)
    Image.fromarray(pixels).save(tmp_path / "noise.png")
    read = read_photo(tmp_path / "noise.png", ALL)
    assert read.hash == content_hash(tmp_path / "noise.png")
    assert tuple(read.vectors) == tuple(map(name, BUILT_IN))
    seen = extract_global(pixels) | shipped().words(extract_keypoints(pixels))
    for modality in BUILT_IN:
        np.testing.assert_array_equal(read.vectors[name(modality)], 2 * seen[modality])


def test_only_what_is_asked_for_is_extracted_and_means_come_along(tmp_path: Path) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    asked = plan(BUILT_IN["color"])
    mean = np.arange(3, dtype=np.float32)
    read = read_photo(tmp_path / "a.png", replace(asked, means={"edge-1": mean.tobytes()}))
    assert [*read.vectors] == [name("color"), "edge-1"]
    np.testing.assert_array_equal(read.vectors["edge-1"], mean)
    assert replace(asked, means={"edge-1": mean.tobytes()}).dimensions["edge-1"] == 3


def test_what_a_process_made_up_does_not_fit(tmp_path: Path) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    asked = plan(BUILT_IN["color"])
    read = read_photo(tmp_path / "a.png", asked)
    assert fits(read, asked)
    (vector,) = read.vectors.values()
    for other in (
        replace(read, hash=b""),
        replace(read, width=0),
        replace(read, height=1 << 63),
        replace(read, vectors={}),
        replace(read, vectors={**read.vectors, "../x": vector}),
        replace(read, vectors={name("color"): np.tile(vector, 2)}),  # would write the next row, too
        replace(read, vectors={name("color"): vector[None]}),
        replace(read, vectors={name("color"): vector * np.float32(np.nan)}),
        replace(read, shot=Shot(values={"iso": 1 << 63})),
    ):
        assert not fits(other, asked)


def test_no_picture_is_a_decode_error(tmp_path: Path) -> None:
    (tmp_path / "text.jpg").write_text("not a picture")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        read_photo(tmp_path / "text.jpg", ALL)


def test_what_networks_see_is_scaled_like_the_rest(tmp_path: Path) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    read = read_photo(tmp_path / "a.png", SUBJECT_ALONE)
    assert np.linalg.norm(read.vectors[name(subject.NAME)]) == pytest.approx(3.0, rel=1e-5)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_not_finite_fails_the_photo_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: float
) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    seen = np.full(subject.DIMENSION, bad, np.float32)
    monkeypatch.setattr(subject, "_vector", lambda folder, picture: seen)
    with pytest.raises(FeatureError, match=r"Its subject can't be told.*not finite\.$"):
        read_photo(tmp_path / "a.png", SUBJECT_ALONE)


# Naming places that XMP tells, when a process does it, and when it can't.


class Process:
    """A pool that names every place by its latitude, or fails."""

    def __init__(self, *, fails: bool) -> None:
        self.fails = fails
        self.tasks: list[Task] = []

    @property
    def outstanding(self) -> int:
        return len(self.tasks)

    run = Pool.run

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def cancel(self) -> None:
        self.tasks.clear()

    def results(self, timeout: float) -> list[Done | Failed]:
        task = self.tasks.pop(0)
        if self.fails:
            return [Failed(task.key, "Reading it crashed.")]
        return [Done(task.key, [(f"Town {latitude:.0f}",) for latitude, _ in task.arguments[0]])]


def test_places_are_named_in_short_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH", 2)
    ids = (1, 2, 3)
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        root = library.add_root(tmp_path / "photos").id
        with library.catalogue.transaction() as connection:
            for n in ids:
                add_file(connection, root, f"{n}.jpg".encode(), state="ready", number=n)
        name_and_check(library, ids)


def name_and_check(library: Library, ids: tuple[int, ...]) -> None:
    told = {photo: XmpFacts(place=(place, 0.5)) for place, photo in enumerate(ids, 1)}
    note_xmp_facts(library.catalogue, told)
    named: list[list[int]] = []
    assert list(name_new_places(library, Process(fails=True), named.append))  # type: ignore[arg-type]
    assert named == []
    assert list(name_new_places(library, Process(fails=False), named.append))  # type: ignore[arg-type]
    assert sorted(map(len, named)) == [1, 2]
    assert [facts_of(library.catalogue, ids)[photo].place for photo in ids] == [
        ("Town 1",),
        ("Town 2",),
        ("Town 3",),
    ]
    assert list(name_new_places(library, Process(fails=False), named.append)) == []  # type: ignore[arg-type]
