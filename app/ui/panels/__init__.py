"""Side panels, status line, and the menus and dialogs of profiles."""
