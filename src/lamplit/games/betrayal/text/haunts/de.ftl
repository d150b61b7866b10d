### Lücken in den Büchern der Spuke, und wie ein Tisch sie schließen kann.

setting-group-rulings = Festlegungen zu den Spuken
setting-group-rulings-text = Wo die Bücher eines Spuks eine Lücke lassen, könnt ihr vereinbaren, wie ihr sie schließt. Nichts davon verrät, welcher Spuk kommen wird.
