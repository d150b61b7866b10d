haunt-40 = Lebendig begraben
