### Was die Startseiten vom Spiel sagen.

game-zeds = Dawn of the Zeds
game-zeds-text = Die Toten wandern auf Farmingdale zu. Allein oder mit bis zu drei anderen führt ihr vier Helden und die Leute der Stadt, Straße um Straße und Nacht um Nacht, bis Hilfe kommt.
game-zeds-campaign = Weiter in der Kampagne:
game-zeds-campaign-begin = Die Kampagne beginnen:
game-zeds-level-basic = Das Basisspiel
game-zeds-level-i = Level I, Die Epidemie!
game-zeds-level-ii = Level II, Apokalypse!
game-zeds-level-iii = Level III, Geh Hirn!
game-zeds-level-iv = Level IV, Walking Zeds!
game-zeds-level-v = Level V, Director’s Cut
