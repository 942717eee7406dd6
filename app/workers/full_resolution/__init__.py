"""Photos at full resolution: decoded in isolated processes into shared memory, within a budget."""
