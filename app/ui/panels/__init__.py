"""Side panels, background activities and toasts, and commands on the library as a whole."""
