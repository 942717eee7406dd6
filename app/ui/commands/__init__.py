"""Commands of the window: declarations, menus, shortcuts, undo and the palette."""
