haunt-43 = Die Sternenkrankheit

setting-sickness_forced = 43 · Spritze mit Gewalt
setting-sickness_forced-text = Was das Serum bei jemandem bewirkt, der gesund ist und die Spritze gegen seinen Willen bekam.
setting-sickness_forced-inoculates = es impft
setting-sickness_forced-nothing = nichts
