"""Haunt 18: United We Stand."""
