"""Lay out points as a map: a position in the plane for each, near to similar ones.

reduction   from embeddings to the principal components in which neighbours are searched
neighbours  nearest_neighbours: the graph that a map keeps together
embedding   what attracts each point, and where it starts
alignment   a map turned to lie as an earlier one did
cells       a square of its own for each point
regions     find_regions: a tree of pieces of the map whose points are alike
"""
