"""The desktop around the window: files, clipboard, native dialogs, stored settings."""
