### Wie Spuk 32 enden kann: für alle, und nicht, bevor er zu Ende ist.

result-lost-home = Der letzte Akkord bleibt in den Pfeifen stehen und will nicht verklingen, und darunter hört ihr, wie die alten Geräusche wiederkommen, eines nach dem anderen: eine Uhr, eine Dachrinne, ein Hund weit unten am Hügel. Die Monde erlöschen. Einer bleibt, und es ist der richtige. Ihr reißt jedes Fenster im Haus auf, steht davor und atmet, bis jemand zu lachen beginnt.
result-lost-all-dead = Die Orgel atmet ein, und aus. Es ist niemand mehr da, dem die Luft noch schaden könnte. An einem der Fenster steht jemand, der mit jeder Stunde weniger aussieht wie einer von euch, und winkt; und weit draußen in der Ebene bleiben die Hohen stehen, drehen sich um und kommen.
ending-lost-home = Verloren: das Haus ist daheim
ending-lost-all-dead = Verloren: niemand atmet mehr
