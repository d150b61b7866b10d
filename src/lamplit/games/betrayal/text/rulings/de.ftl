### Lücken in den Büchern der Spuke, und wie ein Tisch sie schließen kann.

setting-group-rulings = Festlegungen
setting-group-rulings-text = Wo die Bücher eines Spuks eine Lücke lassen, könnt ihr vereinbaren, wie ihr sie schließt. Nichts davon verrät, welcher Spuk kommen wird.

setting-twins_traits = 12 · Werte der Zwillinge
setting-twins_traits-text = Welche Werte die bösen Zwillinge haben: die ihrer Gegenüber, wenn der Spuk beginnt, oder die, mit denen diese ins Spiel gingen.
setting-twins_traits-now = wie bei der Enthüllung
setting-twins_traits-start = wie zu Spielbeginn
setting-twins_dead = 12 · Wenn alle fallen
setting-twins_dead-text = Wer gewinnt, wenn der Letzte fällt: alle zusammen, die vorher gestorben sind, oder niemand.
setting-twins_dead-together = die Toten gemeinsam
setting-twins_dead-nobody = niemand
setting-abyss_traitor = 22 · Nach dem Zug des Verräters
setting-abyss_traitor-text = Ob auch am Ende der Züge des Verräters Räume abstürzen oder nur am Ende der Züge der Helden.
setting-abyss_traitor-falls = auch da stürzt etwas ab
setting-abyss_traitor-stands = da stürzt nichts ab
setting-flood_traitor = 36 · Verräter und Wasser
setting-flood_traitor-text = Ob das Wasser den Verräter bremst und ertränkt wie die Helden: Die beiden Bücher widersprechen sich.
setting-flood_traitor-dry = es macht ihm nichts
setting-flood_traitor-wet = wie den Helden
setting-heir_later = 39 · Spätere Attentäter
setting-heir_later-text = Wo sich Attentäter verstecken dürfen, die später kommen: wie die ersten, wo niemand ist, oder in jedem Raum.
setting-heir_later-unseen = wo niemand ist
setting-heir_later-anywhere = in jedem Raum
setting-sickness_forced = 43 · Spritze mit Gewalt
setting-sickness_forced-text = Was das Serum bei jemandem bewirkt, der gesund ist und die Spritze gegen seinen Willen bekam.
setting-sickness_forced-inoculates = es impft
setting-sickness_forced-nothing = nichts
