haunt-25 = Voodoo
