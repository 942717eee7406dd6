"""The page of duplicates: groups, their photos side by side, and what is to go."""
