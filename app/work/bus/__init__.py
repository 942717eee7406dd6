"""Bridge between the window and the library's thread: service, requests, events, controller."""
