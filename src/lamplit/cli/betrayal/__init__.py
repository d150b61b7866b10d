"""The commands that Betrayal brings."""
