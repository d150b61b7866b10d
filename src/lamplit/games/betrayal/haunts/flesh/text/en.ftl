haunt-27 = Amok Flesh
