result-bride-rest = Ihr legt ihn vor den Altar, was von ihm da ist, und den Ring dahin, wo ein Finger war. Sie hebt den Schleier. Niemand, der dieses Gesicht sah, hat es je beschreiben können, nur dass es sehr jung war. Dann verlassen zwei Arm in Arm die Kapelle, ohne die Tür zu benutzen, und hinter ihnen rieselt auf die Fliesen frischer weißer Reis, aus dem Nichts, noch eine ganze Weile.
result-bride-married = „Ja“, sagt die Stimme, die einmal einem Freund gehörte, ein wenig hohl, und die Glocken beginnen zu läuten, die dieses Haus nie hatte. Sie wirft den Strauß. In der Luft fällt er auseinander, und jeder von euch fängt, ohne es zu wollen, etwas auf. Es wird noch mehr Hochzeiten geben. Sie hatte recht: Das Warten ist das Schwere.
result-bride-all-dead = In den Bänken sitzen sie, als wären sie geladen, die Hüte auf dem Schoß, die kalten Hände gefaltet, und auf beiden Seiten des Gangs ist jeder Platz besetzt. Ein Gast lebt noch und spielt die Orgel. Die Braut kommt langsam, ganz langsam, denn sie hat gelernt, die Dinge auszukosten.
ending-bride-rest = Die Braut: zur Ruhe gekommen
ending-bride-married = Die Braut: vermählt
ending-bride-all-dead = Die Braut: alle Helden tot
