haunt-27 = Wucherndes Fleisch
