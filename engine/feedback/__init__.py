"""Learning from thumbs: the profile and the ranker of a search, both functions of one journal.

The main entry points, in the order in which a search uses them:

- ``JournalEntry``, ``Judgment``, ``effective(entries)``: the journal, and its entries that still
  count; ``undo_targets`` and ``redo_targets`` return what Ctrl+Z and its opposite would do next.
- ``Profile(vectors, ...).replay(judgments)``: what outlasts a search. Returns the metric that
  exactly these judgments give; ``.metric``, ``.untrained``, ``.trust``.
- ``SearchRanker(embedding, query, ...).rank(clicks)`` and ``rank(...)``: return the ``Ranking`` of
  one search's candidates, with the ``Evidence`` of whether learning helps here.
- ``modality_shares`` and ``pulled_by``: why a photo is a result.

A search ranks on the embedding of the metric that its profile had when the search began: its own
clicks reach the ranking through the ranker, and later searches through the profile. So a click
never re-embeds the library.

Photos are identified by rows; photos from outside the library by negative numbers (``gather``).
"""
