"""The tables of photos, and photos as arrays over their ids, for sorting, grouping and layout."""
