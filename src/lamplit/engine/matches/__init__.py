"""Matches: a game being played, replayed, watched, taken back and imagined."""
