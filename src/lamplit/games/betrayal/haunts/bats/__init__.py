"""Haunt 24: Fly Away Home."""
