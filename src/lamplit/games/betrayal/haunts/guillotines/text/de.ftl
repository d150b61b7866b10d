haunt-34 = Guillotinen
