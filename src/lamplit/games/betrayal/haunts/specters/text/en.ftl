haunt-11 = Let Them In
