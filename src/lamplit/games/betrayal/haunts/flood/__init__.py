"""Haunt 36: Better with Friends."""
