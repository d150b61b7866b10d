# Nothing is asked of this side alone.
