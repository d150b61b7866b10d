haunt-23 = Tentacled Horror
