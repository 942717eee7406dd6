"""A library on a Dask cluster: where it is, how it is reached, and searching its shards."""
