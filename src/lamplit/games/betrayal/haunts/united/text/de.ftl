haunt-18 = Gemeinsam sind wir stark
