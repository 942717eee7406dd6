"""Albums in the window: the page of one, and the commands on them."""
