"""Photos as arrays over their ids: what they are placed, sorted and grouped by."""
