"""The cost of a click against the size of the library."""
