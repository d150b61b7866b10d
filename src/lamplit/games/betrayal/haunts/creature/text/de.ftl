haunt-29 = Frankensteins Vermächtnis
