creature-laboratory = Which laboratory do you look for?
creature-wakes = Where does Frankenstein’s Monster wake?
creature-hunt = Whom does Frankenstein’s Monster hunt?
creature-attack = Whom does Frankenstein’s Monster attack?
