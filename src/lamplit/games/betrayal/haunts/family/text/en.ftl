haunt-10 = Family Gathering
