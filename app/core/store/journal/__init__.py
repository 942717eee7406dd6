"""The tables of searches and judgments, and of the profiles that learn from them."""
