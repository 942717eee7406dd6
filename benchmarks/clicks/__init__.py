"""Retrieval gain from thumbs, compared with Rocchio, the paper and no learning."""
