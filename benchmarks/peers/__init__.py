"""Other libraries that ours is compared with, in an environment of their own."""
