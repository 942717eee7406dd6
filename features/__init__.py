"""A picture becomes feature vectors; knows nothing of the engine, the catalogue or Qt."""
