haunt-10 = Familientreffen
