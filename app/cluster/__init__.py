"""Read and search the photos of a library on the workers of a Dask cluster."""
