"""How much thumbs improve the results, beside Rocchio, the paper and no learning."""
