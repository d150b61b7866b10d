"""Haunt 23: Tentacled Horror."""
