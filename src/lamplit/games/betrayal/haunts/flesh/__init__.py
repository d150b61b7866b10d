"""Haunt 27: Amok Flesh."""
