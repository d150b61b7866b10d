haunt-26 = Der Lohn des Pfeifers
