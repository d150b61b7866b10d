### Was die Startseiten vom Spiel sagen.

game-zeds = Dawn of the Zeds
game-zeds-text = Die Toten wandern auf Farmingdale zu. Allein oder mit bis zu drei anderen führt ihr vier Helden und die Leute der Stadt, Straße um Straße und Nacht um Nacht, bis Hilfe kommt.
