"""Find files with the same content, copies of a photo and bursts, and propose which might go."""
