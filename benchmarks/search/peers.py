"""Build each peer's index over z (n, d) and search once, as a script in the peers' environment.

Usage: peers.py IN.npz OUT.npz NAME...
Writes NAME/seconds (to build and to search once: wall, thread), NAME/rows and NAME/bytes.
"""

from __future__ import annotations

import sys
import time

import faiss
import numpy as np
from usearch.index import Index

TOP = 100


def _faiss(index, z, query):
    if not index.is_trained:
        index.train(z[:: max(1, len(z) // 20_000)])
    index.add(z)
    rows = index.search(query, TOP)[1][0]
    return rows, lambda: faiss.serialize_index(index).nbytes


def flat(z, query):
    return _faiss(faiss.IndexFlatL2(z.shape[1]), z, query)


def ivf(z, query):
    lists = int(4 * np.sqrt(len(z)))
    index = faiss.IndexIVFFlat(faiss.IndexFlatL2(z.shape[1]), z.shape[1], lists)
    index.nprobe = max(1, lists // 32)
    return _faiss(index, z, query)


def hnsw(z, query):
    index = faiss.IndexHNSWFlat(z.shape[1], 16)
    index.hnsw.efConstruction, index.hnsw.efSearch = 40, 256
    return _faiss(index, z, query)


def lsh(z, query):
    return _faiss(faiss.IndexLSH(z.shape[1], 1024), z, query)


def usearch(z, query):
    index = Index(ndim=z.shape[1], metric="l2sq", connectivity=16, expansion_search=256)
    index.add(np.arange(len(z)), z, threads=1)
    rows = index.search(query[0], TOP).keys
    return rows, lambda: index.memory_usage


DESIGNS = {"flat": flat, "ivf": ivf, "hnsw": hnsw, "lsh": lsh, "usearch": usearch}

if __name__ == "__main__":
    faiss.omp_set_num_threads(1)
    given = np.load(sys.argv[1], allow_pickle=False)
    z, query = np.ascontiguousarray(given["z"]), np.ascontiguousarray(given["query"])
    answers = {}
    for name in sys.argv[3:]:
        start = np.array([time.perf_counter(), time.thread_time()])
        rows, size = DESIGNS[name](z, query)
        answers[f"{name}/seconds"] = np.array([time.perf_counter(), time.thread_time()]) - start
        answers[f"{name}/rows"] = np.asarray(rows).astype(np.int64)
        answers[f"{name}/bytes"] = np.array(size())
    np.savez(sys.argv[2], allow_pickle=False, **answers)
