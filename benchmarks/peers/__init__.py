"""Other libraries that ours is compared with, in a separate environment."""
