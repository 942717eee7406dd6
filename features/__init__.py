"""Feature extraction: turn a picture into vectors, without engine, catalogue or Qt."""

SAFE = "LIKEWISE_SAFE"
"""Environment variable that disables loading other packages; here, as this loads nothing."""
