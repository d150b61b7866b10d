### Wie Spuk 9 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-dance-silence = Eine Saite reißt, dann noch eine. Im Ballsaal gehen alle Kerzen auf einmal aus, und sehr viele müde Füße stehen still. Was ihr jetzt hört, ist der Regen auf dem Dach und euer eigener Atem. Ihr hattet vergessen, wie schön es ist, wenn nichts spielt.
result-dance-lost = Das Symbol versinkt ohne einen Laut, und die letzte Tür springt auf. Die Musik ist jetzt überall; selbst die Treppen halten den Takt. Kommt nur herein. Für noch ein Paar ist immer Platz.
result-dance-all-dead = Niemand ist mehr da, der sie nicht hört. Paarweise tanzen sie lächelnd durch die langen Zimmer, und der Geiger wird nie müde, und die Nacht geht nie zu Ende.

ending-dance-silence = Der Tanz: verstummt
ending-dance-lost = Der Tanz: das Heilige Symbol verloren
ending-dance-all-dead = Der Tanz: alle Helden tot
