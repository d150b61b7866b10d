"""Tables: what happens at them, kept as entries, and told to those who sit there."""
