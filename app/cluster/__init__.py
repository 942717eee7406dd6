"""A library on a Dask cluster, whose workers read its photos and search them."""
