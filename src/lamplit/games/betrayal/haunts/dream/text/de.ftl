haunt-13 = Vielleicht auch träumen
