### Wie Spuk 28 enden kann: Man liest es, wenn er vorbei ist.

result-solomon-broken = Er fällt nicht. Er geht an alten Nähten auseinander, wie etwas, dem man nur befohlen hatte zusammenzuhalten, und wo er stand, liegt ein Häufchen feiner grauer Sand. Die anderen warten höflich, dass man sie fortschickt, wie Gepäckträger. Als der letzte gegangen ist, streift jemand den Ring ab, mit Seife schließlich, und da liegt er im Waschbecken und hört zu.
result-solomon-all-dead = Es gibt so viel zu tragen. Die ganze Nacht gehen sie lautlos hin und her, Steine auf den Schultern, und auf dem Hügel wächst etwas, das sieben Jahre brauchen wird. Am höchsten Fenster sieht jemand von euch zu und dreht die leere Hand hin und her, als wolle er wissen, wie ein Ring sich daran machen würde.

ending-solomon-broken = Der Ring: der Fürst vernichtet
ending-solomon-all-dead = Der Ring: alle Helden tot
