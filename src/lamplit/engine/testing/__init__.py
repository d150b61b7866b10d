"""Testing: promises that every game has to keep, checked by random play."""
