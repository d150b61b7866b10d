"""Haunt 38: Hellbeasts."""
