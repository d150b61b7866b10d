"""Tables: their entries, their state, and what their seats are told."""
