"""Reading photos on the workers of a Dask cluster."""
