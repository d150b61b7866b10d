### Was die Startseiten vom Spiel sagen.

game-betrayal = Betrayal at House on the Hill
game-betrayal-text = Drei bis sechs Abenteurer betreten ein Haus, das im Dunkeln Raum um Raum wächst. Dann weckt ein Omen etwas auf, und einer von euch wendet sich gegen die anderen, mit einem Buch, das sonst niemand lesen darf.

## Einstellungen

setting-players = Spieler
setting-players-text = Wie viele Abenteurer das Haus betreten.
setting-explorers = Abenteurer
setting-explorers-text = Ob alle sich ihren Abenteurer aussuchen oder das Los entscheidet.
setting-explorers-choose = ausgesucht
setting-explorers-random = ausgelost
setting-haunt_roll = Spukwurf
setting-haunt_roll-text = Ob der Spukwurf bis zum Ende des Zuges wartet oder gleich folgt, wenn ein Omen gezogen wird.
setting-haunt_roll-end_of_turn = am Ende des Zuges
setting-haunt_roll-at_once = sofort
setting-haunts = Welcher Spuk
setting-haunts-text = Die Tabelle liest ihn aus Omen und Raum, wie im Heft; sie kann auslassen, was ihr schon kennt; oder es kommt irgendeiner.
setting-haunts-chart = nach der Tabelle
setting-haunts-any = irgendeiner
setting-haunts-new = noch nicht gespielt
setting-haunt = Ein bestimmter Spuk
setting-haunt-text = Der Spuk, der gespielt werden soll, nach seiner Nummer in den Büchern.
setting-haunt-0 = wie er kommt
setting-not_again = Nicht noch einmal
setting-not_again-text = Ein Spuk, den ihr nicht noch einmal wollt: Die Tabelle wird dann mit einem anderen Omenraum gelesen.
setting-not_again-0 = keiner
setting-not_again-titles = haunt
setting-played = Schon gespielt
setting-played-text = Die Nummern der Spuke, die ihr kennt, etwa 1+4+12: Bei „noch nicht gespielt“ kommt keiner von ihnen. Dein Browser weiß, welche dort zu Ende gingen, und trägt sie selbst ein.
setting-month = Heutiger Monat
setting-month-text = Wer als Nächstes Geburtstag hat, beginnt. Dein Gerät trägt das heutige Datum ein; ohne Datum entscheidet das Los.
setting-month-0 = kein Datum, das Los entscheidet
setting-month-1 = Januar
setting-month-2 = Februar
setting-month-3 = März
setting-month-4 = April
setting-month-5 = Mai
setting-month-6 = Juni
setting-month-7 = Juli
setting-month-8 = August
setting-month-9 = September
setting-month-10 = Oktober
setting-month-11 = November
setting-month-12 = Dezember
setting-day = Heutiger Tag
setting-day-text = Der heutige Tag des Monats.
