"""Searching and reading on a Dask cluster: speed, scaling, lost workers."""
