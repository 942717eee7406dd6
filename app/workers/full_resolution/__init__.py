"""Photos at full resolution: decoded in processes apart into shared memory, within a budget."""
