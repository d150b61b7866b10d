haunt-16 = Die Umarmung des Phantoms

setting-phantom_unbeaten = 16 · Phantom unbesiegt
setting-phantom_unbeaten-text = Was ein Phantom tut, das ein Held gefunden und niemand besiegt hat.
setting-phantom_unbeaten-flees = es ist mit dem Zug fort
setting-phantom_unbeaten-stays = es bleibt dort
setting-phantom_exit = 16 · Wer entkommt
setting-phantom_exit-text = Wer entkommen muss, damit das Mädchen als gerettet gilt: nur wer es bei sich hat oder alle lebenden Helden.
setting-phantom_exit-girl = wer das Mädchen hat
setting-phantom_exit-all = alle lebenden Helden
