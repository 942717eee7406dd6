"""Learn with metric-learn and measure the time, as a script in the peers' environment.

    python metric_learners.py IN.npz OUT.npz ALGORITHM SETTINGS

IN holds labels `y` and any number of tables `x.NAME` (n, d), each of which may have labels of its
own, `y.NAME`; OUT holds for each table `components.NAME` (r, d) and `seconds.NAME`, CPU time of the
fit alone. SETTINGS are JSON. Pair learners (ITML, MMC) take `pairs` (t, 2) with `similar` (t,), or
a table's own, instead.
"""

import json
import sys
import time
import warnings

import metric_learn
import numpy as np

SUPERVISED = {"RCA": metric_learn.RCA, "LMNN": metric_learn.LMNN, "NCA": metric_learn.NCA}
PAIRS = {"ITML": metric_learn.ITML, "MMC": metric_learn.MMC}

LABELS = ("y", "pairs", "similar")


def fit(algorithm, settings, x, given):
    """Return components (r, d) and the seconds of the fit."""
    if algorithm in PAIRS:
        pairs = x[given["pairs"]]
        signs = np.where(given["similar"], 1, -1)
        apart = np.any(pairs[:, 0] != pairs[:, 1], axis=1)  # equal vectors don't constrain
        learner, arguments = PAIRS[algorithm](**settings), (pairs[apart], signs[apart])
    else:
        learner, arguments = SUPERVISED[algorithm](**settings), (x, given["y"])
    start = time.process_time()
    learner.fit(*arguments)
    return learner.components_, time.process_time() - start


def main():
    given_path, answer_path, algorithm, settings = sys.argv[1:]
    warnings.simplefilter("ignore")  # its own notes on rank and convergence
    with np.load(given_path, allow_pickle=False) as archive:
        given = dict(archive)
    answer = {}
    for key in given:
        if key.startswith("x."):
            name = key[1:]
            own = {each: given.get(each + name, given.get(each)) for each in LABELS}
            components, seconds = fit(algorithm, json.loads(settings), given[key], own)
            answer["components" + name] = components
            answer["seconds" + name] = np.array(seconds)
    np.savez(answer_path, **answer)


if __name__ == "__main__":
    main()
