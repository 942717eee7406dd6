"""A library that sees its photos through an ONNX model too: real processes, a small real model."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.command_line import run
from app.core.base.photo_types import Problem
from app.core.base.search_types import QueryItem
from app.core.library.library import Library
from app.core.library.modalities import choose_model, wanted_model
from app.core.library.problems import MODEL, all_problems, leave_out, retry
from app.core.open_library import open_library
from app.core.profiles.query import read_query, see_picture
from app.core.safety.repair import check
from app.core.search.words import reads_sentences
from app.work.processes.pool import MEMORY_LIMIT
from app.work.reading.indexer import Indexer
from engine.metrics.lomdml import LOMDML
from features import subject
from features.errors import ModelError
from features.extractor import GLOBAL, WORDS
from tests.unit.features.onnx_models import immich_folder

onnx = pytest.importorskip("onnx", reason="needs onnx to build a model")

PHOTOS = 8


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Average colours of a 4 x 4 grid through a fixed matrix: 48 -> 20 entries."""
    helper, path = onnx.helper, tmp_path_factory.mktemp("model") / "grid.onnx"
    matrix = np.random.default_rng(0).standard_normal((48, 20)).astype(np.float32)
    pool = {"kernel_shape": [8, 8], "strides": [8, 8]}
    nodes = [
        helper.make_node("AveragePool", ["picture"], ["cells"], **pool),
        helper.make_node("Flatten", ["cells"], ["flat"]),
        helper.make_node("MatMul", ["flat", "matrix"], ["vector"]),
    ]
    picture = helper.make_tensor_value_info("picture", 1, ["n", 3, 32, 32])
    vector = helper.make_tensor_value_info("vector", 1, ["n", 20])
    weights = onnx.numpy_helper.from_array(matrix, "matrix")
    graph = helper.make_graph(nodes, "grid", [picture], [vector], [weights])
    version = helper.make_opsetid("", 17)
    onnx.save(helper.make_model(graph, opset_imports=[version], ir_version=10), str(path))
    return path


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A few photos of two kinds, not read yet."""
    (tmp_path / "photos").mkdir()
    for number in range(PHOTOS):
        low, high = (0, 128) if number % 2 else (128, 256)
        blobs = np.random.default_rng(number).integers(low, high, (6, 8, 3), np.uint8)
        Image.fromarray(blobs).resize((96, 72)).save(tmp_path / "photos" / f"{number}.png")
    with open_library(tmp_path / "library") as opened:
        opened.add_root(tmp_path / "photos")
        yield opened


def test_a_model_becomes_a_modality_and_can_be_left_out_again(
    library: Library, model: Path
) -> None:
    Indexer(library, processes=1).run()
    without = library.snapshot()
    choose_model(library, model)
    indexer = Indexer(library, processes=1)
    indexer.run()
    assert indexer._pool.memory_limit > MEMORY_LIMIT  # as the model takes some, too
    used = library.model()
    assert used is not None
    assert (used.name.split("@")[0], used.dimension) == ("grid", 20)
    seen = library.snapshot()
    assert seen.modalities == (*GLOBAL, subject.NAME, used.name, *WORDS)
    assert seen.schema != without.schema
    assert seen.vectors[used.name].shape == (PHOTOS, 20)
    assert len(np.unique(seen.vectors[used.name][:], axis=0)) == PHOTOS
    assert check(library) == []

    query = read_query([QueryItem(path=library.photos()[0].path)], {}, seen, see_picture)
    assert query.outside is not None
    row = library.row_of(library.photos()[0].id)
    np.testing.assert_allclose(
        seen.scaled(query.outside.vectors)[used.name][0],
        seen.vectors[used.name][[row]][0],
        rtol=1e-5,
    )

    choose_model(library, None)
    Indexer(library, processes=1).run()
    assert library.snapshot().schema == without.schema
    assert library.model_path() is None
    Indexer(library, processes=1).run()
    assert not list((library.folder / "models").iterdir())


def test_the_learner_learns_over_more_than_ten_modalities(library: Library, model: Path) -> None:
    choose_model(library, model)
    Indexer(library, processes=1).run()
    snapshot = library.snapshot()
    assert len(snapshot.modalities) > 10
    vectors = {name: snapshot.vectors[name][:] for name in snapshot.modalities}
    learner = LOMDML(seed=0).fit(vectors)
    before = learner.weights_.copy()
    kinds = [int(library.photo(int(photo)).path.stem) % 2 for photo in snapshot.rows]
    rows = [
        (a, s, d)
        for a in range(PHOTOS)
        for s in range(PHOTOS)
        for d in range(PHOTOS)
        if a != s and kinds[a] == kinds[s] != kinds[d]
    ]
    learner.partial_fit(vectors, np.array(rows))
    assert learner.weights_.shape == (len(snapshot.modalities),)
    assert learner.weights_.sum() == pytest.approx(1)
    assert not np.array_equal(learner.weights_, before)
    distances = learner.metric_.pairwise(vectors, vectors)
    right = [distances[a, s] < distances[a, d] for a, s, d in rows]
    assert np.mean(right) > 0.95


def test_a_file_that_is_no_model_is_told_and_the_photos_are_read(
    library: Library, tmp_path: Path
) -> None:
    (tmp_path / "bad.onnx").write_bytes(b"nothing")
    choose_model(library, tmp_path / "bad.onnx")
    told: list[str] = []
    Indexer(library, processes=1, on_fault=lambda error: told.append(str(error))).run()
    (sentence,) = told
    assert sentence.startswith("bad.onnx is no ONNX model that can be opened")
    assert sentence.endswith("The image model was not changed.")
    assert len(library.photos()) == PHOTOS
    assert library.model() is wanted_model(library) is None
    (problem,) = all_problems(library)
    assert problem == Problem(MODEL, tmp_path / "bad.onnx", sentence)

    retry(library, [problem.photo])
    assert all_problems(library) == []
    assert wanted_model(library) == tmp_path / "bad.onnx"
    Indexer(library, processes=1, on_fault=lambda error: told.append(str(error))).run()
    assert told == [sentence, sentence]
    assert all_problems(library) == [problem]

    leave_out(library, [problem.photo])
    assert all_problems(library) == []
    assert wanted_model(library) is None
    assert len(library.photos()) == PHOTOS


def test_a_model_that_got_lost_blames_no_photo(
    library: Library, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_model(library, model)
    Indexer(library, processes=1).run()
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "onnxruntime", None)
        with pytest.raises(ModelError, match="onnxruntime, which is not installed"):
            Indexer(library, processes=1).run()
    path = library.model_path()
    assert path is not None
    path.unlink()
    assert check(library) == [f"The image model {path} is missing."]
    with pytest.raises(ModelError, match="Choose it again, or use none"):
        Indexer(library, processes=1).run()
    assert len(library.photos()) == PHOTOS
    choose_model(library, model)
    Indexer(library, processes=1).run()
    assert check(library) == []


def test_on_the_command_line(
    library: Library, model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library.close()
    arguments = ["index", str(tmp_path / "photos"), "--library", str(library.folder)]
    assert run([*arguments, "--model", str(tmp_path / "none.onnx")]) == 1
    assert "none.onnx can't be read: No such file" in capsys.readouterr().err
    assert run([*arguments, "--model", str(model)]) == 0
    assert run(["status", "--library", str(library.folder), "--check"]) == 0
    assert run([*arguments, "--no-model"]) == 0
    capsys.readouterr()
    assert run(["status", "--json", "--library", str(library.folder)]) == 0
    assert "grid@" not in capsys.readouterr().out


def test_sentences_search_as_soon_as_a_model_that_reads_them_has_seen_all(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("tokenizers", reason="needs tokenizers to read sentences")
    rng = np.random.default_rng(0)
    for number in range(PHOTOS):
        colour = np.eye(3)[number % 3] * 200 + rng.integers(0, 50, (6, 8, 3))
        pixels = Image.fromarray(colour.astype(np.uint8)).resize((96, 72))
        pixels.save(tmp_path / "photos" / f"{number}.png")
    Indexer(library, processes=1).run()
    where = ["--library", str(library.folder)]
    asked = ["search", "--word", "the green of the photo", "--json", *where]
    assert run(asked) == 1
    assert "doesn't know the word" in capsys.readouterr().err
    folder = immich_folder(tmp_path / "colours")
    choose_model(library, folder)
    for _ in Indexer(library, processes=1).steps():
        if library.model() is not None:
            break
    assert not reads_sentences(library)
    assert run(asked) == 1
    assert "Sentences work once colours has looked at your photos" in capsys.readouterr().err
    Indexer(library, processes=1).run()
    assert reads_sentences(library)
    assert check(library) == []
    assert run(asked) == 0
    found = json.loads(capsys.readouterr().out)
    greens = {f"{number}.png" for number in range(1, PHOTOS, 3)}
    assert {Path(row["path"]).name for row in found[: len(greens)]} == greens
    assert found[0]["shares"][library.model().name] == 1
    assert run(["search", "--word", "green plant", "--json", *where]) == 0

    choose_model(library, None)
    for _ in range(2):
        Indexer(library, processes=1).run()
    assert not list((library.folder / "models").iterdir())
    assert run(asked) == 1


@pytest.mark.parametrize("spoilt", ["textual/tokenizer.json", "textual/model.onnx"])
def test_a_folder_that_is_no_model_is_told(library: Library, tmp_path: Path, spoilt: str) -> None:
    folder = immich_folder(tmp_path / "colours")
    (folder / spoilt).write_bytes(b"\x00" * 1000)
    choose_model(library, folder)
    told: list[str] = []
    Indexer(library, processes=1, on_fault=lambda error: told.append(str(error))).run()
    (sentence,) = told
    assert Path(spoilt).name in sentence
    assert sentence.endswith("The image model was not changed.")
    assert len(library.photos()) == PHOTOS
