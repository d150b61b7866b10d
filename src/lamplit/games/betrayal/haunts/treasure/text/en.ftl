haunt-50 = Treasure Hunt
