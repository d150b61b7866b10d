"""Plain data: what lies on a table, how it is copied and packed, its luck and its bounds."""
