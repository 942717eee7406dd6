"""Libraries that we compare ourselves with, in an environment of their own."""
