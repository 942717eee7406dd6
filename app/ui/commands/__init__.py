"""Commands of the window: declarations, menus, shortcuts, and requests to the bus."""
