haunt-34 = Guillotines
