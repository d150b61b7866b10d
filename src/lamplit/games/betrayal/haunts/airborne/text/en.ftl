haunt-31 = Airborne
