"""Feature extraction: a picture becomes vectors; no engine, no catalogue, no Qt."""
