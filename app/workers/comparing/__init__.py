"""Comparing pictures, and measuring them, in processes of their own."""
