haunt-9 = Totentanz
