"""Learning from thumbs: the profile and the ranker of a search, both functions of one journal.

In the order in which a search uses them; from their files, as the rankers load SciPy:

    journal   JournalEntry and Judgment; `effective`, the judgments that still count;
              `undo_targets` and `redo_targets`, what Ctrl+Z and its opposite would do next
    profile   Profile(vectors, ...).replay(judgments): the metric that exactly these judgments
              give; it outlasts a search
    ranker    SearchRanker(embedding, query, ...).rank(clicks): the order of one search's
              candidates, with the evidence of whether learning helps here
    explain   modality_shares and pulled_by: why a photo is a result

A search ranks on the embedding of the metric that its profile had when the search began: its own
clicks reach the ranking through the ranker, and later searches through the profile. So a click
never re-embeds the library.

Photos are identified by rows; photos from outside the library by negative numbers
(`photo_vectors`).
"""
