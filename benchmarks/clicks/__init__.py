"""Retrieval gain from thumbs, beside Rocchio, the paper and no learning."""
