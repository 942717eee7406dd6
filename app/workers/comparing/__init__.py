"""Comparing pictures, and measuring them, in processes apart."""
