"""Train a profile by a stream of searches, and measure it on other queries on the way."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.clicks import methods, peers
from benchmarks.clicks.library import Setting
from engine.evaluation.retrieval import mean_average_precision
from engine.feedback.profile import Profile
from engine.metrics.metric import Metric
from engine.research.simulated_user import search
from engine.types import Mask

CHECKPOINTS = (0, 25, 50, 100)


def train_profile(setting: Setting) -> tuple[Profile, dict[str, Any]]:
    """Train on searches among photos that are no later queries; return mAP of these on the way.

    The paper's learner gets the same thumbs.
    """
    profile = setting.profile()
    paper = peers.paper_learner(profile.checkpoint.learner)
    others: Mask = np.ones(len(setting.labels), np.bool_)
    others[setting.queries] = False
    random = np.random.default_rng([setting.seed, 1])
    untrained = _mean_precision(profile.untrained, setting)
    stream: dict[str, Any] = {"checkpoints": [], "untrained": [], "paper": [], "profile": []}
    journal = []
    for done in range(len(setting.stream) + 1):
        if done in CHECKPOINTS or done == len(setting.stream):
            stream["checkpoints"].append(done)
            stream["untrained"].append(untrained)
            stream["paper"].append(_mean_precision(paper.metric_, setting))
            stream["profile"].append(_mean_precision(profile.metric, setting))
        if done < len(setting.stream):
            query = int(setting.stream[done])
            method = methods.per_search(profile.metric, setting.vectors, others)(query)
            relevant = setting.relevant(query) & others
            session = search(method, relevant, setting.pages, setting.habit, random)
            journal += methods.judgments(done, query, session.clicks)
            profile.replay(journal)
            paper.partial_fit(setting.vectors, peers.paper_triplets(query, session.clicks))
    return profile, stream


def _mean_precision(metric: Metric, setting: Setting) -> float:
    rows = np.arange(len(setting.labels))
    return mean_average_precision(metric, setting.vectors, rows, setting.labels, setting.queries)
