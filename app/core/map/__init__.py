"""The map of the library: a place for every photo, near to those that are alike by the metric of
now, made apart and kept as a file that can be made again."""
