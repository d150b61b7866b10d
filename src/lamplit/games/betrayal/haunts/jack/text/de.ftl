haunt-48 = Gestapelt wie Brennholz
