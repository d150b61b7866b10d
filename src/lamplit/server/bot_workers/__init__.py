"""Processes that run bots and long jobs, so that the server's event loop never waits for them."""
