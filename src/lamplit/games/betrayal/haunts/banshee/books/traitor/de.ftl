banshee-facing = Wohin blickt die Banshee?
banshee-where = Wo erscheint die Banshee?
banshee-way = Welchen Weg nimmt die Banshee?
banshee-whom = Wer hört die Banshee?
option-walk-on = Weiter die Wand entlang
option-across = Hinüber { $a-to }
option-hear = { $a }
