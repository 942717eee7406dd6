"""The desktop around the window: files, clipboard, native dialogs, kept settings."""
