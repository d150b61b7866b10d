haunt-3 = Frog-Leg Stew
