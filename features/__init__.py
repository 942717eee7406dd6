"""Feature extraction: turn a picture into vectors, without engine, catalogue or Qt."""
