### Wie Spuk 34 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-guillotines-heads = So viele Köpfe, sagt die Stimme, und so wenig darin. Wer von euch zuletzt noch steht, nimmt ein Halseisen ab, das nie verschlossen war, und verbeugt sich.
result-guillotines-free = Das letzte Eisen fällt und spaltet die Diele, dann ist es still. Die Schlüssel lasst ihr liegen. Keiner sieht den anderen an, bis das Tor hinter euch liegt.
result-guillotines-all-dead = Die Stimme wartet noch eine Weile, höflich, falls jemand antworten möchte. Dann gehen die Lichter aus, ein Raum nach dem anderen.

ending-guillotines-free = Die Halseisen: alle ab
ending-guillotines-heads = Die Halseisen: zu viele Köpfe
ending-guillotines-all-dead = Die Halseisen: niemand mehr am Leben
