"""The map of the library: a position for every photo, near to those that are alike by the metric of
now, made apart and kept as a file that can be made again."""
