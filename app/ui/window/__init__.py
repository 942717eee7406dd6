"""The main window, which joins the panels, the photos and the bus."""
