haunt-51 = The Long Dark
