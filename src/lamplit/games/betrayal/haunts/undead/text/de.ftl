haunt-21 = Haus der lebenden Toten
