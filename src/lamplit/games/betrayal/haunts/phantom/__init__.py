"""Haunt 16: The Phantom’s Embrace."""
