"""Photos side by side: which are shown, how they are laid out, what differs between them."""
