result-seance-buried = Die letzte Schaufel Erde fällt, und jemand findet ein paar Worte; es sind nicht die richtigen, aber sie sind freundlich. Hinter euch atmet eine Frau aus, die neunzig Jahre lang die Luft angehalten hat. Das Brett ist mitten entzweigesprungen. Ihr lasst beide Hälften liegen.
result-seance-destroyed = Er vergeht wie Atem auf einer Fensterscheibe, erst die Hände, dann das Gesicht, der Name zuletzt. Was vom Haus noch steht, hält still und horcht. Wo er liegen wollte, wird nun niemand mehr erfahren.
result-seance-all-dead = Wo das Haus stand, sind Sterne und Schutt und ein Tisch mit Kerzen, die keiner ausgeblasen hat. Eine Hand, die keinen Schatten mehr wirft, dreht das Brett zu sich herum. Es gibt, so scheint es, neue Stimmen zu befragen.

ending-seance-buried = Gebeine begraben
ending-seance-destroyed = Geist vernichtet
ending-seance-all-dead = Alle Helden tot
